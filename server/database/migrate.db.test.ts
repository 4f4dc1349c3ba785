import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { newDatabase, onBothEngines } from '#tests/support/engines.ts';
import { openDatabase } from './database.ts';
import { migrateTo, migrationNames } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { createCopyPurge } from './safety-copy.ts';
import { openSqlite } from './sqlite.ts';

const secret = { name: 'kept', value: 'what was there before' };

/** A database as an earlier version of the site left it. */
async function atStep(url: string, step: string): Promise<void> {
  const isPostgres = url.startsWith('postgres');
  const { dialect, stopWatching = () => {} } = isPostgres
    ? { dialect: openPostgres(url, () => {}) }
    : openSqlite(url, () => {});
  const db = new Kysely<{ secrets: typeof secret }>({ dialect });
  await migrateTo(db as unknown as Kysely<unknown>, isPostgres ? 'postgres' : 'sqlite', step);
  if (migrationNames.indexOf(step) >= 2) await db.insertInto('secrets').values(secret).execute();
  stopWatching();
  await db.destroy();
}

onBothEngines('migrations', (engine) => {
  test.each(migrationNames.slice(2, -1))('from %s to the newest, with what was there', async (step) => {
    const url = await newDatabase(engine);
    await atStep(url, step);
    const { db, close } = await openDatabase({ url });
    const kept = await db.selectFrom('secrets').selectAll().where('name', '=', 'kept').execute();
    await close();
    expect(kept).toEqual([secret]);
  });
});

test('before an SQLite database in use is changed, a copy of it is put beside it, for a month', async () => {
  const url = await newDatabase('sqlite');
  const folder = path.dirname(url);
  await (await openDatabase({ url })).close();
  expect(await readdir(folder)).toEqual(['test.sqlite']);

  const older = await newDatabase('sqlite');
  const step = migrationNames.at(-2) ?? '';
  await atStep(older, step);
  await (await openDatabase({ url: older })).close();
  const copy = `test.sqlite.before-${migrationNames.at(-1)}`;
  expect((await readdir(path.dirname(older))).sort()).toEqual(['test.sqlite', copy]);
  const before = path.join(path.dirname(older), copy);
  const { db, close } = await openDatabase({ url: before });
  expect(await db.selectFrom('secrets').selectAll().where('name', '=', 'kept').execute()).toEqual([secret]);
  await close();

  const purge = createCopyPurge(path.dirname(older), () => new Date());
  await purge();
  expect(await readdir(path.dirname(older))).toContain(copy);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await utimes(before, longAgo, longAgo);
  await purge();
  expect(await readdir(path.dirname(older))).not.toContain(copy);
});
