import type { Transaction } from 'kysely';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { leftPlaceholders } from '#domain/leads/reply-placeholders.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { Answered } from '#domain/mail/reply-mail.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { OutboxEntry } from '#server/mail/outbox.ts';
import { firstAnswerAt, messageUnknown } from './lead-handling.ts';
import { writtenText } from './written-text.ts';

/** What a form of an answer sends along, so that the same form sent twice is one mail. */
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const SUBJECT_MAX = 200;
const TEXT_MAX = 50_000;

export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new RequestError(422, 'No key of a form.', { reason: 'text-empty' });
}

interface Written {
  subject: string;
  text: string;
}

/** What was written, as it is sent. */
export function writtenReply({ subject, text }: Written): Written {
  return { subject: sentText('subject', subject, SUBJECT_MAX), text: sentText('text', text, TEXT_MAX) };
}

function sentText(field: keyof Written, written: string, longest: number): string {
  const text = writtenText(written, longest, field);
  if (leftPlaceholders(text).length > 0)
    throw new RequestError(422, 'A placeholder is left.', { reason: 'placeholder-left', field });
  return text;
}

/** Whom an answer goes to; undefined where the lead is gone. */
export async function answeredLead({ db }: Pick<Database, 'db'>, id: string): Promise<Answered | undefined> {
  const lead = await db
    .selectFrom('leads')
    .select(['kind', 'language', 'name', 'email', 'answers', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead) return undefined;
  const { message = '' } = JSON.parse(lead.answers) as { message?: string };
  const { kind, language, name, email, created_at } = lead;
  return { kind, language, name, email, message, receivedAt: new Date(created_at) };
}

/**
 * Stores the mail and what it means for its lead. False where the very same form was sent before: then there is
 * nothing more to do. Refused where the lead has more answers than whoever wrote this one had seen.
 */
export async function storeReply(
  trx: Transaction<Tables>,
  entry: OutboxEntry & { lead_id: string },
  { seen, isCapturing }: { seen: number; isCapturing: boolean },
): Promise<boolean> {
  const { lead_id: id, written_by: by, created_at: at } = entry;
  const lead = await trx.selectFrom('leads').select('suspect').where('id', '=', id).executeTakeFirst();
  if (!lead) throw messageUnknown();
  if (lead.suspect === 1) throw new RequestError(409, 'It is among the spam.', { reason: 'message-suspect' });
  const inserted = await trx
    .insertInto('outbox')
    .values(entry)
    .onConflict((clash) => clash.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    await refuseAnother(trx, entry);
    return false;
  }
  await trx
    .updateTable('leads')
    .set((eb) => ({
      // While mail is captured nobody is answered: the outbox notes it when the answer leaves.
      ...(!isCapturing && {
        state: eb
          .case()
          .when('state', 'in', ['new', 'waiting'])
          .then('answered')
          .else(eb.ref('state'))
          .end()
          .$castTo<LeadState>(),
        answered_at: firstAnswerAt(eb, at),
      }),
      taken_by: eb.case().when('taken_by', '=', '').then(by).else(eb.ref('taken_by')).end(),
    }))
    .where('id', '=', id)
    .execute();
  // The row of the lead is locked by now: of two answers at once the second waits, and then sees the first.
  await refuseUnseen(trx, entry, seen);
  await recordAuditEvent(trx, { at: new Date(at), who: by, action: 'lead-answered', subject: 'leads/1' });
  return true;
}

/** Whoever has not read what a colleague answered is told so first. */
async function refuseUnseen(trx: Transaction<Tables>, { id, lead_id }: OutboxEntry, seen: number) {
  const others = await trx
    .selectFrom('outbox')
    .select(['written_by', 'created_at'])
    .where('lead_id', '=', lead_id)
    .where('purpose', '=', 'reply')
    .where('id', '<>', id)
    .orderBy('created_at')
    .execute();
  const last = others.at(-1);
  if (!last || others.length <= seen) return;
  const answered = { by: last.written_by, at: last.created_at };
  throw new RequestError(409, 'Answered meanwhile.', { reason: 'answered-meanwhile', answered });
}

/** The same answer a second time is no fault; another one under the same key would be lost without a word. */
async function refuseAnother(trx: Transaction<Tables>, { id, lead_id, mail }: OutboxEntry): Promise<void> {
  const stored = await trx
    .selectFrom('outbox')
    .select('mail')
    .where('id', '=', id)
    .where('lead_id', '=', lead_id)
    .executeTakeFirst();
  const [one, other] = [stored?.mail ?? '{}', mail].map((text): Partial<Mail> => JSON.parse(text));
  if (one?.text !== other?.text || one?.subject !== other?.subject)
    throw new RequestError(409, 'Another answer was sent by this form.', { reason: 'reply-sent' });
}
