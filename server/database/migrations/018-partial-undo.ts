import type { Kysely } from 'kysely';

/** How many fields an undo left alone. */
export async function addLeftAlone(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('publications')
    .addColumn('left_alone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
