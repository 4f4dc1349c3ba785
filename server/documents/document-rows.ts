import { type SqlBool, sql, type Transaction } from 'kysely';
import type { DocumentRef } from '#domain/documents.ts';
import type { Tables } from '#server/database/tables.ts';

/** The body of a section that says what it shipped with. */
export const NO_EDITS = '{}';

export type Reader = Pick<Transaction<Tables>, 'selectFrom'>;

export type CurrentRow = Awaited<ReturnType<typeof currentRow>>;

export function rowsOf(db: Reader, ref: DocumentRef) {
  return db.selectFrom('documents').where((eb) => eb.and({ ...ref }));
}

/** What a change must know of the document it changes; undefined where nothing was stored. */
export function currentRow(db: Reader, ref: DocumentRef) {
  return rowsOf(db, ref).select(['rev', 'slug', 'state', 'updated_at']).executeTakeFirst();
}

/** The current row of a document, with its stored body. */
export function storedRow(db: Reader, ref: DocumentRef) {
  return rowsOf(db, ref).select(['rev', 'state', 'body', 'updated_at', 'updated_by']).executeTakeFirst();
}

/** What a change must know of several documents, in their order. */
export async function currentRows(db: Reader, refs: readonly DocumentRef[]): Promise<CurrentRow[]> {
  const ids = [...new Set(refs.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select(['collection', 'language', 'id', 'rev', 'slug', 'state', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
  return refs.map(({ collection, language, id }) =>
    rows.find((row) => row.id === id && row.language === language && row.collection === collection),
  );
}

export function revisionRef({ collection, language, id }: DocumentRef) {
  return { collection, language, document_id: id };
}

type IdColumn = `${string}.id` | `${string}.document_id`;

/** Whether two rows belong to the same document, each named by its column of the id: `documents.id`, `revisions.document_id`. */
export function sameDocument(one: IdColumn, other: IdColumn) {
  const equal = (column: string) => sql`${sql.ref(beside(one, column))} = ${sql.ref(beside(other, column))}`;
  return sql<SqlBool>`(${equal('collection')} and ${equal('language')} and ${sql.ref(one)} = ${sql.ref(other)})`;
}

/** Another column of the same table. */
const beside = (id: IdColumn, column: string) => `${id.slice(0, id.indexOf('.'))}.${column}`;

/** Whether a body holds a text, letter for letter. */
export function bodyHolds(column: string, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** The live documents whose body holds a text. */
export function holding(db: Reader, text: string) {
  return db.selectFrom('documents').where('state', '=', 'live').where(bodyHolds('body', text));
}
