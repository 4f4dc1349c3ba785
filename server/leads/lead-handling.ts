import type { ExpressionBuilder, Transaction } from 'kysely';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { isReminderDay } from '#domain/leads/lead-states.ts';
import { parisDay } from '#domain/paris-day.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { writtenText } from './written-text.ts';

const NOTE_MAX = 5000;

interface Parts {
  database: Database;
  now: () => Date;
}

type Changes = { state?: LeadState; answered_at?: string; taken_by?: string; remind_on?: string };

/** Whoever speaks of a message that is gone is told so. */
export const messageUnknown = () =>
  new RequestError(404, 'There is no such message.', { reason: 'message-unknown' });

/** The time of the first answer. What was already answered keeps its own, or none from before times were kept. */
export function firstAnswerAt(eb: ExpressionBuilder<Tables, 'leads'>, at: string) {
  return eb
    .case()
    .when(eb.and([eb('answered_at', '=', ''), eb('state', 'in', ['new', 'won', 'lost'])]))
    .then(at)
    .else(eb.ref('answered_at'))
    .end();
}

/** Of a lead that nobody had answered: an answer left. */
export async function noteAnswerLeft(trx: Transaction<Tables>, id: string, at: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ state: 'answered', answered_at: at })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .execute();
}

/** What administrators note about a lead: how far it is, who looks after it, when to look again, and in words. */
export function createLeadHandling({ database: { db }, now }: Parts) {
  async function change(id: string, changes: Changes): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('leads')
      .set(changes)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw messageUnknown();
  }

  return {
    /**
     * The clock stands still at the first state that says that there was an answer, and runs again when it is new
     * again. What is won or lost without one has no time of an answer.
     */
    async setState(id: string, state: LeadState): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set((eb) => ({
          state,
          ...(state === 'new' && { answered_at: '' }),
          ...((state === 'answered' || state === 'waiting') && {
            answered_at: firstAnswerAt(eb, now().toISOString()),
          }),
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw messageUnknown();
    },

    take: (id: string, who: string) => change(id, { taken_by: who }),
    letGo: (id: string) => change(id, { taken_by: '' }),

    /** An empty day takes the reminder back. */
    async remind(id: string, day: string): Promise<void> {
      if (day !== '' && !isReminderDay(day, parisDay(now())))
        throw new RequestError(422, 'No day to be reminded on.', { reason: 'reminder-day' });
      await change(id, { remind_on: day });
    },

    async addNote(id: string, written: string, who: string): Promise<void> {
      const text = writtenText(written, NOTE_MAX);
      const lead = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst();
      if (!lead) throw messageUnknown();
      const row = { lead_id: id, text, created_at: now().toISOString(), created_by: who };
      await db
        .insertInto('lead_notes')
        .values({ id: crypto.randomUUID(), ...row })
        .execute();
    },

    /** What is already gone is gone. */
    async removeNote(note: string): Promise<void> {
      await db.deleteFrom('lead_notes').where('id', '=', note).execute();
    },
  };
}
