import type { AuditAction } from '#domain/audit/audit-events.ts';
import type { AuditQuery } from '#domain/audit/audit-query.ts';
import { pageRange } from '#domain/paging.ts';
import { AUDIT_KEPT_MONTHS, monthsBefore } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import { holdsWords } from '#server/database/matching-words.ts';
import { recordAuditEvent } from './record-audit-event.ts';

const PAGE_SIZE = 50;

/** Who did what, when and from where, as an administrator reads it. Nobody can change or remove a line. */
export function createAuditLog({ db }: Database, now: () => Date) {
  function matching({ action, search }: Omit<AuditQuery, 'page'>) {
    let query = db.selectFrom('audit_log');
    if (action) query = query.where('act', '=', action);
    if (search)
      query = query.where((eb) => eb.or([holdsWords('who', search), holdsWords('subject', search)]));
    return query;
  }

  return {
    /** For what changes nothing in the database: written before the answer goes out, or there is no answer. */
    record: (action: AuditAction, who: string, subject?: string) =>
      recordAuditEvent(db, { at: now(), action, who, subject }),

    /** One page, newest first. A page beyond the end is the last. */
    async page({ page: asked, ...filter }: AuditQuery) {
      const { count } = await matching(filter)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const { page, pages, offset } = pageRange(Number(count), asked, PAGE_SIZE);
      const items = await matching(filter)
        .select(['id', 'at', 'who', 'address', 'act as action', 'subject'])
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(PAGE_SIZE)
        .offset(offset)
        .execute();
      return { items, page, pages, count: Number(count) };
    },

    async forgetOld(): Promise<void> {
      const before = monthsBefore(now(), AUDIT_KEPT_MONTHS).toISOString();
      await db.deleteFrom('audit_log').where('at', '<', before).execute();
    },
  };
}
