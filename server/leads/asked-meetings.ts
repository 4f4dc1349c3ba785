import type { ExpressionBuilder } from 'kysely';
import { promisedKinds } from '#domain/leads/answer-clock.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

/** What came of a request for a meeting: a number to call, or the meeting as it is now. */
export type AskedMeeting =
  | { isCall: true; phone: string }
  | { isCall: false; start: string; isCancelled: boolean };

interface Asking {
  id: string;
  kind: LeadKind;
  answers: string;
}

/** What came of those of these leads that asked for a meeting, by their ids. */
export async function askedMeetings(
  db: Database['db'],
  leads: readonly Asking[],
): Promise<Map<string, AskedMeeting>> {
  const asking = leads.filter(({ kind }) => kind === 'appointment');
  if (asking.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointments')
    .select(['lead_id', 'starts_at', 'state'])
    .where(
      'lead_id',
      'in',
      asking.map(({ id }) => id),
    )
    .execute();
  const meetings = new Map(rows.map((row) => [row.lead_id, row]));
  return new Map(
    asking.map(({ id, answers }): [string, AskedMeeting] => {
      const meeting = meetings.get(id);
      if (!meeting) return [id, { isCall: true, phone: JSON.parse(answers).phone ?? '' }];
      const { starts_at: start, state } = meeting;
      return [id, { isCall: false, start, isCancelled: state === 'cancelled' }];
    }),
  );
}

/** Of leads: whoever asked to be called. They have no meeting. */
export function asksForCall(eb: ExpressionBuilder<Tables, 'leads'>) {
  const meeting = eb
    .selectFrom('appointments')
    .select('lead_id')
    .whereRef('appointments.lead_id', '=', 'leads.id');
  return eb.and([eb('leads.kind', '=', 'appointment'), eb.not(eb.exists(meeting))]);
}

/** Of leads: whoever was promised an answer (`answerClock`). */
export function isPromised(eb: ExpressionBuilder<Tables, 'leads'>) {
  return eb.or([eb('leads.kind', 'in', promisedKinds), asksForCall(eb)]);
}
