import { expect, test } from 'vitest';
import { NEWEST_DAY } from '#tests/support/data/articles.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const SAVE = '/api/articles/save';
const article = (id: string, more: Record<string, unknown> = {}) => ({
  ...{ id, slug: id, title: `Titre de ${id}`, excerpt: 'Résumé', content: '<p>Texte</p>' },
  ...{ publishedAt: NEWEST_DAY, status: 'published', ...more },
});
const sent = (entry: { id: string }, more: Record<string, unknown> = {}) => ({
  ...{ language: 'fr', filename: `${entry.id}.json`, content: JSON.stringify(entry), ...more },
});
const publicList = async (site: Site) => JSON.stringify(await site.json('/data/fr/articles/index.json'));

onBothEngines('the calls of the article editor', (engine) => {
  test('[API-03] [ARTED-18] an article is saved as a file of its language and is live at once', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const saved = await admin.post(SAVE, sent(article('neuf')));
    expect([saved.status, await saved.json(), saved.headers.get('cache-control')]).toEqual([
      ...[200, { rev: 1 }, 'no-store'],
    ]);
    expect(await site.text('/blog/neuf')).toContain('Titre de neuf');
    expect(await site.text('/blog')).toContain('Titre de neuf');
    await admin.post(SAVE, sent(article('neuf', { title: 'Deux' }), { basedOn: 1 }));
    expect(await site.text('/blog/neuf')).toContain('Deux');
    const late = await admin.post(SAVE, sent(article('neuf', { title: 'Trois' }), { basedOn: 1 }));
    expect([late.status, await late.json()]).toEqual([
      ...[409, { error: 'Another change came first.', currentRev: 2 }],
    ]);
  });

  test('[API-03] what is no article file is refused with its reason, and nothing is stored', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const before = await publicList(site);
    const good = article('neuf');
    const refusals: [number, unknown][] = [
      [400, sent(good, { content: '{"id":' })],
      [400, sent(good, { content: 'texte' })],
      [400, sent(good, { content: '[]' })],
      [400, sent(good, { content: '"neuf"' })],
      [400, sent(good, { filename: 'autre.json' })],
      [400, sent(good, { filename: 'neuf' })],
      [400, sent(good, { filename: '../neuf.json' })],
      [400, sent({ ...good, id: '../x' })],
      [400, sent({ ...good, id: '..\\x' })],
      [400, sent(good, { extra: 1 })],
      [400, sent(good, { basedOn: 'x' })],
      [400, { language: 'fr' }],
      [400, []],
      [400, sent(good, { content: JSON.stringify({ ...good, nested: JSON.parse('{"constructor":1}') }) })],
      [422, sent(good, { language: 'de' })],
      [422, sent({ ...good, id: 'Pas Un Id' })],
      [422, sent(article('neuf', { slug: 'Pas un slug' }))],
      [422, sent(article('neuf', { unknown: 1 }))],
      [422, sent(article('neuf', { readTime: 'sept' }))],
      [422, sent(article('neuf', { status: 'caché' }))],
    ];
    for (const [status, body] of refusals) {
      const response = await admin.post(SAVE, body);
      expect([JSON.stringify(body), response.status]).toEqual([JSON.stringify(body), status]);
      expect(await response.json()).toHaveProperty('error');
    }
    expect(await publicList(site)).toBe(before);
  });

  test('[ARTED-12] title, description and content are required', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    for (const field of ['title', 'excerpt', 'content']) {
      const response = await admin.post(SAVE, sent(article('neuf', { [field]: ' ' })));
      expect([response.status, await response.json()]).toMatchObject([422, { problems: [{ path: field }] }]);
    }
    expect((await site.get('/data/fr/articles/neuf.json')).status).toBe(404);
  });

  test('[ARTED-01] [ARTED-17] a draft is there for administrators only; publishing and hiding show at once', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const toggle = (status: string) => admin.post(SAVE, sent(article('secret', { status, featured: true })));
    const seen = async () => {
      const pages = ['/blog', '/sitemap.xml', '/data/fr/articles/index.json'];
      const texts = await Promise.all(pages.map((page) => site.text(page)));
      const { status } = await site.get('/data/fr/articles/secret.json');
      return [
        ...texts.map((text) => text.includes('secret')),
        (await site.get('/blog/secret')).status,
        status,
      ];
    };
    await toggle('draft');
    const { entries } = await (await admin.get('/api/entries/articles/fr')).json();
    expect(entries.map(({ id }: { id: string }) => id)).toContain('secret');
    expect(await (await admin.get('/api/entries/articles/fr/secret')).json()).toMatchObject({
      entry: { status: 'draft' },
      html: '<p>Texte</p>',
      rev: 1,
    });
    expect(await seen()).toEqual([false, false, false, 302, 404]);
    await toggle('published');
    expect(await seen()).toEqual([true, true, true, 200, 200]);
    expect(await site.text('/blog')).toContain('À la une');
    await toggle('draft');
    expect(await seen()).toEqual([false, false, false, 302, 404]);
  });

  test('[ARTED-21] a slug that another article has is refused, and nothing changes', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const before = await publicList(site);
    const slug = 'woocommerce-ou-pas';
    const taken = await admin.post(SAVE, sent(article('neuf', { slug })));
    expect([taken.status, await taken.json()]).toEqual([
      ...[409, { error: 'Cette adresse est déjà prise.', reason: 'name-taken', slug, takenBy: slug }],
    ]);
    expect(await publicList(site)).toBe(before);
  });

  test('[ARTED-22] a deleted article is gone everywhere, and its last version can come back', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const one = '/api/entries/articles/fr/woocommerce-ou-pas';
    expect((await admin.delete(one, { basedOn: 7 })).status).toBe(409);
    expect((await admin.delete(one, {})).status).toBe(400);
    expect((await admin.delete(one, { basedOn: 0 })).status).toBe(200);
    expect((await site.get('/blog/woocommerce-ou-pas')).status).toBe(302);
    expect(await publicList(site)).not.toContain('woocommerce-ou-pas');
    expect([(await admin.get(one)).status, (await admin.delete(one, { basedOn: 1 })).status]).toEqual([
      404, 404,
    ]);

    const { revisions } = await (await admin.get(`${one}/revisions`)).json();
    expect(revisions).toMatchObject([
      { rev: 1, action: 'delete', updatedBy: 'admin@atelier-vitrine.example' },
      { rev: 0, action: 'ship' },
    ]);
    expect((await admin.get(`${one}/revisions/1`)).status).toBe(404);
    expect(await (await admin.get(`${one}/revisions/0`)).json()).toMatchObject({
      entry: { id: 'woocommerce-ou-pas' },
    });
    expect((await admin.post(`${one}/restore`, { rev: 0, basedOn: 1 })).status).toBe(200);
    expect((await site.get('/blog/woocommerce-ou-pas')).status).toBe(200);
  });
});

test('[API-06] [AUTH-15] the calls need a session, are never kept and refuse another origin', async () => {
  const site = await startSite();
  const { cookie } = await site.signIn();
  const one = '/api/entries/articles/fr/woocommerce-ou-pas';
  for (const [method, address] of [
    ['POST', SAVE],
    ['GET', '/api/entries/articles/fr'],
    ['GET', one],
    ['DELETE', one],
    ['GET', `${one}/revisions`],
    ['GET', `${one}/revisions/0`],
    ['POST', `${one}/restore`],
    ['PUT', '/api/case-studies/fr/cave-vauban'],
    ['GET', '/api/entries/case-studies/fr'],
    ['DELETE', '/api/entries/case-studies/fr/cave-vauban'],
  ] as const) {
    const body = method === 'GET' ? null : JSON.stringify(sent(article('neuf')));
    const ask = (headers: Record<string, string>) => site.get(address, { method, headers, body });
    const closed = await ask({ origin: site.url });
    expect([address, closed.status, closed.headers.get('cache-control')]).toEqual([address, 401, 'no-store']);
    if (method === 'GET') {
      expect((await ask({ cookie })).headers.get('cache-control')).toBe('no-store');
      continue;
    }
    const foreign = await ask({ cookie, origin: 'https://evil.example' });
    expect([address, foreign.status]).toEqual([address, 403]);
  }
  expect((await site.get('/data/fr/articles/neuf.json')).status).toBe(404);
});

test('names that are none are not found', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  for (const address of [
    '/api/entries/nope/fr',
    '/api/entries/__proto__/fr',
    '/api/entries/articles/de',
    '/api/entries/articles/fr/nope',
    '/api/entries/articles/fr/__proto__',
    '/api/entries/articles/fr/woocommerce-ou-pas/revisions/9',
    '/api/entries/articles/fr/woocommerce-ou-pas/revisions/x',
  ])
    expect([address, (await admin.get(address)).status]).toEqual([address, 404]);
  expect((await admin.put('/api/case-studies/de/cave-vauban', { content: {}, basedOn: 0 })).status).toBe(404);
});
