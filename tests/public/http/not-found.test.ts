import { expect } from 'vitest';
import * as html from '#tests/support/html.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const unknown = {
  fr: [
    '/xyz',
    '/xyz?a=1&b=2',
    '/expertises/xyz',
    '/AGENCE',
    '/blog/a/b',
    '/assets/none.js',
    '/x%20y',
    '/404',
  ],
  en: ['/en/xyz', '/en/xyz?lang=fr', '/en/agence', '/en/expertises/xyz', '/en/404'],
};

test('[NOTFOUND-01] the page for unknown addresses is the same for all of a language, and says nothing of the address', async ({
  site,
}) => {
  for (const [language, home] of [
    ['fr', '/en'],
    ['en', '/'],
  ] as const) {
    const responses = await Promise.all(unknown[language].map((path) => rawRequest(site.url + path)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    const [{ body, headers } = { body: '', headers: {} }] = responses;
    expect([html.languageOfPage(body), html.screenOf(body), html.meta(body, 'robots')]).toEqual([
      ...[language, 'NotFound', ['noindex']],
    ]);
    expect([html.canonical(body), html.alternates(body), headers.etag]).toEqual([[], {}, undefined]);
    expect(html.links(body)).toContain(home);
  }
});

test('[NOTFOUND-01] HEAD, data and other methods of an unknown address say so too', async ({ site }) => {
  const [page, head] = await Promise.all([
    rawRequest(`${site.url}/xyz`),
    rawRequest(`${site.url}/uvw`, { method: 'HEAD' }),
  ]);
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    ...[404, '', page.headers['content-length']],
  ]);
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await site.get(path)).status));
  expect(await statuses('/xyz.data', '/en/xyz.data?a=1')).toEqual([404, 404]);
  // What only looks unknown.
  expect(await statuses('/_.data', '/agence.data', '/social/fr/contact.jpg')).toEqual([200, 200, 200]);
  expect(await statuses('/projets', '/xyz/', '/__manifest?version=x', '/blog/xyz')).toEqual([
    301, 301, 204, 302,
  ]);
  const posted = await site.get('/xyz', { method: 'POST', headers: { origin: site.url } });
  expect(posted.status).toBe(405);
});

test('[NOTFOUND-01] a save changes the page for unknown addresses at once', async () => {
  const site = await startSite();
  await site.text('/xyz');
  const common = await site.services.content.section('common', 'fr');
  const notFound = { ...common.notFound, title: 'Perdu !' };
  await site.services.content.save('common', 'fr', { ...common, notFound }, { basedOn: 0, by: 'marie' });
  expect(html.headings(await site.text('/uvw'))).toEqual([expect.stringContaining('Perdu !')]);
});
