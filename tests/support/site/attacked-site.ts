import { expect, test as plainTest } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { TestEngine } from '../engines.ts';
import { type Site, startSite } from './site.ts';

/** One site for all attacks of a file, behind a proxy of ours: an attacker can come from any address. */
const attackedSite = (engine: TestEngine) =>
  plainTest.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const cleaning: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const clean of cleaning.reverse()) await clean();
    });
    return startSite({
      engine,
      environment: { TRUST_PROXY: '1' },
      atEnd: (clean) => cleaning.push(clean),
    });
  });

export const test = attackedSite('sqlite');
export const testOnPostgres = attackedSite('postgres');

/** It still serves, and nothing went wrong that its log calls an error. */
export async function expectUnharmed(site: Site): Promise<void> {
  expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  // A disk that others keep busy may not answer within the two seconds that it has.
  await expect.poll(async () => (await site.get('/ready')).status).toBe(200);
}

/** All that somebody could have changed: content, leads, accounts, images. */
export async function stateOf({ db }: Database): Promise<string> {
  const rows = await Promise.all([
    db.selectFrom('documents').select(['collection', 'language', 'id', 'rev', 'state']).execute(),
    db.selectFrom('working_copies').select(['collection', 'language', 'document_id', 'version']).execute(),
    db.selectFrom('leads').select(['id', 'suspect', 'read_at', 'archived_at']).execute(),
    db.selectFrom('lead_files').select('id').execute(),
    db.selectFrom('accounts').select(['email', 'disabled', 'password_hash']).execute(),
    db.selectFrom('second_factors').select(['account_id', 'sealed_secret']).execute(),
    db.selectFrom('account_links').select('email').execute(),
    db.selectFrom('media').select(['id', 'address', 'updated_at']).execute(),
  ]);
  return JSON.stringify(rows);
}

let visitors = 0;

/** An address that nobody has used before. */
export function newAddress(): string {
  visitors += 1;
  return `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`;
}
