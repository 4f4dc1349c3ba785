import type { Kysely } from 'kysely';

/** Deleted pictures stay for a while; when and by whom each was deleted, empty for the others. */
export async function keepDeletedPictures(db: Kysely<unknown>): Promise<void> {
  for (const name of ['deleted_at', 'deleted_by'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}
