import type { Insertable, Transaction } from 'kysely';
import { DAY_MS } from '#domain/paris-day.ts';
import type { Tables } from '#server/database/tables.ts';
import { OUTDATED } from './outbox.ts';

/** What the forms of the site may mail to one address within a day: anybody can give a stranger's. */
const MAILS_A_DAY = 3;

type Row = Insertable<Tables['outbox']>;

/**
 * Those of the mails that may leave: without the one to the visitor, where this address was mailed often enough.
 * `extra`: what may still be said after that.
 */
export async function withinVisitorLimit(
  trx: Transaction<Tables>,
  email: string,
  mails: readonly Row[],
  extra = 0,
): Promise<readonly Row[]> {
  const toVisitor = mails.find(({ purpose, state }) => purpose === 'answer' && state !== 'held');
  if (!toVisitor) return mails;
  const address = email.toLowerCase();
  const limit = MAILS_A_DAY + extra;
  if ((await isOfTeam(trx, address)) || (await mailedSince(trx, address, toVisitor, limit)) < limit)
    return mails;
  return mails.filter((mail) => mail !== toVisitor);
}

async function isOfTeam(trx: Transaction<Tables>, address: string): Promise<boolean> {
  const account = trx
    .selectFrom('accounts')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address));
  return (await account.executeTakeFirst()) !== undefined;
}

/** Within the day before this mail; no further than the limit. */
async function mailedSince(
  trx: Transaction<Tables>,
  address: string,
  { created_at }: Row,
  limit: number,
): Promise<number> {
  const since = new Date(Date.parse(created_at) - DAY_MS).toISOString();
  const mailed = await trx
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
    .select('outbox.id')
    .where((eb) => eb(eb.fn<string>('lower', ['leads.email']), '=', address))
    .where('outbox.purpose', '=', 'answer')
    // What is outdated may have been leaving when it became so.
    .where((eb) => eb.or([eb('outbox.state', '<>', 'held'), eb('outbox.last_error', '=', OUTDATED)]))
    .where('outbox.created_at', '>', since)
    .limit(limit)
    .execute();
  return mailed.length;
}
