import { inWordsOf } from '#domain/calculator/estimate-lines.ts';
import type { InboxQuery, LeadBox } from '#domain/leads/inbox.ts';
import { leadBoxes } from '#domain/leads/inbox.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { type AnswerRow, answerRows } from '#domain/mail/answer-rows.ts';
import { pathTo } from '#domain/pages.ts';
import { pageRange } from '#domain/paging.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { holdsWords } from '#server/database/matching-words.ts';
import type { EstimateService } from '#server/estimates/estimate-service.ts';
import { capturedAmong } from '#server/mail/captured-mail.ts';

const PAGE_SIZE = 25;
const EXCERPT = 160;

/** Which leads: those of a box, put away or not, that hold the words looked for. */
export type LeadFilter = Pick<InboxQuery, 'archived' | 'search'> & { box: LeadBox };

interface Parts {
  database: Database;
  content: ContentService;
  estimates: Pick<EstimateService, 'find'>;
}

/** The leads of one person: the same e-mail, however it was written. */
export function leadsOf(db: Database['db'], email: string) {
  return db
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()));
}

/** What visitors sent, as an administrator reads it. */
export function createInbox({ database: { db }, content, estimates }: Parts) {
  function matching({ box, archived, search }: LeadFilter) {
    let query = db
      .selectFrom('leads')
      .where('kind', 'in', leadBoxes[box])
      .where('suspect', '=', box === 'spam' ? 1 : 0)
      .where('archived_at', archived ? '<>' : '=', '');
    if (search) query = query.where(holdsWords('search_text', search));
    return query;
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
        .select(['id', 'kind', 'name', 'email', 'answers', 'created_at', 'read_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(PAGE_SIZE)
        .offset(offset)
        .execute();
      const items = rows.map(({ answers, ...row }) => ({ ...row, excerpt: excerptOf(answers) }));
      return { items, page, pages, count: Number(count) };
    },

    /** How much waits to be read in each box. */
    async unread(): Promise<Record<LeadBox, number>> {
      const rows = await db
        .selectFrom('leads')
        .select(['kind', 'suspect', (eb) => eb.fn.countAll().as('count')])
        .where('read_at', '=', '')
        .where('archived_at', '=', '')
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
        .select(['created_at', 'read_at', 'archived_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) return undefined;
      const { answers: stored, ...lead } = found;
      const answers = JSON.parse(stored) as { message?: string };
      const [files, mails, estimate, person] = await Promise.all([
        db
          .selectFrom('lead_files')
          .select(['id', 'field', 'name', 'size'])
          .where('lead_id', '=', id)
          .execute(),
        db.selectFrom('outbox').select(['id', 'purpose', 'state']).where('lead_id', '=', id).execute(),
        db.selectFrom('estimates').select(['token', 'language']).where('lead_id', '=', id).executeTakeFirst(),
        leadsOf(db, lead.email).execute(),
      ]);
      const captured = await capturedAmong(
        { db },
        mails.map((mail) => mail.id),
      );
      return {
        ...lead,
        spamReasons: JSON.parse(lead.spam_reasons) as string[],
        rows: await rowsOf(lead.kind, answers, estimate?.token),
        text: answers.message ?? '',
        files,
        mails: mails.map((mail) => ({ ...mail, captured: captured.has(mail.id) })),
        estimate: estimate && pathTo('estimate', estimate.language, estimate.token),
        /** How many leads the same person has sent. */
        fromThem: person.length,
      };
    },

    /** Everything of a view, for a table, oldest first. */
    export: (filter: LeadFilter) =>
      matching(filter)
        .select(['kind', 'language', 'name', 'email', 'answers', 'created_at', 'archived_at'])
        .orderBy('created_at')
        .execute(),
  };
}

/** The beginning of what was written, for a list. */
function excerptOf(answers: string): string {
  const { message = '' } = JSON.parse(answers) as { message?: string };
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}
