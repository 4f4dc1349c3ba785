import type { Transaction } from 'kysely';
import type { PublicationState, Tables } from '#server/database/tables.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { revisionRef } from '#server/documents/document-rows.ts';

export type Reader = Pick<Transaction<Tables>, 'selectFrom'>;

/** A document that waits in a scheduled publication. */
export interface ScheduledDocument {
  publication: string;
  name: string;
  dueAt: string;
  body: string;
  based_on: number;
}

/** The scheduled publication that holds this document. */
export async function scheduledDocument(
  db: Reader,
  ref: DocumentRef,
): Promise<ScheduledDocument | undefined> {
  return db
    .selectFrom('publication_documents as held')
    .innerJoin('publications', 'publications.id', 'held.publication_id')
    .select([
      'publications.id as publication',
      'publications.name',
      'publications.due_at as dueAt',
      'held.body',
      'held.before_rev as based_on',
    ])
    .where('publications.state', '=', 'scheduled')
    .where((eb) =>
      eb.and(
        Object.entries(revisionRef(ref)).map(([column, value]) =>
          eb(`held.${column as 'collection' | 'language' | 'document_id'}`, '=', value),
        ),
      ),
    )
    .executeTakeFirst();
}

/** One document of a publication. */
export interface PublicationDocument {
  ref: DocumentRef;
  body: string;
  beforeRev: number;
  afterRev: number;
}

export async function documentsOf(db: Reader, publication: string): Promise<PublicationDocument[]> {
  const rows = await db
    .selectFrom('publication_documents')
    .selectAll()
    .where('publication_id', '=', publication)
    .orderBy('collection')
    .orderBy('document_id')
    .orderBy('language', 'desc')
    .execute();
  return rows.map(({ collection, language, document_id: id, body, before_rev, after_rev }) => ({
    ref: { collection, language, id } as DocumentRef,
    ...{ body, beforeRev: before_rev, afterRev: after_rev },
  }));
}

export interface Publication {
  id: string;
  action: string;
  name: string;
  state: PublicationState;
  dueAt: string;
  createdAt: string;
  createdBy: string;
  publishedAt: string;
  undoes: string;
  failure: string;
}

export function publicationsOf(db: Reader) {
  return db
    .selectFrom('publications')
    .select([
      ...(['id', 'action', 'name', 'state', 'undoes', 'failure'] as const),
      ...(['due_at as dueAt', 'created_at as createdAt', 'created_by as createdBy'] as const),
      'published_at as publishedAt',
    ]);
}
