import type { Transaction } from 'kysely';
import { type AccountEvent, accountMail } from '#domain/mail/account-mail.ts';
import type { Tables } from '#server/database/tables.ts';
import { type OutboxEntry, outboxRow } from '#server/mail/outbox.ts';

interface Parts {
  /** Undefined where there is no content, as in the terminal: then nobody is told. */
  agency: (() => Promise<{ name: string; email: string }>) | undefined;
  now: () => Date;
}

/** Tells the owner of an account what happened to it, at the account's own address. */
export function createAccountNotices({ agency, now }: Parts) {
  /** Made before the transaction, which stores it by `storeNotices`. */
  return async (to: string, event: AccountEvent): Promise<OutboxEntry[]> => {
    if (!agency) return [];
    const at = now();
    const mail = accountMail(event, { to, agency: await agency(), now: at });
    return [outboxRow(null, { purpose: 'alert', mail, held: false, now: at })];
  };
}

export type AccountNotices = ReturnType<typeof createAccountNotices>;

/** In the transaction of what they tell: both happen or neither. */
export async function storeNotices(trx: Transaction<Tables>, notices: readonly OutboxEntry[]): Promise<void> {
  if (notices.length > 0) await trx.insertInto('outbox').values(notices).execute();
}
