import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import type { Tables } from '#server/database/tables.ts';
import { presentOrigin } from './origin.ts';

export interface AuditEvent {
  at: Date;
  /** The e-mail of an administrator; empty where nobody is known. */
  who: string;
  action: AuditAction;
  /** What it was done to, as an id: never the content, never anything of a visitor. */
  subject?: string;
}

/** Adds a line to the audit log, in the transaction of what it tells of: both are there or neither. */
export async function recordAuditEvent(
  trx: Transaction<Tables> | Kysely<Tables>,
  { at, who, action, subject = '' }: AuditEvent,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: crypto.randomUUID(),
      at: at.toISOString(),
      who,
      act: action,
      subject,
      address: presentOrigin(),
    })
    .execute();
}
