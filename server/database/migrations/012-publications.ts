import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Working copies, and publications: which documents went live together, or will. */
export async function addPublicationTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('working_copies'),
    ...['collection', 'language', 'document_id', 'body', 'version', 'updated_at', 'updated_by'],
  )
    .addColumn('based_on', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copies_pk', ['collection', 'language', 'document_id'])
    .modifyEnd(strictOn(engine))
    .execute();
  await withTexts(
    db.schema.createTable('publications'),
    ...['action', 'name', 'state', 'due_at', 'created_at', 'created_by', 'published_at', 'undoes', 'failure'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('publications_due').on('publications').columns(['state', 'due_at']).execute();
  await withTexts(
    db.schema.createTable('publication_documents'),
    ...['collection', 'language', 'document_id', 'body'],
  )
    .addColumn('publication_id', 'text', (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('before_rev', 'integer', (column) => column.notNull())
    .addColumn('after_rev', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('publication_documents_pk', [
      ...['publication_id', 'collection', 'language', 'document_id'],
    ] as never)
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema
    .createIndex('publications_of_document')
    .on('publication_documents')
    .columns(['collection', 'language', 'document_id'])
    .execute();
}
