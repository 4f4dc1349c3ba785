import type { Mail } from '#domain/mail/mail.ts';
import { pageRange } from '#domain/paging.ts';
import type { Database } from '#server/database/database.ts';
import { holdsWords } from '#server/database/matching-words.ts';
import { capturedAmong } from './captured-mail.ts';
import { OUTDATED } from './outbox.ts';

const PAGE_SIZE = 25;

/** The mail of the outbox, page by page, for the back office. */
export function createMailList({ db }: Database) {
  function matching(search: string) {
    const query = db.selectFrom('outbox').leftJoin('leads', 'leads.id', 'outbox.lead_id');
    return search ? query.where(holdsWords('leads.search_text', search)) : query;
  }

  return {
    /** Newest first. */
    async page({ search, page: asked }: { search: string; page: number }) {
      const { count } = await matching(search)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const { page, pages, offset } = pageRange(Number(count), asked, PAGE_SIZE);
      const rows = await matching(search)
        .select(['outbox.id', 'outbox.purpose', 'outbox.state', 'outbox.created_at', 'outbox.mail'])
        .select('outbox.last_error')
        .orderBy('outbox.created_at', 'desc')
        .orderBy('outbox.id')
        .limit(PAGE_SIZE)
        .offset(offset)
        .execute();
      const captured = await capturedAmong(
        { db },
        rows.map(({ id }) => id),
      );
      const items = rows.map(({ mail, last_error, ...row }) => {
        const { subject, to } = JSON.parse(mail) as Mail;
        const outdated = last_error === OUTDATED;
        return { ...row, subject, to, captured: captured.has(row.id), outdated };
      });
      return { items, page, pages, count: Number(count) };
    },

    /** How many were given up: somebody must look after them. */
    async failed(): Promise<number> {
      const { count } = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
