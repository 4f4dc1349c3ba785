import type { Transaction } from 'kysely';
import { type Meeting, stepsOf } from '#domain/appointments/free-slots.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Tables } from '#server/database/tables.ts';
import { tokenHash } from '#server/tokens.ts';

/** A meeting as it is first stored, with the link that its visitor gets. */
export interface NewAppointment extends Meeting {
  token: string;
  now: Date;
}

/** Part of the transaction that stores the lead: refused, nothing of it is stored. */
export async function storeAppointment(
  trx: Transaction<Tables>,
  leadId: string,
  { token, now, ...meeting }: NewAppointment,
): Promise<void> {
  await trx
    .insertInto('appointments')
    .values({
      lead_id: leadId,
      ...columnsOf(meeting),
      state: 'booked',
      sequence: 0,
      updated_at: now.toISOString(),
    })
    .execute();
  await takeTimes(trx, leadId, meeting);
  await storeLink(trx, leadId, token, now);
}

export function columnsOf({ start, end }: Meeting) {
  return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

/**
 * Takes the time of a meeting, or refuses when any part of it is taken. The key of the table decides: of two
 * that ask at once, on whatever instance, the second waits for the first and finds it taken.
 */
export async function takeTimes(trx: Transaction<Tables>, leadId: string, meeting: Meeting): Promise<void> {
  const rows = stepsOf(meeting).map((step) => ({ at: step.toISOString(), lead_id: leadId }));
  const taken = await trx
    .insertInto('appointment_times')
    .values(rows)
    .onConflict((clash) => clash.column('at').doNothing())
    .returning('at')
    .execute();
  if (taken.length < rows.length) throw slotTaken();
}

export async function giveTimesBack(trx: Transaction<Tables>, leadId: string): Promise<void> {
  await trx.deleteFrom('appointment_times').where('lead_id', '=', leadId).execute();
}

export async function storeLink(
  trx: Transaction<Tables>,
  leadId: string,
  token: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('appointment_links')
    .values({ token_hash: tokenHash(token), lead_id: leadId, created_at: now.toISOString() })
    .execute();
}

export function slotTaken(): RequestError {
  return new RequestError(409, 'This time is not free.', { reason: 'slot-taken' });
}
