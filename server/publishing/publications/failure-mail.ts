import { failedPublicationMail } from '#domain/mail/publication-mail.ts';
import { adminPaths } from '#domain/pages.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { type OutboxEntry, outboxRow } from '#server/mail/outbox.ts';
import type { Publication } from './publication-reads.ts';

interface Parts {
  database: Pick<Database, 'db'>;
  content: Pick<ContentService, 'section'>;
  siteUrl: string;
  now: () => Date;
}

/** Writes to each who may publish that a scheduled publication did not go live: the rows for the outbox. */
export function createFailureMails({ database: { db }, content, siteUrl, now }: Parts) {
  return async (
    { name, dueAt, failure }: Publication,
    findings: readonly PublicationFinding[],
  ): Promise<OutboxEntry[]> => {
    const { agency } = await content.section('common', 'fr');
    const accounts = await db
      .selectFrom('accounts')
      .select('email')
      .where('disabled', '=', 0)
      .where((eb) => eb.or([eb('role', '=', 'owner'), eb.and({ role: 'editor', may_publish: 1 })]))
      .orderBy('email')
      .execute();
    const setting = { agency, url: `${siteUrl}${adminPaths.fr}/publications`, now: now() };
    const failed = { name, dueAt: new Date(dueAt), failure, findings };
    return accounts.map(({ email }) => {
      const mail = failedPublicationMail(failed, { ...setting, to: email });
      return outboxRow(null, { purpose: 'alert', mail, held: false, now: now() });
    });
  };
}
