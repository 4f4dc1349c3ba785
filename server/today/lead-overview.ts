import { sql } from 'kysely';
import { answerClock, lateBefore } from '#domain/leads/answer-clock.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { leadKinds } from '#domain/leads/lead-kinds.ts';
import { parisDay } from '#domain/paris-day.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { askedMeetings, asksForCall, isPromised } from '#server/leads/asked-meetings.ts';
import { leadExcerpt } from '#server/leads/inbox.ts';

/** As many as one takes in at a glance. */
const SHOWN = 5;

interface Parts {
  database: Database;
  content: ContentService;
  now: () => Date;
}

/**
 * What visitors sent, in a few figures and rows. The conditions of the indexes are written out: SQLite takes
 * an index of some of the rows for these very words only.
 */
export function createLeadOverview({ database: { db }, content, now }: Parts) {
  const honest = () => db.selectFrom('leads').where('suspect', '=', sql.lit(0));
  const filed = () => honest().where('archived_at', '=', sql.lit(''));
  const unanswered = () =>
    filed()
      .where('state', '=', sql.lit('new' as const))
      .where(isPromised);

  return {
    /**
     * What came in after a moment: how much of each kind, and the newest, whoever has read them since.
     * Whoever asks to be called is no appointment here: there is no meeting to be found in their list.
     */
    async received(since: string) {
      const [counted, newest, calculator] = await Promise.all([
        honest()
          .select((eb) => [
            'kind',
            eb.fn.countAll().as('count'),
            eb.fn.sum(eb.case().when(asksForCall(eb)).then(1).else(0).end()).as('calls'),
          ])
          // Every one there is: named, the index leads straight to the newest of each.
          .where('kind', 'in', leadKinds)
          .where('created_at', '>', since)
          .groupBy('kind')
          .execute(),
        honest()
          .select(['id', 'kind', 'name', 'answers', 'created_at', 'read_at', 'archived_at'])
          .where('created_at', '>', since)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(SHOWN)
          .execute(),
        content.section('calculator', 'fr'),
      ]);
      const meetings = await askedMeetings(db, newest);
      const count = new Map(counted.map((row) => [row.kind, Number(row.count)]));
      const all = Object.fromEntries(leadKinds.map((kind) => [kind, count.get(kind) ?? 0])) as Record<
        LeadKind,
        number
      >;
      const call = counted.reduce((sum, { calls }) => sum + Number(calls), 0);
      return {
        counts: { ...all, appointment: all.appointment - call, call },
        newest: newest.map(({ answers, ...row }) => ({
          ...row,
          excerpt: leadExcerpt(calculator, answers),
          meeting: meetings.get(row.id),
        })),
      };
    },

    /** What was promised an answer and has none, the longest first; how much of it is late, and what is due for a second look. */
    async unanswered() {
      const lateSince = lateBefore(now()).toISOString();
      const [all, reminders, oldest, calculator] = await Promise.all([
        unanswered()
          .select((eb) => [
            eb.fn.countAll().as('count'),
            eb.fn.sum(eb.case().when('created_at', '<', lateSince).then(1).else(0).end()).as('late'),
          ])
          .executeTakeFirstOrThrow(),
        filed()
          .select((eb) => eb.fn.countAll().as('count'))
          .where('remind_on', '<>', sql.lit(''))
          .where('remind_on', '<=', parisDay(now()))
          .executeTakeFirstOrThrow(),
        unanswered()
          .select(['id', 'kind', 'name', 'answers', 'created_at', 'taken_by'])
          .orderBy('created_at')
          .orderBy('id')
          .limit(SHOWN)
          .execute(),
        content.section('calculator', 'fr'),
      ]);
      const meetings = await askedMeetings(db, oldest);
      return {
        count: Number(all.count),
        late: Number(all.late),
        reminders: Number(reminders.count),
        oldest: oldest.map(({ answers, ...row }) => ({
          ...row,
          excerpt: leadExcerpt(calculator, answers),
          meeting: meetings.get(row.id),
          clock: answerClock(
            { kind: row.kind, isCall: meetings.get(row.id)?.isCall, receivedAt: new Date(row.created_at) },
            now(),
          ),
        })),
      };
    },
  };
}
