import { execFile } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newDatabase, onBothEngines } from '#tests/support/engines.ts';
import { startFirewall } from '#tests/support/services/forgetful-firewall.ts';
import { EVERYTHING } from './change-feed.ts';
import { openDatabase } from './database.ts';
import { storageFault } from './storage-fault.ts';

const execFileAsync = promisify(execFile);

async function open(url: string) {
  const database = await openDatabase({ url });
  onTestFinished(() => database.close());
  return database;
}

const account = (email: string) => ({
  id: crypto.randomUUID(),
  email,
  password_hash: 'x',
  disabled: 0 as const,
  role: 'owner' as const,
  may_publish: 1 as const,
  created_at: '2025-06-01T00:00:00.000Z',
});

onBothEngines('database', (engine) => {
  test('several instances that start at once agree on the tables', async () => {
    const url = await newDatabase(engine);
    const program = `
      const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./database.ts'))});
      const database = await openDatabase({ url: process.argv[1] });
      process.stdout.write(String((await database.db.selectFrom('documents').selectAll().execute()).length));
      await database.close();`;
    const start = () => execFileAsync(process.execPath, ['--input-type=module', '--eval', program, url]);
    const started = await Promise.all([start(), start(), start(), start()]);
    expect(started.map(({ stdout }) => stdout)).toEqual(['0', '0', '0', '0']);
  });

  test('a failed transaction changes nothing and announces nothing', async () => {
    const database = await open(await newDatabase(engine));
    const heard = vi.fn();
    database.changes.subscribe(heard);
    const failing = database.write(async (trx, changed) => {
      await trx.insertInto('accounts').values(account('a@b.example')).execute();
      changed('account/a');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('a commit is announced once it is made', async () => {
    const database = await open(await newDatabase(engine));
    const seen: unknown[] = [];
    database.changes.subscribe((keys) => seen.push(keys));
    await database.write(async (_, changed) => changed('section/fr/home'));
    expect(seen).toEqual([['section/fr/home']]);
  });

  test('counts are numbers and texts are texts', async () => {
    const { db } = await open(await newDatabase(engine));
    await db
      .insertInto('accounts')
      .values([account('a@b.example'), account('c@d.example')])
      .execute();
    const { count } = await db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });

  test('a value the engine would misread is refused', async () => {
    const { db } = await open(await newDatabase(engine));
    const odd = { ...account('a@b.example'), disabled: 'yes' as unknown as 0 };
    await expect(db.insertInto('accounts').values(odd).execute()).rejects.toThrow();
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });
});

test('SQLite writes with a log and full sync, and refuses values that would shift the others', async () => {
  const url = await newDatabase('sqlite');
  const { db } = await open(url);
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  const shifted = { ...account('a@b.example'), id: new Date() as unknown as string };
  await expect(db.insertInto('accounts').values(shifted).execute()).rejects.toThrow('cannot be stored');
  expect(new DatabaseSync(url).prepare('select count(*) as n from accounts').get()).toEqual({ n: 0 });
});

test('SQLite hears when another process has written to the file', async () => {
  const url = await newDatabase('sqlite');
  const { changes } = await open(url);
  const heard = vi.fn();
  changes.subscribe(heard);
  new DatabaseSync(url).exec("insert into setup_links values ('x', '', '')");
  await expect.poll(() => heard.mock.calls).toContainEqual([[EVERYTHING]]);
});

test('a lost connection or a notice of others does not end the process', async () => {
  const url = await newDatabase('postgres');
  const [one, other] = await Promise.all([open(url), open(url)]);
  const heard: (readonly string[])[] = [];
  other.changes.subscribe((keys) => heard.push(keys));
  await sql`select pg_notify('vitrine_changes', 'hello')`.execute(one.db);
  await expect.poll(() => heard).toEqual([[EVERYTHING]]);
  const sleeping = sql`select pg_sleep(60)`.execute(other.db).catch((error: Error) => error.message);
  const terminate = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database() and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await terminate.execute(one.db)).rows.length).toBeGreaterThan(0);
  expect(await sleeping).toMatch(/terminat/);
  await expect.poll(() => other.ping().then(() => 'answers', String)).toBe('answers');
});

test('PostgreSQL tells the other instances, and everything when it may have missed some', async () => {
  const url = await newDatabase('postgres');
  const [one, other] = await Promise.all([open(url), open(url)]);
  const heard: (readonly string[])[] = [];
  other.changes.subscribe((keys) => heard.push(keys));

  await one.write(async (_, changed) => changed('section/fr/home'));
  await expect.poll(() => heard).toEqual([['section/fr/home']]);

  const many = Array.from({ length: 500 }, (_, index) => `article/fr/an-article-with-a-long-name-${index}`);
  await one.write(async (_, changed) => many.forEach(changed));
  await expect.poll(() => heard).toEqual([['section/fr/home'], [EVERYTHING]]);

  const listening = sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen vitrine_changes' and datname = current_database()`;
  await listening.execute(one.db);
  await expect.poll(() => heard).toHaveLength(3);
  expect(heard[2]).toEqual([EVERYTHING]);
  await one.write(async (_, changed) => changed('section/en/home'));
  await expect.poll(() => heard[3]).toEqual(['section/en/home']);
});

test('[TRUST-06] an instance whose connection was forgotten on the way finds out by itself, and drops what it keeps', async () => {
  const url = await newDatabase('postgres');
  const firewall = await startFirewall(url);
  const [one, other] = await Promise.all([open(url), open(firewall.url)]);
  const heard: (readonly string[])[] = [];
  other.changes.subscribe((keys) => heard.push(keys));
  firewall.forget();
  await one.write(async (_, changed) => changed('section/fr/home'));
  await expect.poll(() => heard).toEqual([[EVERYTHING]]);
  await one.write(async (_, changed) => changed('section/en/home'));
  await expect.poll(() => heard[1]).toEqual(['section/en/home']);
});

test('[TRUST-07] a question to a database that is silent ends as an outage, and the next asks anew', async () => {
  const firewall = await startFirewall(await newDatabase('postgres'));
  const { db } = await open(firewall.url);
  const count = () => db.selectFrom('accounts').select('id').execute();
  await count();
  firewall.forget();
  const fault = await count().catch(storageFault);
  expect(fault).toBe('out');
  expect(await count()).toEqual([]);
});

test('[TRUST-08] while another program holds the SQLite file, what is written waits, what is read and the process do not', async () => {
  const url = await newDatabase('sqlite');
  const { db, write } = await open(url);
  const other = new DatabaseSync(url);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const longest = monitorEventLoopDelay({ resolution: 5 });
  longest.enable();
  const single = db.insertInto('accounts').values(account('a@b.example')).execute();
  const group = write((trx) => trx.insertInto('accounts').values(account('c@d.example')).execute());
  for (let n = 0; n < 20; n += 1) {
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  other.exec('rollback');
  await Promise.all([single, group]);
  expect(longest.max / 1e6).toBeLessThan(2000);
  const emails = await db.selectFrom('accounts').select('email').orderBy('email').execute();
  expect(emails.map(({ email }) => email)).toEqual(['a@b.example', 'c@d.example']);
});
