import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createChangeFeed } from '#server/database/change-feed.ts';
import { createIndexNow } from './index-now.ts';

const siteUrl = 'https://www.vitrine.example';
const articles = { published: async () => [{ id: 'a1', slug: 'un-article' }] };

/** A search engine that answers what it is told to, and IndexNow beside it. */
async function start(...statuses: number[]) {
  const heard: { urlList: string[]; key: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    heard.push(JSON.parse(body));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const changes = createChangeFeed();
  const url = `http://localhost:${(server.address() as AddressInfo).port}/indexnow`;
  const indexNow = createIndexNow({
    ...{ config: { key: 'abcdef12', url }, siteUrl, changes, articles, caseStudies: articles },
    ...{ log: pino({ level: 'silent' }), pauseMs: 20 },
  });
  indexNow.start();
  onTestFinished(() => {
    indexNow.stop();
    server.closeAllConnections();
    server.close();
  });
  return { changes, heard, indexNow };
}

test('several saves are one notice, with the key and without drafts', async () => {
  const { changes, heard } = await start();
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
  const { changes, heard } = await start(503);
  changes.publish(['section/fr/contact']);
  await expect.poll(() => heard.length).toBe(1);
  changes.publish(['section/en/contact']);
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]?.urlList.sort()).toEqual([`${siteUrl}/contact`, `${siteUrl}/en/contact`]);
});
