import { BIN_KEPT_DAYS } from '#domain/publishing/bin.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { currentRow, revisionRef } from '#server/documents/document-rows.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { DocumentKinds } from './document-kinds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
  kinds: DocumentKinds;
  media: Pick<MediaService, 'deleted' | 'bringBack' | 'forgetDeleted'>;
  now: () => Date;
}

/** What was deleted or reset within the last months. */
export function createBin({ database, documents, kinds, media, now }: Parts) {
  const { db } = database;
  const oldest = () => new Date(now().getTime() - BIN_KEPT_DAYS * DAY_MS);

  function removed() {
    return db
      .selectFrom('documents')
      .innerJoin('revisions', (join) =>
        join
          .onRef('revisions.collection', '=', 'documents.collection')
          .onRef('revisions.language', '=', 'documents.language')
          .onRef('revisions.document_id', '=', 'documents.id')
          .onRef('revisions.rev', '=', 'documents.rev'),
      )
      .select([
        ...(['documents.collection', 'documents.language', 'documents.id'] as const),
        ...(['documents.updated_at as deletedAt', 'documents.updated_by as deletedBy'] as const),
      ])
      .where('documents.state', '!=', 'live')
      .where('revisions.action', 'in', ['delete', 'reset', 'import'])
      .orderBy('documents.updated_at', 'desc')
      .orderBy('documents.id');
  }

  /** What was live last: an own version, or the shipped one of an entry. Undefined where there was none. */
  async function lastContent(ref: DocumentRef): Promise<unknown> {
    const own = (await documents.revisions(ref)).find(({ state }) => state === 'live');
    if (!own && ref.collection === 'section') return undefined;
    return kinds[ref.collection].version(ref, own?.rev ?? 0);
  }

  return {
    /** Deleted articles and case studies, and reset sections, the newest first. */
    async documents(): Promise<BinnedDocument[]> {
      const rows = await removed().where('documents.updated_at', '>=', oldest().toISOString()).execute();
      const found = rows.map(async ({ collection, language, id, ...deletion }) => {
        const ref = { collection, language, id } as DocumentRef;
        const content = (await lastContent(ref)) as { title?: unknown } | undefined;
        return content ? [{ ref, title: String(content.title ?? ''), ...deletion }] : [];
      });
      return (await Promise.all(found)).flat();
    },

    lastContent,

    pictures: () => media.deleted(oldest()),

    /** Brings a document back as it was last. */
    async restore(ref: DocumentRef, by: string): Promise<void> {
      const current = await currentRow(db, ref);
      const content = await lastContent(ref);
      if (!current || current.state === 'live' || content === undefined)
        throw new RequestError(404, 'It is not in the bin.', { reason: 'not-in-bin' });
      const prepared = await kinds[ref.collection].prepare(ref, content);
      await documents.change(ref, { ...prepared, basedOn: current.rev, by, action: 'restore' });
    },

    restorePicture: media.bringBack,

    /** Takes from the bin what has been there long enough; a shipped entry that was deleted stays deleted. */
    async purge(): Promise<void> {
      const before = oldest();
      const rows = await removed().where('documents.updated_at', '<', before.toISOString()).execute();
      for (const { collection, language, id } of rows) {
        if (collection === 'section') continue;
        const ref = { collection, language, id } as DocumentRef;
        await database.write(async (trx) => {
          await trx
            .deleteFrom('revisions')
            .where((eb) => eb.and(revisionRef(ref)))
            .execute();
          await trx
            .updateTable('documents')
            .set({ body: '', summary: '' })
            .where((eb) => eb.and({ ...ref }))
            .where('state', '!=', 'live')
            .execute();
        });
      }
      await media.forgetDeleted(before);
    },
  };
}

export type Bin = ReturnType<typeof createBin>;
