import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

const parts = ['page', 'first_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'device'];

/** Where each lead came from, which goes with it, and how far visits come by where they began. */
export async function addLeadSources(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('lead_sources'), ...parts)
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
    .modifyEnd(strictOn(engine))
    .execute();
  // Of earlier leads nothing is known, but they count: what has no row was sent by the agency itself.
  const columns = sql.join(parts.map((part) => sql.ref(part)));
  const unknown = sql.join(parts.map(() => sql.lit('')));
  await sql`insert into lead_sources (lead_id, ${columns}) select id, ${unknown} from leads`.execute(db);

  await withTexts(db.schema.createTable('visit_counts'), 'day', 'stage', 'entry', 'source')
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_counts_pk', ['day', 'stage', 'entry', 'source'])
    .modifyEnd(strictOn(engine))
    .execute();
}
