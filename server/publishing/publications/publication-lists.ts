import { type Kysely, sql } from 'kysely';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { pageRange } from '#domain/paging.ts';
import type { Tables } from '#server/database/tables.ts';
import { sameDocument } from '#server/documents/document-rows.ts';
import { type Publication, publicationsOf, scheduledOf, undoneBy } from './publication-reads.ts';

const PAGE_SIZE = 20;

/** A publication with the documents that it changes, and who took it back, as things stand. */
export interface ListedPublication extends Publication {
  documents: DocumentRef[];
  undoneBy?: { by: string; at: string; leftAlone: number };
}

/** When it went live, or should have. */
const moment = sql<string>`case when published_at <> '' then published_at else due_at end`;

/** The publications as the back office lists them. */
export function createPublicationLists(db: Kysely<Tables>) {
  const past = () =>
    publicationsOf(db).where('state', 'in', ['published', 'failed']).orderBy(moment, 'desc').orderBy('id');

  async function withDocuments(publications: readonly Publication[]): Promise<ListedPublication[]> {
    if (publications.length === 0) return [];
    const ids = publications.map(({ id }) => id);
    const [documents, undos] = await Promise.all([
      db
        .selectFrom('publication_documents')
        .select(['publication_id', 'collection', 'language', 'document_id as id'])
        .where('publication_id', 'in', ids)
        .orderBy('collection')
        .orderBy('document_id')
        .orderBy('language', 'desc')
        .execute(),
      undoneBy(db, publications),
    ]);
    return publications.map((publication) => {
      const undo = undos.get(publication.id);
      return {
        ...publication,
        documents: documents
          .filter(({ publication_id }) => publication_id === publication.id)
          .map(({ collection, language, id }) => ({ collection, language, id }) as DocumentRef),
        ...(undo && { undoneBy: { by: undo.createdBy, at: undo.publishedAt, leftAlone: undo.leftAlone } }),
      };
    });
  }

  return {
    /** Those that wait, soonest first. */
    async scheduled(): Promise<ListedPublication[]> {
      const waiting = scheduledOf(db);
      return withDocuments(await waiting.execute());
    },

    /** The last that went live or failed, newest first. */
    past: (limit: number): Promise<Publication[]> => past().limit(limit).execute(),

    /** How many went live since a moment. */
    async countSince(since: Date): Promise<number> {
      const { count } = await db
        .selectFrom('publications')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('state', '=', 'published')
        .where('published_at', '>=', since.toISOString())
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** One page of those that went live or failed. A page beyond the end is the last. */
    async page(asked: number) {
      const { count } = await db
        .selectFrom('publications')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('state', 'in', ['published', 'failed'])
        .executeTakeFirstOrThrow();
      const { page, pages, offset } = pageRange(Number(count), asked, PAGE_SIZE);
      const items = await past().limit(PAGE_SIZE).offset(offset).execute();
      return { items: await withDocuments(items), page, pages, count: Number(count) };
    },

    /**
     * Those that failed and of whose documents one is listed as they gave it back. One that failed because
     * of a deleted document is told of after `since` also when that document, which no list shows, was all of it.
     */
    async unsettledFailures(listed: readonly { ref: DocumentRef }[], since: Date): Promise<Publication[]> {
      const given = await db
        .selectFrom('publications')
        .innerJoin('publication_documents as held', 'held.publication_id', 'publications.id')
        .innerJoin('working_copies as copy', (join) =>
          join.on(sameDocument('copy.document_id', 'held.document_id')).onRef('copy.body', '=', 'held.body'),
        )
        .select([
          'publications.id as publication',
          'publications.failure',
          'publications.due_at',
          'held.collection',
          'held.language',
          'held.document_id as id',
        ])
        .where('state', '=', 'failed')
        .execute();
      const keys = new Set(listed.map(({ ref }) => documentKey(ref)));
      const unsettled = given.filter(
        ({ failure, due_at, ...document }) =>
          keys.has(documentKey(document as DocumentRef)) ||
          (failure === 'publication-deleted' && due_at >= since.toISOString()),
      );
      if (unsettled.length === 0) return [];
      return publicationsOf(db)
        .where(
          'id',
          'in',
          unsettled.map(({ publication }) => publication),
        )
        .orderBy('due_at', 'desc')
        .orderBy('id')
        .execute();
    },
  };
}
