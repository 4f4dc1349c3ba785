import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { capturedAmong } from './captured-mail.ts';
import { OUTDATED } from './outbox.ts';

/**
 * Part of the transaction that changes a meeting: whatever told of it before and has not left stays here. What is
 * being sent at this moment cannot be called back, but is not tried again.
 */
export async function closeOutdated(trx: Transaction<Tables>, leadId: string): Promise<void> {
  const mails = await trx
    .selectFrom('outbox')
    .select(['id', 'state'])
    .where('lead_id', '=', leadId)
    .where('purpose', 'in', ['notice', 'answer'])
    .execute();
  const captured = await capturedAmong(
    { db: trx },
    mails.map(({ id }) => id),
  );
  const kept = mails.filter(({ id, state }) => state !== 'sent' || captured.has(id)).map(({ id }) => id);
  if (kept.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ state: 'held', last_error: OUTDATED })
    .where('id', 'in', kept)
    .execute();
}
