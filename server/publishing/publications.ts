import type { Transaction } from 'kysely';
import { otherLanguage } from '#domain/languages.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { revisionRef } from '#server/documents/document-rows.ts';
import { changeKey, type DocumentStore, type PublishedChange } from '#server/documents/document-store.ts';
import type { DocumentKinds } from './document-kinds.ts';
import {
  documentsOf,
  type Publication,
  type PublicationDocument,
  publicationsOf,
} from './publication-reads.ts';
import { createUndo } from './undo-publication.ts';
import { copyVersion, insertCopy, removeCopy, type WorkingCopies } from './working-copies.ts';

/** A working copy to publish, in the version that somebody has seen. */
export interface ChosenCopy {
  ref: DocumentRef;
  version: string;
}

interface Naming {
  by: string;
  name?: string;
}

export interface PublicationParts {
  database: Database;
  documents: DocumentStore;
  kinds: DocumentKinds;
  copies: WorkingCopies;
  content: Pick<ContentService, 'followingPrices'>;
  now: () => Date;
}

/** The change of a document, and the working copy that it came from. */
interface CopyChange extends PublishedChange {
  /** Empty for a document that only follows another. */
  copy: string;
}

/** What goes live together: now, at a time, and back again. */
export function createPublications(parts: PublicationParts) {
  const { database, documents, kinds, copies, content: prices, now } = parts;
  const { db } = database;

  /** The change that publishes a content over the version it was carried over to. */
  async function changeOf(ref: DocumentRef, content: unknown, basedOn: number): Promise<PublishedChange> {
    const kind = kinds[ref.collection];
    const final = kind.atPublication?.(content, now()) ?? content;
    return { ref, ...(await kind.prepare(ref, final)), basedOn };
  }

  /** The prices of the calculator are common to both languages: published in one, they are published in the other. */
  async function withPrices(changes: readonly { ref: DocumentRef; content: unknown }[]) {
    const isCalculator = ({ ref }: { ref: DocumentRef }) =>
      ref.collection === 'section' && ref.id === 'calculator';
    const calculators = changes.filter(isCalculator);
    const [leading] = calculators;
    if (!leading || calculators.length > 1) return [];
    const ref = { ...leading.ref, language: otherLanguage(leading.ref.language) };
    const basedOn = await documents.version(ref);
    const theirs = await kinds.section.published(ref);
    const next = await prices.followingPrices(leading.ref.language, leading.content, theirs);
    return next ? [{ ...(await changeOf(ref, next.content, basedOn)), copy: '' }] : [];
  }

  async function changesOf(chosen: readonly ChosenCopy[]): Promise<CopyChange[]> {
    const loaded = await Promise.all(
      chosen.map(async ({ ref, version }) => {
        const document = await copies.load(ref);
        if (document.version !== version) throw new VersionConflict(document.rev);
        if (!document.draft)
          throw new RequestError(409, 'There is nothing to publish.', { reason: 'nothing-chosen' });
        if (document.conflicts.length > 0) throw conflictIn([ref]);
        return { ref, ...document };
      }),
    );
    const own = await Promise.all(
      loaded.map(async ({ ref, content, rev, version }) => ({
        ...(await changeOf(ref, content, rev)),
        copy: copyVersion(version),
      })),
    );
    return [...own, ...(await withPrices(loaded))];
  }

  /** The copies that are published go; so do those that say what is now published. */
  async function removeCopies(trx: Transaction<Tables>, changes: readonly CopyChange[]): Promise<void> {
    for (const { ref, copy, body } of changes) {
      if (copy !== '') await removeCopy(trx, ref, copy);
      else
        await trx
          .deleteFrom('working_copies')
          .where((eb) => eb.and({ ...revisionRef(ref), body }))
          .execute();
    }
  }

  async function find(id: string): Promise<Publication> {
    const found = await publicationsOf(db).where('id', '=', id).executeTakeFirst();
    if (!found) throw unknownPublication();
    return found;
  }

  /** Only one of all who try at the same moment gets it. */
  async function leaveSchedule(
    trx: Transaction<Tables>,
    id: string,
    next: { state: 'published' | 'withdrawn' | 'failed'; failure?: string; published_at?: string },
  ): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('publications')
      .set(next)
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw unknownPublication();
  }

  /** What a publication held is a working copy again. */
  async function giveBack(
    trx: Transaction<Tables>,
    held: readonly PublicationDocument[],
    by: string,
  ): Promise<void> {
    for (const { ref, body, beforeRev } of held)
      await insertCopy(trx, ref, { body, based_on: beforeRev, version: crypto.randomUUID(), by, at: now() });
  }

  /** What a scheduled publication brings, carried over to what is published now. */
  async function dueChanges(id: string): Promise<PublishedChange[]> {
    const held = await documentsOf(db, id);
    const carried = await Promise.all(
      held.map(async ({ ref, body, beforeRev }) => {
        const rev = await documents.version(ref);
        const published = { rev, content: await kinds[ref.collection].published(ref) };
        return { ref, rev, ...(await copies.carriedOver(ref, { body, based_on: beforeRev }, published)) };
      }),
    );
    const conflicting = carried.filter(({ conflicts }) => conflicts.length > 0);
    if (conflicting.length > 0) throw conflictIn(conflicting.map(({ ref }) => ref));
    const own = await Promise.all(carried.map(({ ref, content, rev }) => changeOf(ref, content, rev)));
    return [...own, ...(await withPrices(carried)).map(({ copy: _, ...change }) => change)];
  }

  async function publishScheduled({ id, name, createdBy: by }: Publication): Promise<boolean> {
    try {
      const changes = await dueChanges(id);
      await documents.publish({ action: 'publish', by, id, name }, changes, (trx) =>
        leaveSchedule(trx, id, { state: 'published', published_at: now().toISOString() }),
      );
      return true;
    } catch (error) {
      // Another instance did it, or somebody withdrew it.
      if ((await find(id)).state !== 'scheduled') return false;
      // Somebody published in between: the next round carries over to that.
      if (error instanceof VersionConflict) return false;
      if (!isRequestError(error)) throw error;
      await fail(id, by, error);
      return false;
    }
  }

  async function fail(id: string, by: string, { details, message }: RequestError): Promise<void> {
    await database.write(async (trx) => {
      await leaveSchedule(trx, id, { state: 'failed', failure: details.reason ?? message });
      await giveBack(trx, await documentsOf(trx, id), by);
    });
  }

  return {
    /** Publishes these working copies as one: all of them or none. Answers the id of the publication. */
    async publish(chosen: readonly ChosenCopy[], { by, name = '' }: Naming): Promise<string> {
      const changes = await changesOf(chosen);
      const id = crypto.randomUUID();
      const [first] = chosen;
      await documents.publish(
        {
          ...{ action: 'publish', by, name, id },
          ...(first && chosen.length === 1 && { subject: changeKey(first.ref) }),
        },
        changes.map(({ copy: _, ...change }) => change),
        (trx) => removeCopies(trx, changes),
      );
      return id;
    },

    /** Takes these working copies out of everybody's hands until their moment. */
    async schedule(
      chosen: readonly ChosenCopy[],
      { by, name = '', at }: Naming & { at: Date },
    ): Promise<string> {
      if (at <= now()) throw new RequestError(422, 'This moment has passed.', { reason: 'publication-past' });
      await changesOf(chosen);
      const id = crypto.randomUUID();
      await database.write(async (trx) => {
        await trx
          .insertInto('publications')
          .values({
            ...{ id, action: 'publish', name, state: 'scheduled', undoes: '', failure: '', published_at: '' },
            ...{ due_at: at.toISOString(), created_at: now().toISOString(), created_by: by },
          })
          .execute();
        for (const { ref, version } of chosen) {
          const copy = await trx
            .selectFrom('working_copies')
            .selectAll()
            .where((eb) => eb.and({ ...revisionRef(ref), version: copyVersion(version) }))
            .executeTakeFirst();
          if (!copy) throw new VersionConflict(0);
          await removeCopy(trx, ref, copy.version);
          await trx
            .insertInto('publication_documents')
            .values({
              ...{ publication_id: id, ...revisionRef(ref), body: copy.body },
              ...{ before_rev: copy.based_on, after_rev: 0 },
            })
            .execute();
        }
        await recordAuditEvent(trx, { at: now(), who: by, act: 'schedule', subject: `all/${chosen.length}` });
      });
      return id;
    },

    /** Takes a scheduled publication off the calendar; its documents are working copies again. */
    async withdraw(id: string, by: string): Promise<void> {
      await database.write(async (trx) => {
        const held = await documentsOf(trx, id);
        await leaveSchedule(trx, id, { state: 'withdrawn' });
        await giveBack(trx, held, by);
        await recordAuditEvent(trx, { at: now(), who: by, act: 'withdraw', subject: `all/${held.length}` });
      });
    },

    /** Takes one document out of a scheduled publication, to write in it again. */
    async takeOut(id: string, ref: DocumentRef, by: string): Promise<void> {
      await database.write(async (trx) => {
        const all = await documentsOf(trx, id);
        const held = all.filter((one) => changeKey(one.ref) === changeKey(ref));
        if (held.length === 0) throw unknownPublication();
        if (all.length === held.length) await leaveSchedule(trx, id, { state: 'withdrawn' });
        const { numDeletedRows } = await trx
          .deleteFrom('publication_documents')
          .where((eb) => eb.and({ publication_id: id, ...revisionRef(ref) }))
          .where('after_rev', '=', 0)
          .executeTakeFirst();
        if (numDeletedRows !== 1n) throw unknownPublication();
        await giveBack(trx, held, by);
        await recordAuditEvent(trx, { at: now(), who: by, act: 'withdraw', subject: changeKey(ref) });
      });
    },

    /** Publishes what is due, the earliest first. Answers how many went live here. */
    async publishDue(): Promise<number> {
      const due = await publicationsOf(db)
        .where('state', '=', 'scheduled')
        .where('due_at', '<=', now().toISOString())
        .orderBy('due_at')
        .execute();
      let published = 0;
      for (const publication of due) if (await publishScheduled(publication)) published += 1;
      return published;
    },

    /** When the next one is due. */
    async nextDue(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('publications')
        .select((eb) => eb.fn.min('due_at').as('at'))
        .where('state', '=', 'scheduled')
        .executeTakeFirst();
      return row?.at ? new Date(row.at) : undefined;
    },

    undo: createUndo({ ...parts, find }),

    async read(id: string) {
      return { ...(await find(id)), documents: await documentsOf(db, id) };
    },

    /** Those that wait, soonest first. */
    async scheduled(): Promise<Publication[]> {
      return publicationsOf(db).where('state', '=', 'scheduled').orderBy('due_at').orderBy('id').execute();
    },

    /** The last that went live, failed or were withdrawn, newest first. */
    async past(limit: number): Promise<Publication[]> {
      return publicationsOf(db)
        .where('state', '!=', 'scheduled')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
  };
}

export type Publications = ReturnType<typeof createPublications>;

function unknownPublication(): RequestError {
  return new RequestError(404, 'No such publication waits.', { reason: 'publication-unknown' });
}

function conflictIn(refs: readonly DocumentRef[]): RequestError {
  return new RequestError(409, 'Somebody published in the same fields.', {
    reason: 'publication-conflict',
    documents: refs.map(changeKey),
  });
}
