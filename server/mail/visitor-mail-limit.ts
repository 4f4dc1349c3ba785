import type { Insertable, Transaction } from 'kysely';
import { DAY_MS } from '#domain/paris-day.ts';
import type { Tables } from '#server/database/tables.ts';

/** What the forms of the site may mail to one address within a day: anybody can give a stranger's. */
const MAILS_A_DAY = 3;

type Row = Insertable<Tables['outbox']>;

/** Those of the mails that may leave: without the one to the visitor, where this address was mailed often enough. */
export async function withinVisitorLimit(
  trx: Transaction<Tables>,
  email: string,
  mails: readonly Row[],
): Promise<readonly Row[]> {
  const toVisitor = mails.find(({ purpose, state }) => purpose === 'answer' && state !== 'held');
  if (!toVisitor) return mails;
  const address = email.toLowerCase();
  if ((await isOfTeam(trx, address)) || !(await isReached(trx, address, toVisitor))) return mails;
  return mails.filter((mail) => mail !== toVisitor);
}

async function isOfTeam(trx: Transaction<Tables>, address: string): Promise<boolean> {
  const account = trx
    .selectFrom('accounts')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address));
  return (await account.executeTakeFirst()) !== undefined;
}

async function isReached(trx: Transaction<Tables>, address: string, { created_at }: Row): Promise<boolean> {
  const since = new Date(Date.parse(created_at) - DAY_MS).toISOString();
  const mailed = await trx
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
    .select('outbox.id')
    .where((eb) => eb(eb.fn<string>('lower', ['leads.email']), '=', address))
    .where('outbox.purpose', '=', 'answer')
    .where('outbox.state', '<>', 'held')
    .where('outbox.created_at', '>', since)
    .limit(MAILS_A_DAY)
    .execute();
  return mailed.length >= MAILS_A_DAY;
}
