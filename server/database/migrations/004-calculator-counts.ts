import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn } from './new-table.ts';

/** Written out here: what the program counts may change, what this migration made may not. */
const counted = [
  ...['arrived_1', 'arrived_2', 'arrived_3', 'arrived_4', 'arrived_5', 'arrived_quote'],
  ...['left_1', 'left_2', 'left_3', 'left_4', 'left_5', 'left_quote', 'sent'],
  ...['type_website', 'type_ecommerce', 'type_app', 'type_custom'],
  ...['band_under_3000', 'band_under_10000', 'band_under_30000', 'band_from_30000'],
];

/** How far visitors come in the calculator: one row a day. */
export async function addCalculatorCountTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable('calculator_counts')
    .addColumn('day', 'text', (column) => column.primaryKey());
  await counted
    .reduce(
      (builder, name) => builder.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)),
      table as ReturnType<typeof db.schema.createTable>,
    )
    .modifyEnd(strictOn(engine))
    .execute();
}
