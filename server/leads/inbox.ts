import { sql } from 'kysely';
import { formatAmount } from '#domain/calculator/amounts.ts';
import type { Selection } from '#domain/calculator/choices.ts';
import { inWordsOf, typeTitle } from '#domain/calculator/estimate-lines.ts';
import { answerClock, lateBefore } from '#domain/leads/answer-clock.ts';
import type { InboxQuery, LeadBox } from '#domain/leads/inbox.ts';
import { leadBoxes } from '#domain/leads/inbox.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { type AnswerRow, answerRows } from '#domain/mail/answer-rows.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { pathTo } from '#domain/pages.ts';
import { pageRange } from '#domain/paging.ts';
import { parisDay } from '#domain/paris-day.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { holdsWords } from '#server/database/matching-words.ts';
import type { EstimateService } from '#server/estimates/estimate-service.ts';
import { capturedAmong } from '#server/mail/captured-mail.ts';
import { OUTDATED } from '#server/mail/outbox.ts';
import { type AskedMeeting, askedMeetings, isPromised } from './asked-meetings.ts';

const PAGE_SIZE = 25;
const EXCERPT = 160;

/** Which leads: those of a box, put away or not, as far as told, that hold the words looked for. */
export type LeadFilter = Pick<InboxQuery, 'archived' | 'search'> &
  Partial<Pick<InboxQuery, 'state'>> & {
    box: LeadBox;
  };

interface Parts {
  database: Database;
  content: ContentService;
  estimates: Pick<EstimateService, 'find'>;
  now: () => Date;
}

/** The leads of one person: the same e-mail, however it was written. */
export function leadsOf(db: Database['db'], email: string) {
  return db
    .selectFrom('leads')
    .select(['id', 'kind', 'answers'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()));
}

/** What visitors sent, as an administrator reads it. */
export function createInbox({ database: { db }, content, estimates, now }: Parts) {
  function matching({ box, archived, state = '', search }: LeadFilter) {
    let query = db
      .selectFrom('leads')
      .where('kind', 'in', leadBoxes[box])
      .where('suspect', '=', box === 'spam' ? 1 : 0)
      .where('archived_at', archived ? '<>' : '=', '');
    if (search) query = query.where(holdsWords('search_text', search));
    const unanswered = query.where('state', '=', 'new').where(isPromised);
    if (state === 'unanswered') return unanswered;
    if (state === 'late') return unanswered.where('created_at', '<', lateBefore(now()).toISOString());
    if (state === 'reminder')
      return query.where('remind_on', '<>', '').where('remind_on', '<=', parisDay(now()));
    return state ? query.where('state', '=', state) : query;
  }

  /** Of what is answered only where it is known when; of suspects none. */
  function clockOf(lead: ClockFacts, meeting?: AskedMeeting) {
    if (lead.suspect === 1 || (lead.state !== 'new' && lead.answered_at === '')) return undefined;
    const { kind, created_at, answered_at } = lead;
    const answered = answered_at ? { answeredAt: new Date(answered_at) } : {};
    return answerClock(
      { kind, isCall: meeting?.isCall, receivedAt: new Date(created_at), ...answered },
      now(),
    );
  }

  /** The estimate as it was sent; an administrator reads French, whatever the visitor speaks. */
  async function pricedIn(token: string) {
    const frozen = await estimates.find(token);
    if (!frozen || frozen.language === 'fr') return frozen;
    return inWordsOf(await content.section('calculator', 'fr'), 'fr', frozen);
  }

  /** What was answered beside the message, from the stored answers, named as in the mail to the agency. */
  async function rowsOf(kind: LeadKind, answers: object, token?: string): Promise<AnswerRow[]> {
    const { projectTypes } = (await content.section('contact', 'fr')).form;
    const priced = token === undefined ? undefined : await pricedIn(token);
    return answerRows(kind, answers, { projectTypes, priced });
  }

  return {
    /** One page of a box, newest first. A page beyond the end is the last. */
    async page({ page: asked, ...filter }: LeadFilter & { page: number }) {
      const { count } = await matching(filter)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const { page, pages, offset } = pageRange(Number(count), asked, PAGE_SIZE);
      const rows = await matching(filter)
        .select(['id', 'kind', 'name', 'email', 'answers', 'created_at', 'read_at', 'suspect'])
        .select(['state', 'answered_at', 'taken_by', 'remind_on'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(PAGE_SIZE)
        .offset(offset)
        .execute();
      const today = parisDay(now());
      const [calculator, meetings] = await Promise.all([
        content.section('calculator', 'fr'),
        askedMeetings(db, rows),
      ]);
      const items = rows.map(({ answers, ...row }) => ({
        ...row,
        excerpt: leadExcerpt(calculator, answers),
        meeting: meetings.get(row.id),
        clock: clockOf(row, meetings.get(row.id)),
        remindNow: row.remind_on !== '' && row.remind_on <= today,
      }));
      return { items, today, page, pages, count: Number(count) };
    },

    /** How much waits to be read in each box. */
    async unread(): Promise<Record<LeadBox, number>> {
      const rows = await db
        .selectFrom('leads')
        .select(['kind', 'suspect', (eb) => eb.fn.countAll().as('count')])
        // Written out: SQLite takes the index of what is unread for these very words only.
        .where('read_at', '=', sql.lit(''))
        .where('archived_at', '=', sql.lit(''))
        .groupBy(['kind', 'suspect'])
        .execute();
      const sum = (suspect: number, kinds: readonly LeadKind[]) =>
        rows
          .filter((row) => row.suspect === suspect && kinds.includes(row.kind))
          .reduce((total, { count }) => total + Number(count), 0);
      return {
        messages: sum(0, leadBoxes.messages),
        quotes: sum(0, leadBoxes.quotes),
        applications: sum(0, leadBoxes.applications),
        spam: sum(1, leadBoxes.spam),
      };
    },

    /** One lead with all that belongs to it. */
    async read(id: string) {
      const found = await db
        .selectFrom('leads')
        .select(['id', 'kind', 'language', 'name', 'email', 'answers', 'suspect', 'spam_reasons'])
        .select(['created_at', 'read_at', 'archived_at', 'state', 'answered_at', 'taken_by', 'remind_on'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) return undefined;
      const { answers: stored, ...lead } = found;
      const answers = JSON.parse(stored) as { message?: string };
      const [source, files, notes, mails, replies, estimate, revised, person] = await Promise.all([
        db
          .selectFrom('lead_sources')
          .select(['page', 'first_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'device'])
          .where('lead_id', '=', id)
          .executeTakeFirst(),
        db
          .selectFrom('lead_files')
          .select(['id', 'field', 'name', 'size'])
          .where('lead_id', '=', id)
          .execute(),
        db
          .selectFrom('lead_notes')
          .select(['id', 'text', 'created_at', 'created_by'])
          .where('lead_id', '=', id)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
        db
          .selectFrom('outbox')
          .select(['id', 'purpose', 'state', 'last_error'])
          .where('lead_id', '=', id)
          .execute(),
        db
          .selectFrom('outbox')
          .select(['id', 'mail', 'state', 'last_error', 'created_at', 'written_by'])
          .where('lead_id', '=', id)
          .where('purpose', '=', 'reply')
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
        db.selectFrom('estimates').select(['token', 'language']).where('lead_id', '=', id).executeTakeFirst(),
        db
          .selectFrom('revised_estimates')
          .select(['token', 'language', 'number', 'mail_id'])
          .where('lead_id', '=', id)
          .execute(),
        leadsOf(db, lead.email).execute(),
      ]);
      const meetings = await askedMeetings(db, person);
      const meeting = meetings.get(id);
      const captured = await capturedAmong(
        { db },
        mails.map((mail) => mail.id),
      );
      return {
        ...lead,
        spamReasons: JSON.parse(lead.spam_reasons) as string[],
        rows: await rowsOf(lead.kind, answers, estimate?.token),
        text: answers.message ?? '',
        /** Missing where somebody of the agency sent it. */
        source,
        files,
        notes,
        meeting,
        clock: clockOf(lead, meeting),
        today: parisDay(now()),
        /** What was answered by hand, oldest first. */
        thread: replies.map(({ mail, ...reply }) => {
          const { subject, text } = JSON.parse(mail) as Mail;
          const own = revised.find(({ mail_id }) => mail_id === reply.id);
          return {
            ...{ ...reply, subject, text, captured: captured.has(reply.id) },
            /** What it was sent with. */
            estimate: own && { number: own.number, path: pathTo('estimate', own.language, own.token) },
          };
        }),
        mails: mails.map(({ last_error, ...mail }) => ({
          ...mail,
          captured: captured.has(mail.id),
          outdated: last_error === OUTDATED,
        })),
        estimate: estimate && pathTo('estimate', estimate.language, estimate.token),
        /** How many leads the same person has sent. */
        fromThem: person.length,
        meetingsOfThem: [...meetings.values()],
      };
    },

    /** Everything of a view, for a table, oldest first. */
    export: (filter: LeadFilter) =>
      matching(filter)
        .select(['kind', 'language', 'name', 'email', 'answers', 'created_at', 'archived_at'])
        .select(['state', 'answered_at', 'taken_by', 'remind_on'])
        .leftJoin('lead_sources', 'lead_sources.lead_id', 'leads.id')
        .select(['page', 'first_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'device'])
        .orderBy('created_at')
        .execute(),
  };
}

interface ClockFacts {
  kind: LeadKind;
  created_at: string;
  suspect: 0 | 1;
  state: LeadState;
  answered_at: string;
}

/** One line about a lead: of a quote its project and amount, then the beginning of what was written. */
export function leadExcerpt(calculator: Parameters<typeof typeTitle>[0], answers: string): string {
  return [...quoteFacts(calculator, answers), excerptOf(answers)].filter(Boolean).join(' · ');
}

/** Of a request for a quote: what kind of project, and for how much. */
function quoteFacts(calculator: Parameters<typeof typeTitle>[0], answers: string): string[] {
  const { selection, figures } = JSON.parse(answers) as {
    selection?: Selection;
    figures?: { total?: number };
  };
  if (!selection) return [];
  return [typeTitle(calculator, selection), formatAmount(figures?.total ?? 0, 'fr')];
}

/** The beginning of what was written, for a list. */
function excerptOf(answers: string): string {
  const { message = '' } = JSON.parse(answers) as { message?: string };
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}
