import { expect } from 'vitest';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const call = '/api/content/fr/home';

test.for([
  ['POST', call, 'GET, HEAD, PUT, PATCH, DELETE'],
  ['GET', `${call}/restore`, 'POST'],
  ['PUT', `${call}/restore`, 'POST'],
  ['DELETE', `${call}/restore`, 'POST'],
  ['POST', `${call}/revisions`, 'GET, HEAD'],
  ['DELETE', `${call}/revisions`, 'GET, HEAD'],
  ['GET', '/api/articles/save', 'POST'],
  ['POST', '/api/entries/articles/fr', 'GET, HEAD'],
  ['PUT', '/api/entries/articles/fr/x', 'GET, HEAD, DELETE'],
  ['POST', '/api/entries/case-studies/fr/x/revisions', 'GET, HEAD'],
  ['GET', '/api/entries/case-studies/fr/x/restore', 'POST'],
  ['GET', '/api/case-studies/fr/x', 'PUT'],
  ['POST', '/api/working-copies', 'GET, HEAD'],
  ['POST', '/api/working-copies/sections/fr/home', 'GET, HEAD, PUT, DELETE'],
  ['GET', '/api/working-copies/sections/fr/home/publish', 'POST'],
  ['PUT', '/api/working-copies/sections/fr/home/publish', 'POST'],
  ['GET', '/api/working-copies/sections/fr/home/take-out', 'POST'],
  ['GET', '/admin/logout', 'POST'],
  ['DELETE', '/admin/logout', 'POST'],
  ['PUT', '/admin', 'GET, HEAD, POST'],
  ['PATCH', '/en/admin/setup', 'GET, HEAD, POST'],
] as const)(
  '%s %s gets 405, the methods to use (%s), and is not kept',
  async ([method, address, allow], { site }) => {
    const { cookie } = await site.signIn();
    const body = method === 'GET' ? null : '{}';
    const response = await site.get(address, { method, body, headers: { cookie, origin: site.url } });
    expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
      405,
      allow,
      'no-store',
    ]);
  },
);

test('a page takes no form that it does not show', async ({ site }) => {
  const response = await site.get('/agence', { method: 'POST', headers: { origin: site.url }, body: 'a=b' });
  expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
    405,
    'GET, HEAD',
    'no-store',
  ]);
});

test('reading an address changes nothing: the session stays after GET of the logout, the content after GET of the restore', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  await admin.patch(call, { path: 'hero.title', value: 'Édité', basedOn: 0 });
  for (const address of ['/admin/logout', `${call}/restore`, '/admin/setup']) await admin.get(address);
  const response = await admin.get(call);
  expect([response.status, await response.json()]).toMatchObject([200, { rev: 1 }]);
});
