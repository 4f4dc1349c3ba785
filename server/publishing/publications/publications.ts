import type { Transaction } from 'kysely';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import { revisionRef } from '#server/documents/document-rows.ts';
import type { DocumentStore, PublishedChange } from '#server/documents/document-store.ts';
import type { DocumentKinds } from '../document-kinds.ts';
import { copyVersion, type WorkingCopies } from '../working-copies/working-copies.ts';
import type { CheckedChanges, ChosenCopy, PublicationOptions } from './checked-changes.ts';
import { throwChanged } from './publication-errors.ts';
import { createPublicationLists } from './publication-lists.ts';
import { documentsOf, findPublication } from './publication-reads.ts';
import type { ScheduledPublications } from './scheduled-publications.ts';
import { createUndo } from './undo-publication.ts';

interface Parts {
  database: Database;
  documents: DocumentStore;
  kinds: DocumentKinds;
  copies: WorkingCopies;
  checkedChanges: CheckedChanges;
  scheduled: ScheduledPublications;
}

/** What goes live together: now, at a time, and back again. */
export function createPublications(parts: Parts) {
  const { database, documents, kinds, copies, checkedChanges, scheduled } = parts;
  const { db } = database;
  const { undo, undoSince } = createUndo({ database, documents, kinds });

  return {
    /** Publishes these working copies as one: all of them or none. Answers the id of the publication. */
    async publish(
      chosen: readonly ChosenCopy[],
      { by, name = '', confirmed = false }: PublicationOptions,
    ): Promise<string> {
      const { own, followers } = await checkedChanges.ofCopies(chosen, { confirmed }).catch(throwChanged);
      const id = crypto.randomUUID();
      const [first] = chosen;
      const versions = chosen.map(({ version }) => copyVersion(version));
      const publishing = documents.publish(
        {
          action: 'publish',
          by,
          name,
          id,
          ...(first && chosen.length === 1 && { subject: documentKey(first.ref) }),
        },
        [...own, ...followers],
        (trx) => removeCopies(trx, versions, followers),
      );
      await publishing.catch(throwChanged);
      return id;
    },

    /**
     * Publishes what somebody has written in one document, saved before or not. Refused, it leaves the
     * working copy as it was.
     */
    async publishContent(
      ref: DocumentRef,
      content: unknown,
      { basedOn, by, confirmed = false }: { basedOn: string; by: string; confirmed?: boolean },
    ): Promise<void> {
      const { isPublished, store } = await copies.prepareSave(ref, content, { basedOn, by });
      if (isPublished) {
        await database.write(store);
        return;
      }
      const { version, rev } = await copies.load(ref);
      if (version !== basedOn) throw new VersionConflict(rev);
      const { own, followers } = await checkedChanges.ofContents([{ ref, content, rev }], { confirmed });
      await documents.publish(
        { action: 'publish', by, subject: documentKey(ref) },
        [...own, ...followers],
        async (trx) => removeCopies(trx, [copyVersion(await store(trx))], followers),
      );
    },

    ...scheduled,

    /** Puts every document back to what it was, as a new publication. */
    undo: (id: string, options: Parameters<typeof undo>[1]) => undo(id, options).catch(throwChanged),

    /** Puts back everything that went live since a moment. Answers how many documents that changed. */
    undoSince: (since: Date, options: Parameters<typeof undoSince>[1]) =>
      undoSince(since, options).catch(throwChanged),

    async read(id: string) {
      return { ...(await findPublication(db, id)), documents: await documentsOf(db, id) };
    },

    ...createPublicationLists(db),
  };
}

export type Publications = ReturnType<typeof createPublications>;

/** The copies that are published go; so do those of followers that say what is now published. */
async function removeCopies(
  trx: Transaction<Tables>,
  versions: readonly string[],
  followers: readonly PublishedChange[],
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('working_copies')
    .where('version', 'in', versions)
    .executeTakeFirst();
  if (numDeletedRows !== BigInt(versions.length)) throw new VersionConflict(0);
  for (const { ref, body } of followers)
    await trx
      .deleteFrom('working_copies')
      .where((eb) => eb.and({ ...revisionRef(ref), body }))
      .execute();
}
