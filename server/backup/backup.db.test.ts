import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createFileStores } from '#server/files/file-stores.ts';
import { documents } from '#tests/support/data/documents.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { application, applicationForm, chat, contact } from '#tests/support/data/leads.ts';
import { newDatabase, newFolder, onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { startBucket } from '#tests/support/services/bucket.ts';
import { runScript } from '#tests/support/site/process.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { BackupError } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const marie = { email: 'marie@atelier-vitrine.example', password: 'un mot de passe solide' };

/** A place for one site, as its environment names it. */
async function newPlace(engine: TestEngine, more: Record<string, string> = {}) {
  const dataDir = await newFolder();
  const url = engine === 'postgres' ? await newDatabase(engine) : path.join(dataDir, 'vitrine.sqlite');
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    ...more,
    ...(engine === 'postgres' && { DATABASE_URL: url }),
  };
  const run = (name: string, ...words: string[]) => runScript(`scripts/${name}.ts`, words, environment);
  const open = () => openStores(engine, { databaseUrl: url, environment });
  const config = readConfig(environment);
  return { dataDir, url, config, run, open };
}

/** Every row of every table. */
async function everyRow({ db, engine }: Database) {
  const names =
    engine === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_schema where type = 'table' and name not like 'article_words%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  const rows: Record<string, string[]> = {};
  const ours = (await names.execute(db)).rows.filter(({ name }) => !name.startsWith('kysely'));
  for (const { name } of ours) {
    const found = await sql`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

async function everyFile(dataDir: string) {
  const files: Record<string, string> = {};
  for (const folder of ['files', 'media', 'mail']) {
    for (const entry of await readdir(path.join(dataDir, folder), { withFileTypes: true })) {
      if (entry.isFile())
        files[entry.name] = (await readFile(path.join(dataDir, folder, entry.name))).toString('base64');
    }
  }
  return files;
}

/** What visitors do not see: a draft, a publication that waits, a link to share, and a bin with a text and an image. */
async function furnishUnpublished(stores: Awaited<ReturnType<typeof openStores>>) {
  const { articles, media, previews, publications, workingCopies } = stores;
  const by = marie.email;
  const write = async (id: string, seoTitle: string) => {
    const ref = { collection: 'section', language: 'fr', id } as const;
    const { content, version } = await workingCopies.load(ref);
    const changed = { ...(content as object), seoTitle };
    return { ref, version: await workingCopies.save(ref, changed, { basedOn: version, by }) };
  };
  await write('pricing', 'Brouillon');
  const at = new Date('2025-07-01T08:00:00Z');
  await publications.schedule([await write('agency', 'Prévu')], { by, name: 'Été', at });
  const link = await previews.links.create({ perspective: { kind: 'working' }, path: '/', by });
  const [article] = await articles.published('fr');
  await articles.remove('fr', article?.id ?? '', { by, basedOn: 0 });
  const unused = await media.add(await received('jetee.png', await drawing(20, 20)), by);
  await media.remove(unused.id, 0, by);
  return { token: link.token, article };
}

/** A site with something of everything. */
async function furnish(engine: TestEngine, environment?: Record<string, string>) {
  const place = await newPlace(engine, environment);
  const stores = await place.open();
  await stores.accounts.ensureFirst(marie);
  const image = await stores.media.add(await received('vitrine.png', await drawing()), marie.email);
  const { rev } = await stores.content.load('home', 'fr');
  const change = { by: marie.email, basedOn: rev };
  await stores.content.updateField('home', 'fr', 'hero.title', 'Sauvé « à temps »\n\\ 🥖', change);
  await stores.articles.search('fr', 'site');
  await stores.leads.submitContact(contact);
  const form = applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
  const request = new Request('http://x.example', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  await stores.leads.submitApplication(await stores.receiveUpload({ body: request.body, contentType }));
  stores.backgroundJobs.start();
  await expect
    .poll(async () => (await stores.mail.list(9)).every(({ state }) => state === 'sent'))
    .toBe(true);
  await stores.backgroundJobs.stop();
  return { place, stores, image };
}

onBothEngines('backup', (engine) => {
  test('[REPLY-03] [REPLY-04] a backup brings back states, notes, answers, templates and reminders, and mails nothing again', async () => {
    const place = await newPlace(engine);
    const { leads, inbox, mail, replies, replyTemplates, database, backgroundJobs } = await place.open();
    const { lead } = await leads.submitContact(contact);
    await replyTemplates.save(
      { id: '', name: 'Merci', language: 'fr', text: 'Bonjour {name},' },
      marie.email,
    );
    const form = { key: crypto.randomUUID(), lead, seen: 0, subject: 'Bonjour', text: 'Avec plaisir.' };
    await replies.send(form, marie.email);
    await inbox.addNote(lead, 'Rappelée.', marie.email);
    await inbox.remind(lead, '2025-06-01');
    backgroundJobs.start();
    await expect.poll(async () => (await mail.list(9)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    await backgroundJobs.stop();
    const archive = path.join(place.dataDir, 'one.tar.gz');
    await makeBackup(place.config, archive);
    const rows = await everyRow(database);

    const other = await newPlace(engine);
    await restoreBackup({ config: other.config, archive, force: false });
    const back = await other.open();
    expect(await back.inbox.read(lead)).toEqual(await inbox.read(lead));
    back.backgroundJobs.start();
    await back.replies.send(form, marie.email);
    await back.backgroundJobs.stop();
    expect(await everyRow(back.database)).toEqual(rows);
  });

  test('[PUBLISH-16] a backup brings back drafts, publications, links to share and the bin', async () => {
    const place = await newPlace(engine);
    const stores = await place.open();
    const { token, article } = await furnishUnpublished(stores);
    const rows = await everyRow(stores.database);
    for (const table of ['working_copies', 'publications', 'publication_documents', 'preview_links'])
      expect([table, rows[table]?.length]).not.toEqual([table, 0]);
    const archive = path.join(place.dataDir, 'one.tar.gz');
    await makeBackup(place.config, archive);

    const other = await newPlace(engine);
    await restoreBackup({ config: other.config, archive, force: false });
    const back = await other.open();
    expect(await everyRow(back.database)).toEqual(rows);
    const { bin, content, previews, publications, workingCopies } = back;
    const refOf = (id: string) => ({ collection: 'section', language: 'fr', id }) as const;
    expect((await workingCopies.list()).map(({ ref }) => ref)).toEqual([refOf('pricing')]);
    expect((await workingCopies.load(refOf('pricing'))).content).toMatchObject({ seoTitle: 'Brouillon' });
    expect(await content.section('pricing', 'fr')).not.toMatchObject({ seoTitle: 'Brouillon' });
    const [waiting] = await publications.scheduled();
    expect(waiting).toMatchObject({ name: 'Été', dueAt: '2025-07-01T08:00:00.000Z' });
    await publications.publishNow(waiting?.id ?? '', marie.email);
    expect(await content.section('agency', 'fr')).toMatchObject({ seoTitle: 'Prévu' });
    expect(await previews.openLink(token)).toMatchObject({ path: '/' });
    const [image] = await bin.images();
    await bin.restoreImage(image?.id ?? '', marie.email);
    expect(await back.media.open(path.basename(image?.address ?? ''))).toBeInstanceOf(Buffer);
    await bin.restore({ collection: 'article', language: 'fr', id: article?.id ?? '' }, marie.email);
    expect(await back.articles.published('fr')).toContainEqual(article);
  });

  test('[TODAY-07] the site knows when its last backup was made', async () => {
    const place = await newPlace(engine);
    const { today } = await place.open();
    expect((await today.site.storage()).lastBackup).toBeUndefined();
    const before = Date.now();
    await makeBackup(place.config, path.join(await newFolder(), 'one.tar.gz'));
    const { lastBackup = '' } = await today.site.storage();
    expect(Date.parse(lastBackup)).toBeGreaterThanOrEqual(before);
  });

  test('a backup of a site at work brings back content, leads, accounts, mail and images byte for byte', async () => {
    const { place, stores, image } = await furnish(engine);
    const [rows, files] = [await everyRow(stores.database), await everyFile(place.dataDir)];
    expect(Object.keys(files).length).toBeGreaterThan(4);
    expect(rows.leads).toHaveLength(2);
    const archive = path.join(place.dataDir, 'backups/one.tar.gz');
    // Somebody writes all the while: the backup is of one moment.
    let writing = true;
    const writer = (async () => {
      while (writing) {
        await stores.leads.submitChat({ ...chat, message: crypto.randomUUID() });
        await wait(5);
      }
    })();
    expect(await place.run('backup', archive)).toMatchObject({ code: 0, out: `${archive}\n`, err: '' });
    writing = false;
    await writer;

    const other = await newPlace(engine);
    expect(await other.run('restore', archive)).toMatchObject({ code: 0, err: '' });
    const restored = await other.open();
    const back = await everyRow(restored.database);
    for (const [table, saved] of Object.entries(rows))
      expect([table, back[table]]).toEqual([table, expect.arrayContaining(saved)]);
    expect(back.outbox?.length).toBe(back.leads?.length);
    expect(await everyFile(other.dataDir)).toMatchObject(files);
    await restored.accounts.logIn(marie, 'a test');
    expect((await restored.content.load('home', 'fr')).content).toMatchObject({
      hero: { title: 'Sauvé « à temps »\n\\ 🥖' },
    });
    expect(await restored.media.open(path.basename(image.address))).toBeInstanceOf(Buffer);
    expect(await restored.articles.search('fr', 'site')).toEqual(await stores.articles.search('fr', 'site'));
    await restored.leads.submitContact(contact);

    const { dataDir, config } = other;
    const restore = (force: boolean) => restoreBackup({ config, archive, force });
    await expect(restore(false)).rejects.toThrow(/(already holds|is not empty).*--force/);
    await expect(restore(true)).rejects.toThrow(/stop (it|the site)/);
    await restored.database.close();
    await restore(true);
    const again = await openDatabase({ url: other.url });
    expect((await everyRow(again)).leads).toEqual(back.leads);
    await again.close();
    const left = (await readdir(dataDir)).filter((name) => /\.(backup|restore)-/.test(name));
    expect(left).toEqual([]);
  });
});

test('what is no whole backup, or of another engine, changes nothing and is told in one sentence', async () => {
  const place = await newPlace('sqlite');
  const archive = path.join(place.dataDir, 'one.tar.gz');
  const { config } = place;
  await expect(makeBackup(config, archive)).rejects.toThrow(/^There is nothing to save yet: /);
  await (await openDatabase({ url: place.url })).close();
  await makeBackup(config, archive);
  const bytes = gunzipSync(await readFile(archive));
  const changed = Buffer.from(bytes.toString('latin1').replace('001_content', '001_kontent'), 'latin1');

  const dataDir = await newFolder();
  const broken = path.join(await newFolder(), 'broken.tar.gz');
  const restore = (from: string, databaseUrl?: string) =>
    restoreBackup({ config: { ...config, dataDir, databaseUrl }, archive: from, force: true });
  await expect(restore(broken)).rejects.toThrow(/cannot be read: there is no such file\.$/);
  for (const [content, sentence] of [
    [Buffer.from('hello'), /is no whole backup|is damaged/],
    [gzipSync(bytes.subarray(0, bytes.length / 2)), /is no whole backup|is damaged/],
    [gzipSync(changed), /is damaged: .* is not what was saved/],
  ] as const) {
    await writeFile(broken, content);
    const refusal = await restore(broken).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupError);
    expect(String(refusal)).toMatch(sentence);
    expect(String(refusal)).not.toContain('\n');
  }
  await expect(restore(archive, 'postgres://x')).rejects.toThrow(/^This backup was made on SQLite/);
  expect(await readdir(dataDir)).toEqual([]);
  await restore(archive);
  expect((await readdir(dataDir)).sort()).toEqual(['files', 'mail', 'media', 'vitrine.sqlite']);
});

test('the files of a bucket are in the backup, and go back into a folder or into another bucket', async () => {
  const bucket = await startBucket();
  const { place, stores } = await furnish('sqlite', bucket.environment);
  const kept = createFileStores(place.config);
  const [cv] = await kept.files.list();
  const images = (await kept.media.list()).map(({ key }) => key);
  expect(images).toHaveLength(6);
  const archive = path.join(place.dataDir, 'one.tar.gz');
  await makeBackup(place.config, archive);
  await stores.database.close();

  const folder = await newPlace('sqlite');
  await restoreBackup({ config: folder.config, archive, force: false });
  expect(Object.keys(await everyFile(folder.dataDir))).toEqual(expect.arrayContaining([cv?.key, ...images]));
  expect(await readFile(path.join(folder.dataDir, 'files', cv?.key ?? ''))).toEqual(documents.pdf);

  const other = await newPlace('sqlite', (await startBucket()).environment);
  const there = createFileStores(other.config);
  const older = path.join(await newFolder(), 'older');
  await writeFile(older, 'older');
  await there.files.put(crypto.randomUUID(), older);
  const restore = (force: boolean) => restoreBackup({ config: other.config, archive, force });
  await expect(restore(false)).rejects.toThrow(/^S3_BUCKET vitrine is not empty: add --force/);
  await restore(true);
  expect((await there.files.list()).map(({ key }) => key)).toEqual([cv?.key]);
  expect((await there.media.list()).map(({ key }) => key)).toEqual(images);
  expect(await there.files.read(cv?.key ?? '')).toEqual(documents.pdf);
  expect(await readdir(path.join(other.dataDir, 'files'))).toEqual([]);

  await bucket.stop();
  await expect(makeBackup(place.config, archive)).rejects.toThrow(
    'The backup failed: the bucket cannot be used, no answer (ECONNREFUSED).',
  );
});
