import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createBucket } from '#server/files/bucket.ts';
import { contact } from '#tests/support/data/leads.ts';
import { newDatabase, newFolder, onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { startBucket } from '#tests/support/services/bucket.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { restoreBackup } from './restore-backup.ts';

const EVENING = new Date('2026-11-18T20:00:00Z');
const NIGHT = new Date('2026-11-19T02:00:30Z');

/** One site, whose clock is moved by the test; each instance has services of its own. */
async function newSite(engine: TestEngine, environment: Record<string, string> = {}) {
  const dataDir = await newFolder();
  const databaseUrl =
    engine === 'postgres' ? await newDatabase(engine) : path.join(dataDir, 'vitrine.sqlite');
  const clock = { now: EVENING };
  const all: Record<string, string> = {
    DATA_DIR: dataDir,
    ...environment,
    ...(engine === 'postgres' && { DATABASE_URL: databaseUrl }),
  };
  const instance = () => openStores(engine, { databaseUrl, environment: all, now: () => clock.now });
  const backups = async () => (await readdir(path.join(dataDir, 'backups')).catch(() => [])).sort();
  return { dataDir, clock, instance, backups, config: readConfig(all) };
}

/** A place without anything, where an archive can be tried. */
async function newPlace(engine: TestEngine, environment: Record<string, string> = {}) {
  const { config, instance } = await newSite(engine, environment);
  return { config, open: instance };
}

async function leadNames({ database: { db } }: Awaited<ReturnType<typeof openStores>>) {
  return (await db.selectFrom('leads').select('name').execute()).map(({ name }) => name);
}

onBothEngines('the backup of the night', (engine) => {
  test('[TRUST-50] a new site makes none before its first night, then one each night, and it brings everything back', async () => {
    const { clock, instance, backups, dataDir } = await newSite(engine);
    const stores = await instance();
    await stores.leads.submitContact(contact);
    await stores.nightlyBackup.makeDue();
    expect(await backups()).toEqual([]);
    clock.now = NIGHT;
    await stores.nightlyBackup.makeDue();
    await stores.nightlyBackup.makeDue();
    expect(await backups()).toEqual(['nightly-2026-11-19.tar.gz']);
    expect(await stores.nightlyBackup.condition()).toEqual({ madeAt: NIGHT.toISOString(), failure: '' });
    clock.now = new Date('2026-11-20T02:00:30Z');
    await stores.nightlyBackup.makeDue();
    expect(await backups()).toEqual(['nightly-2026-11-19.tar.gz', 'nightly-2026-11-20.tar.gz']);

    const other = await newPlace(engine);
    const archive = path.join(dataDir, 'backups/nightly-2026-11-19.tar.gz');
    await restoreBackup({ config: other.config, archive, force: false });
    expect(await leadNames(await other.open())).toEqual([contact.name]);
  });

  test('[TRUST-50] of several instances one makes it, also when all look in the same moment', async () => {
    const { clock, instance, backups } = await newSite(engine);
    const all = await Promise.all([instance(), instance(), instance()]);
    for (const { nightlyBackup } of all) await nightlyBackup.makeDue();
    clock.now = NIGHT;
    await Promise.all(all.map(({ nightlyBackup }) => nightlyBackup.makeDue()));
    for (const { nightlyBackup } of all) await nightlyBackup.makeDue();
    expect(await backups()).toEqual(['nightly-2026-11-19.tar.gz']);
    const made = all
      .flatMap(({ logged }) => logged)
      .filter(({ msg }) => /backup of the night/.test(`${msg}`));
    expect(made.map(({ msg }) => msg)).toEqual(['the backup of the night was made']);
  });

  test('[TRUST-50] one that fails is told on the first screen with its reason, and none is tried again for an hour', async () => {
    const { clock, instance, backups, dataDir } = await newSite(engine);
    const { nightlyBackup, today, database, logged } = await instance();
    await nightlyBackup.makeDue();
    clock.now = NIGHT;
    await writeFile(path.join(dataDir, 'backups'), 'a file where the folder should be');
    await nightlyBackup.makeDue();
    expect(await today.site.storage()).toMatchObject({
      backupFailure: expect.stringMatching(/^The backup failed: /),
      lastBackup: undefined,
      isNightly: true,
    });
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'the backup of the night failed' }));
    await rm(path.join(dataDir, 'backups'));
    await nightlyBackup.makeDue();
    expect(await backups()).toEqual([]);
    // An hour later, by the clock of the database.
    await database.db
      .updateTable('nightly_backup')
      .set({ claimed_until: '2026-01-01T00:00:00.000Z' })
      .execute();
    await nightlyBackup.makeDue();
    expect(await backups()).toEqual(['nightly-2026-11-19.tar.gz']);
    expect(await today.site.storage()).toMatchObject({
      backupFailure: '',
      lastBackup: expect.any(String),
    });
  });

  test('[TRUST-52] with a key it is encrypted, and comes back with the same key alone', async () => {
    const key = randomBytes(32).toString('hex');
    const copies = await newFolder();
    const { clock, instance, dataDir } = await newSite(engine, { BACKUP_KEY: key, BACKUP_COPY: copies });
    const { nightlyBackup, leads } = await instance();
    await leads.submitContact(contact);
    await nightlyBackup.makeDue();
    clock.now = NIGHT;
    await nightlyBackup.makeDue();
    const archive = path.join(copies, 'nightly-2026-11-19.tar.gz.enc');
    const bytes = await readFile(archive);
    expect(bytes).toEqual(await readFile(path.join(dataDir, 'backups/nightly-2026-11-19.tar.gz.enc')));

    const restoreWith = async (environment: Record<string, string>, from = archive) => {
      const other = await newPlace(engine, environment);
      await restoreBackup({ config: other.config, archive: from, force: false });
      return other.open();
    };
    await expect(restoreWith({})).rejects.toThrow(/is encrypted: set BACKUP_KEY/);
    await expect(restoreWith({ BACKUP_KEY: randomBytes(32).toString('hex') })).rejects.toThrow(
      /was encrypted with another key than that of BACKUP_KEY\.$/,
    );
    const damaged = path.join(copies, 'damaged');
    for (const at of [60, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(damaged, changed);
      await expect(restoreWith({ BACKUP_KEY: key }, damaged)).rejects.toThrow(/is damaged: /);
    }
    expect(await leadNames(await restoreWith({ BACKUP_KEY: key }))).toEqual([contact.name]);
  });
});

test('[TRUST-51] what had its time goes from both places, and what is not of the nights stays', async () => {
  const copies = await newFolder();
  const environment = { BACKUP_DAYS: '2', BACKUP_WEEKS: '0', BACKUP_COPY: copies };
  const { clock, instance, backups, dataDir } = await newSite('sqlite', environment);
  const { nightlyBackup } = await instance();
  const theirs = ['before-update.tar.gz', 'vitrine-2020-01-01T00-00-00.tar.gz'];
  for (const folder of [path.join(dataDir, 'backups'), copies]) {
    await mkdir(folder, { recursive: true });
    for (const name of [...theirs, 'nightly-2026-11-01.tar.gz.part'])
      await writeFile(path.join(folder, name), '');
  }
  await nightlyBackup.makeDue();
  for (const day of [19, 20, 21]) {
    clock.now = new Date(`2026-11-${day}T02:00:30Z`);
    await nightlyBackup.makeDue();
  }
  const left = [theirs[0], 'nightly-2026-11-20.tar.gz', 'nightly-2026-11-21.tar.gz', theirs[1]];
  expect(await backups()).toEqual(left);
  expect((await readdir(copies)).sort()).toEqual(left);
});

test('[TRUST-52] the second place may be the bucket; where it is away the backup is made, and that its copy is missing is told', async () => {
  const bucket = await startBucket();
  const environment = { ...bucket.environment, BACKUP_COPY: 'bucket', BACKUP_DAYS: '1', BACKUP_WEEKS: '0' };
  const { clock, instance, backups, config, dataDir } = await newSite('sqlite', environment);
  const { nightlyBackup } = await instance();
  await nightlyBackup.makeDue();
  for (const day of [19, 20]) {
    clock.now = new Date(`2026-11-${day}T02:00:30Z`);
    await nightlyBackup.makeDue();
  }
  if (!config.bucket) throw new Error('There is a bucket.');
  const kept = createBucket(config.bucket, () => {});
  const name = 'nightly-2026-11-20.tar.gz';
  expect((await kept.list('backups/')).map(({ key }) => key)).toEqual([`backups/${name}`]);
  expect(await kept.read(`backups/${name}`)).toEqual(await readFile(path.join(dataDir, 'backups', name)));

  const copies = path.join(await newFolder(), 'file');
  await writeFile(copies, '');
  const other = await newSite('sqlite', { BACKUP_COPY: copies });
  const stores = await other.instance();
  await stores.nightlyBackup.makeDue();
  other.clock.now = NIGHT;
  await stores.nightlyBackup.makeDue();
  expect(await other.backups()).toEqual(['nightly-2026-11-19.tar.gz']);
  expect(await stores.nightlyBackup.condition()).toMatchObject({
    failure: expect.stringMatching(/^The backup is made, its copy in BACKUP_COPY is not: /),
  });
  expect(await backups()).toEqual([name]);
});

test('[TRUST-50] the running site makes the one that is due without being asked, and lets go of it when it stops', async () => {
  const { clock, instance, backups } = await newSite('sqlite');
  const first = await instance();
  await first.nightlyBackup.makeDue();
  clock.now = NIGHT;
  const second = await instance();
  await second.backgroundJobs.start();
  onTestFinished(() => second.backgroundJobs.stop());
  await expect.poll(async () => (await second.nightlyBackup.condition())?.madeAt).toBe(NIGHT.toISOString());
  await second.backgroundJobs.stop();

  clock.now = new Date('2026-11-20T02:00:30Z');
  const third = await instance();
  await third.backgroundJobs.start();
  await third.backgroundJobs.stop();
  const { claimed_by } = await third.database.db
    .selectFrom('nightly_backup')
    .select('claimed_by')
    .executeTakeFirstOrThrow();
  expect(claimed_by).toBe('');
  await first.nightlyBackup.makeDue();
  expect(await backups()).toEqual(['nightly-2026-11-19.tar.gz', 'nightly-2026-11-20.tar.gz']);
});

test('[TRUST-50] where BACKUP_DAYS is 0 none is made, and the first screen knows of no night', async () => {
  const { clock, instance, backups } = await newSite('sqlite', { BACKUP_DAYS: '0' });
  const { backgroundJobs, today, database } = await instance();
  clock.now = NIGHT;
  await backgroundJobs.start();
  await backgroundJobs.stop();
  expect(await database.db.selectFrom('nightly_backup').selectAll().execute()).toEqual([]);
  expect(await backups()).toEqual([]);
  expect(await today.site.storage()).toMatchObject({ isNightly: false, backupFailure: '' });
});
