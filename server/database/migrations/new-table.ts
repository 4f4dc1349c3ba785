import { type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../tables.ts';

type TableBuilder = CreateTableBuilder<string, string>;

/** STRICT makes SQLite refuse text in integer columns, as PostgreSQL does by itself. */
export function strictOn(engine: Engine): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`strict` : sql``;
}

/** The table with these columns of text, none of them null. */
export function withTexts(table: TableBuilder, ...names: string[]): TableBuilder {
  return names.reduce(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );
}
