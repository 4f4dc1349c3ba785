import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createDocumentStore } from '#server/documents/document-store.ts';
import { newDatabase, onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { createIndexNow } from './index-now.ts';

const siteUrl = 'https://www.vitrine.example';
const articles = { published: async () => [{ id: 'a1', slug: 'un-article', publishedAt: '2025-07-14' }] };

/** A search engine that answers what it is told to, and IndexNow beside it. */
async function start(engine: TestEngine, ...statuses: number[]) {
  const heard: { urlList: string[]; key: string }[] = [];
  const searchEngine = { beforeAnswer: () => {} };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    heard.push(JSON.parse(body));
    searchEngine.beforeAnswer();
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const database = await openDatabase({ url: await newDatabase(engine) });
  const url = `http://localhost:${(server.address() as AddressInfo).port}/indexnow`;
  const clock = { now: new Date('2025-06-01T12:00:00Z') };
  const run = (pauseMs = 20) => {
    const indexNow = createIndexNow({
      ...{ config: { key: 'abcdef12', url }, siteUrl, database, articles, caseStudies: articles },
      ...{ log: pino({ level: 'silent' }), now: () => clock.now, pauseMs },
    });
    indexNow.start();
    onTestFinished(() => indexNow.stop());
    return indexNow;
  };
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
  });
  return { database, changes: database.changes, heard, searchEngine, run, clock };
}

test('several saves are one notice, with the key and without drafts', async () => {
  const { changes, heard, run } = await start('sqlite');
  run();
  changes.publish(['section/fr/agency']);
  changes.publish(['section/fr/agency', 'article/fr/a1', 'article/en/draft', '*']);
  expect(heard).toEqual([]);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toEqual({
    host: 'www.vitrine.example',
    key: 'abcdef12',
    keyLocation: `${siteUrl}/indexnow-key.txt`,
    urlList: ['/agence', '/blog/un-article', '/blog', '/en/blog'].map((path) => siteUrl + path),
  });
});

test('a notice that fails is sent again, with what changed meanwhile', async () => {
  const { changes, heard, searchEngine, run } = await start('sqlite', 503);
  run();
  searchEngine.beforeAnswer = () => {
    if (heard.length === 1) changes.publish(['section/en/contact']);
  };
  changes.publish(['section/fr/contact']);
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]?.urlList.sort()).toEqual(
    ['/contact', '/en/appointment', '/en/contact', '/rendez-vous'].map((path) => siteUrl + path),
  );
});

test('[PUBLISH-09] an article is told on its day, without being saved', async () => {
  const { heard, run, clock } = await start('sqlite');
  clock.now = new Date('2025-07-13T21:59:59.999Z');
  run();
  clock.now = new Date('2025-07-13T22:00:00Z');
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.urlList).toEqual(
    ['/blog/un-article', '/blog', '/en/blog/un-article', '/en/blog'].map((path) => siteUrl + path),
  );
});

onBothEngines('notices to search engines', (engine) => {
  test('what was not told before a restart is told after it, and nothing of long ago', async () => {
    const { database, heard, run, clock } = await start(engine);
    const documents = createDocumentStore(database, () => clock.now);
    const save = (id: string) =>
      documents.change(
        { collection: 'section', language: 'fr', id },
        { body: '{}', basedOn: 0, by: 'marie', action: 'save' },
      );
    await save('contact');
    clock.now = new Date('2025-06-01T13:00:00Z');
    const before = run(60_000);
    await save('agency');
    before.stop();
    expect(heard).toEqual([]);

    clock.now = new Date('2025-06-01T13:20:00Z');
    run();
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.urlList).toEqual([`${siteUrl}/agence`]);
  });
});
