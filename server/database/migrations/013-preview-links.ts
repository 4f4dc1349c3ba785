import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Links that show a preview to somebody without an account. */
export async function addPreviewLinkTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('preview_links'),
    ...['perspective', 'path', 'created_at', 'created_by', 'expires_at', 'revoked_at'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('openings', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
}
