import { expect } from 'vitest';
import { post } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

onBothEngines('page views', (engine) => {
  test('[WAY-30] lost pages are counted under one name for each language, whatever was typed', async () => {
    const site = await startSite({ engine });
    const paths = ['/404', '/404', '/en/404', '/nowhere', '/en/jane@example.com', '/404/jane'];
    for (const path of paths)
      expect((await post(site, '/api/views', JSON.stringify({ path }))).status).toBe(204);
    await site.services.views.flush();
    const { db } = await site.openDatabase();
    const rows = await db
      .selectFrom('page_views')
      .select(['path', 'language', 'views'])
      .orderBy('path')
      .execute();
    expect(rows).toEqual([
      { path: '/404', language: 'fr', views: 2 },
      { path: '/en/404', language: 'en', views: 1 },
    ]);
  });

  test('[TRACK-01] [TRACK-03] a view is counted per day, path, language and referring host, without a trace of the visitor', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const site = await startSite({ engine, now: () => now });
    const view = async (path: string, referrer = '') => {
      const response = await post(site, '/api/views', JSON.stringify({ path, referrer }), {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': 'Mozilla/5.0 (someone)',
      });
      return [response.status, response.headers.get('set-cookie'), await response.text()];
    };
    for (const path of ['/', '/contact?plan=secret', '/', '/en/contact#form'])
      expect(await view(path, 'https://www.example.com/search?q=secret')).toEqual([204, null, '']);
    now = new Date('2025-06-02T12:00:00Z');
    await view('/');
    await view('/nowhere');
    await site.services.views.flush();
    await view('/');
    await site.services.views.flush();

    const { db } = await site.openDatabase();
    const rows = await db.selectFrom('page_views').selectAll().orderBy('day').orderBy('path').execute();
    expect(rows).toEqual([
      { day: '2025-06-01', path: '/', language: 'fr', referrer: 'example.com', views: 2 },
      { day: '2025-06-01', path: '/contact', language: 'fr', referrer: 'example.com', views: 1 },
      { day: '2025-06-01', path: '/en/contact', language: 'en', referrer: 'example.com', views: 1 },
      { day: '2025-06-02', path: '/', language: 'fr', referrer: '', views: 2 },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0|Mozilla/);
  });
});

test('[TRUST-20] an entry that nobody can see is not counted', async () => {
  const site = await startSite();
  const [article] = await site.services.articles.published('fr');
  const paths = [`/blog/${article?.slug}`, '/blog/invented', '/cas-clients/invented', '/en/blog/invented'];
  for (const path of paths)
    expect((await post(site, '/api/views', JSON.stringify({ path }))).status).toBe(204);
  await site.services.views.flush();
  const { db } = await site.openDatabase();
  const rows = await db.selectFrom('page_views').select('path').execute();
  expect(rows).toEqual([{ path: paths[0] }]);
});

test('[TRUST-20] beyond 600 a minute an address is asked to wait, others are heard', async () => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  const view = (address: string) =>
    post(site, '/api/views', JSON.stringify({ path: '/' }), { 'x-forwarded-for': address });
  // A minute may end meanwhile: more than one can take.
  const answers: Response[] = [];
  while (answers.length < 1201)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => view('203.0.113.7')))));
  const late = answers.find(({ status }) => status === 429);
  expect(late?.headers.get('retry-after')).toBe('60');
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(600);
  expect((await view('203.0.113.8')).status).toBe(204);
});

test('[TRUST-19] calls refuse what is larger than our pages send', async ({ site }) => {
  const limits = { '/api/views': 4, '/api/calculator-steps': 4, '/api/auth/login': 8, '/admin/forgotten': 8 };
  for (const [path, kilobytes] of Object.entries(limits)) {
    const status = async (bytes: number) => (await post(site, path, 'x'.repeat(bytes))).status;
    expect([path, await status(kilobytes * 1024 + 1)]).toEqual([path, 413]);
    expect([path, await status(kilobytes * 1024)]).not.toEqual([path, 413]);
  }
});

test('what is no view gets a clear 4xx and is not counted', async ({ site }) => {
  for (const body of [
    '',
    '{',
    '{}',
    '[]',
    '{"path":7}',
    '{"path":"/","who":"me"}',
    `{"path":"/${'a'.repeat(3000)}"}`,
  ])
    expect([body.slice(0, 30), (await post(site, '/api/views', body)).status]).toEqual([
      body.slice(0, 30),
      400,
    ]);
  await site.services.views.flush();
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('page_views').selectAll().execute()).toEqual([]);
});
