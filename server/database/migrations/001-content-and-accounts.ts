import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';

export async function addContentAndAccountTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // STRICT makes SQLite refuse text in integer columns, as PostgreSQL does by itself.
  const end = engine === 'sqlite' ? sql`strict` : sql``;
  const text = (table: TableBuilder, ...names: string[]) =>
    names.reduce((builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()), table);

  await text(
    db.schema.createTable('documents'),
    'collection',
    'language',
    'id',
    'slug',
    'summary',
    'body',
    'updated_at',
    'updated_by',
  )
    .addColumn('rev', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('live', 'removed', 'set-aside')`),
    )
    .addPrimaryKeyConstraint('documents_pk', ['collection', 'language', 'id'])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createIndex('documents_live_slug')
    .unique()
    .on('documents')
    .columns(['collection', 'language', 'slug'])
    .where(sql.ref('state'), '=', sql.lit('live'))
    .execute();

  await text(
    db.schema.createTable('revisions'),
    'collection',
    'language',
    'document_id',
    'state',
    'action',
    'body',
    'created_at',
    'created_by',
  )
    .addColumn('rev', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('revisions_pk', ['collection', 'language', 'document_id', 'rev'])
    .modifyEnd(end)
    .execute();

  await text(
    db.schema.createTable('set_aside'),
    'collection',
    'language',
    'document_id',
    'reason',
    'body',
    'created_at',
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rev', 'integer', (column) => column.notNull())
    .modifyEnd(end)
    .execute();

  await text(db.schema.createTable('accounts'), 'password_hash', 'created_at')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('disabled', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`disabled in (0, 1)`),
    )
    .modifyEnd(end)
    .execute();

  await text(db.schema.createTable('sessions'), 'created_at', 'expires_at')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .modifyEnd(end)
    .execute();

  await text(db.schema.createTable('setup_links'), 'created_at', 'used_at')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .modifyEnd(end)
    .execute();
}

type TableBuilder = CreateTableBuilder<string, string>;
