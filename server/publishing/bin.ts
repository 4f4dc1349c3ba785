import type { Section } from '#domain/content/sections.ts';
import type { DocumentRef } from '#domain/documents.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { RequestError } from '#domain/request-error.ts';
import { BIN_KEPT_DAYS } from '#domain/retention.ts';
import { InvalidContent } from '#server/content/content-errors.ts';
import type { Authorship, ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentState } from '#server/database/tables.ts';
import { NO_EDITS, revisionRef, sameDocument } from '#server/documents/document-rows.ts';
import type { DocumentStore, Revision } from '#server/documents/document-store.ts';
import type { MediaService } from '#server/media/media-service.ts';
import { forgetConfirmations } from '#server/translations/confirmed-translations.ts';
import type { DocumentKinds } from './document-kinds.ts';

/** A document that visitors no longer see, and that comes back with one click. */
export interface BinnedDocument {
  ref: DocumentRef;
  /** Of an article or a case study; a section is named by its id. */
  title: string;
  deletedAt: string;
  deletedBy: string;
}

interface Parts {
  database: Database;
  documents: DocumentStore;
  content: Pick<ContentService, 'restore'>;
  kinds: DocumentKinds;
  media: Pick<MediaService, 'deleted' | 'bringBack' | 'forgetDeleted'>;
  now: () => Date;
}

/** What was deleted or reset within the last months. */
export function createBin({ database, documents, content, kinds, media, now }: Parts) {
  const { db } = database;
  const oldest = () => new Date(now().getTime() - BIN_KEPT_DAYS * DAY_MS);

  function removed() {
    return db
      .selectFrom('documents')
      .innerJoin('revisions', (join) =>
        join
          .on(sameDocument('revisions.document_id', 'documents.id'))
          .onRef('revisions.rev', '=', 'documents.rev'),
      )
      .select([
        ...(['documents.collection', 'documents.language', 'documents.id'] as const),
        ...(['documents.rev', 'documents.state'] as const),
        ...(['documents.updated_at as deletedAt', 'documents.updated_by as deletedBy'] as const),
      ])
      .where((eb) =>
        eb.or([
          eb('documents.state', '!=', 'live').and('revisions.action', 'in', [
            ...(['delete', 'reset', 'import', 'undo'] as const),
          ]),
          // Reset in its editor and then published.
          eb.and({
            'documents.collection': 'section',
            'documents.state': 'live',
            'documents.body': NO_EDITS,
          }),
        ]),
      )
      .orderBy('documents.updated_at', 'desc')
      .orderBy('documents.collection')
      .orderBy('documents.id')
      .orderBy('documents.language', 'desc');
  }

  /**
   * The version that was live when the document went, 0 for the shipped one of an entry. Undefined where there
   * was none, and where nothing went: taken back to what it shipped with, a document was not deleted.
   */
  async function lastVersion(ref: DocumentRef, state: DocumentState): Promise<number | undefined> {
    const isSection = ref.collection === 'section';
    const revisions = await documents.revisions(ref);
    const isLive = ({ state, body }: Revision) => state === 'live' && body !== NO_EDITS;
    // An undo may have put it back where it had gone before.
    const departure = revisions.findIndex((one) => !isLive(one) && one.action !== 'undo');
    if (departure === -1 && (isSection || state !== 'removed')) return undefined;
    const own = revisions.slice(departure + 1).find(isLive);
    // What ships is online again where the whole site was reset.
    return own?.rev ?? (!isSection && state === 'removed' ? 0 : undefined);
  }

  async function inBin() {
    const rows = await removed().where('documents.updated_at', '>=', oldest().toISOString()).execute();
    const found = rows.map(async ({ collection, language, id, rev: _, state, ...deletion }) => {
      const ref = { collection, language, id } as DocumentRef;
      const last = await lastVersion(ref, state);
      const content = last === undefined ? undefined : await kinds[ref.collection].version(ref, last);
      return content ? [{ ref, content, deletion }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  async function bringBack(ref: DocumentRef, rev: number, authorship: Authorship): Promise<void> {
    // The prices of a calculator are those of the other language too.
    if (ref.collection === 'section')
      return void (await content.restore(ref.id as Section, ref.language, rev, authorship));
    const kind = kinds[ref.collection];
    const prepared = await kind.prepare(ref, await kind.version(ref, rev));
    await documents.change(ref, { ...prepared, ...authorship, action: 'restore' });
  }

  return {
    /** Deleted articles and case studies, and reset sections, the newest first. */
    async documents(): Promise<BinnedDocument[]> {
      return (await inBin()).map(({ ref, content, deletion }) => ({
        ref,
        title: titleOf(content),
        ...deletion,
      }));
    },

    /** The same as they were when they were live last. */
    async contents(): Promise<{ ref: DocumentRef; content: unknown }[]> {
      return (await inBin()).map(({ ref, content }) => ({ ref, content }));
    },

    images: () => media.deleted(oldest()),

    /** Brings a document back as it was last. Refused where it no longer fits its schema, or its address is taken. */
    async restore(ref: DocumentRef, by: string): Promise<void> {
      const current = await removed()
        .where((eb) =>
          eb.and({
            'documents.collection': ref.collection,
            'documents.language': ref.language,
            'documents.id': ref.id,
          }),
        )
        .executeTakeFirst();
      const last = current && (await lastVersion(ref, current.state));
      if (!current || last === undefined)
        throw new RequestError(404, 'It is not in the bin.', { reason: 'not-in-bin' });
      const authorship = { basedOn: current.rev, by };
      await bringBack(ref, last, authorship).catch(throwOutdated);
    },

    restoreImage: media.bringBack,

    /** Takes from the bin what has been there long enough; a shipped entry that was deleted stays deleted. */
    async purge(): Promise<void> {
      const before = oldest();
      const rows = await removed().where('documents.updated_at', '<', before.toISOString()).execute();
      for (const { collection, language, id, state } of rows) {
        const ref = { collection, language, id } as DocumentRef;
        if (collection === 'section' || (await lastVersion(ref, state)) === undefined) continue;
        await database.write(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('documents')
            .set({ body: '', summary: '' })
            .where((eb) => eb.and({ ...ref }))
            .where('state', '!=', 'live')
            .executeTakeFirst();
          // Somebody brought it back in this moment.
          if (numUpdatedRows === 0n) return;
          await trx
            .deleteFrom('revisions')
            .where((eb) => eb.and(revisionRef(ref)))
            .execute();
          if (language === 'en') await forgetConfirmations(trx, ref);
        });
      }
      await media.forgetDeleted(before);
    },
  };
}

/** What was written for an earlier version of the site may lack what its schema asks for now. */
function throwOutdated(error: unknown): never {
  if (!(error instanceof InvalidContent)) throw error;
  throw new RequestError(422, error.message, { ...error.details, reason: 'bin-outdated' });
}

const titleOf = (content: unknown) => String((content as { title?: unknown }).title ?? '');

export type Bin = ReturnType<typeof createBin>;
