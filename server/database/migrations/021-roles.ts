import type { Kysely } from 'kysely';

/**
 * What an account may do, and the one that an invitation makes; whoever is there already may do everything.
 * A link may keep the second factor: its secret is sealed with each recovery code too, since the password
 * that opens it may be forgotten.
 */
export async function addRoles(db: Kysely<unknown>): Promise<void> {
  for (const table of ['accounts', 'account_links']) {
    await db.schema
      .alterTable(table)
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
      .execute();
    await db.schema
      .alterTable(table)
      .addColumn('may_publish', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema
    .alterTable('account_links')
    .addColumn('keeps_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('recovery_codes')
    .addColumn('sealed_secret', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
