import { expect, test } from 'vitest';
import { save } from '#tests/support/data/save.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { startSite } from '#tests/support/site/site.ts';

type Content = Record<string, never>;

test('[BLOGPAGE-05] words of the blog page are stored and shown at once, in their language only', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const english = await site.text('/en/blog');
  const fields = { searchPlaceholder: 'Que cherchez-vous au juste', 'cta.buttonText': 'Passez nous voir' };
  expect((await save(admin, 'fr', 'blog', fields)).status).toBe(200);
  const page = await site.text('/blog');
  for (const text of Object.values(fields)) expect(page).toContain(text);
  expect(await site.json('/data/fr/blog.json')).toMatchObject({
    searchPlaceholder: fields.searchPlaceholder,
    cta: { buttonText: fields['cta.buttonText'] },
  });
  expect(await site.text('/en/blog')).toBe(english);
});

test('[HOSTED-04] [HOSTED-06] a plan is stored and shown at once, an unknown icon is refused', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const english = await site.text('/en/expertises/hosting');
  expect((await save(admin, 'fr', 'hosting', { 'plans.0.price': '11€/mois' })).status).toBe(200);
  expect(await site.text('/expertises/hebergement')).toContain('11€/mois');
  expect(await site.text('/en/expertises/hosting')).toBe(english);
  const refused = await save(admin, 'fr', 'hosting', { 'features.0.icon': 'Cat' });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { problems: [{ path: 'features.0.icon' }] },
  ]);
  for (const icon of ['Zap', 'Shield', 'Globe', 'Wifi'])
    expect((await save(admin, 'fr', 'hosting', { 'features.0.icon': icon })).status).toBe(200);
});

test('[TESTIED-01] [TESTIED-02] testimonials are kept whole, and only one to five stars are taken', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const item = {
    ...{ id: 'neuf', name: 'Léa', company: 'Fleurs', image: '/images/testimonials.svg#x', role: 'Fleuriste' },
    ...{ rating: 4, text: 'Parfait.', featured: true, caseStudy: 'cave-vauban' },
  };
  expect((await save(admin, 'fr', 'testimonials', { items: [item] })).status).toBe(200);
  expect((await site.json<Content>('/data/fr/testimonials.json')).items).toEqual([item]);
  for (const rating of [0, 6, 4.5, '5'])
    expect((await save(admin, 'fr', 'testimonials', { items: [{ ...item, rating }] })).status).toBe(422);
  for (const rating of [1, 2, 3, 4, 5])
    expect((await save(admin, 'fr', 'testimonials', { items: [{ ...item, rating }] })).status).toBe(200);
});

onBothEngines('sync over HTTP', (engine) => {
  test('[TESTIED-04] [API-06] missing testimonials come back by a call of the signed-in administrator', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const address = '/api/testimonials/fr/sync';
    const items = async () =>
      (await site.json<{ items: { id: string }[] }>('/data/fr/testimonials.json')).items;
    const shipped = await items();
    await save(admin, 'fr', 'testimonials', { items: [] });
    expect(await items()).toEqual([]);

    const stranger = { method: 'POST', body: '{"basedOn":1}' };
    const foreign = { cookie: admin.cookie, origin: 'https://evil.example' };
    expect((await site.get(address, { ...stranger, headers: { origin: site.url } })).status).toBe(401);
    expect((await site.get(address, { ...stranger, headers: foreign })).status).toBe(403);
    expect((await admin.post(address, { basedOn: 1, more: true })).status).toBe(400);
    expect((await admin.post('/api/testimonials/de/sync', { basedOn: 1 })).status).toBe(404);
    expect((await admin.post(address, { basedOn: 0 })).status).toBe(409);
    expect((await admin.get(address)).status).toBe(405);
    expect(await items()).toEqual([]);

    const synced = await admin.post(address, { basedOn: 1 });
    expect([synced.headers.get('cache-control'), await synced.json()]).toEqual([
      'no-store',
      { rev: 2, added: shipped.length },
    ]);
    expect(await items()).toEqual(shipped);
    await save(admin, 'fr', 'testimonials', { 'items.0.text': 'Modifié' });
    expect(await (await admin.post(address, { basedOn: 3 })).json()).toEqual({ rev: 3, added: 0 });
    expect(await items()).toMatchObject([{ text: 'Modifié' }, ...shipped.slice(1)]);
  });
});

test('[CALCED-02] the words of the page and of its closing call are those of the language', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const english = await site.text('/en/price-calculator');
  const pageText = {
    ...{ title: 'Un titre neuf', subtitle: 'Un sous-titre neuf', description: 'Une description neuve' },
    ...{ ctaText: 'Venez en parler', ctaLink: '/agence' },
  };
  expect((await save(admin, 'fr', 'calculator', { pageText })).status).toBe(200);
  const page = await site.text('/calculateur-prix');
  for (const text of [pageText.title, pageText.subtitle, pageText.description]) expect(page).toContain(text);
  expect(page).toMatch(/<a[^>]*href="\/agence"[^>]*>Venez en parler/);
  expect(await site.text('/en/price-calculator')).toBe(english);
});

test('[CALCED-04] a price saved in one language is the price of both', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  await save(admin, 'en', 'calculator', { 'projectTypes.0.basePrices.simple': 1501 });
  expect(await site.text('/calculateur-prix')).toContain('À partir de 1\u202f501\u00a0€');
  expect(await site.text('/en/price-calculator')).toContain('From €1,501');
  for (const price of [-5, 12.7, '12'])
    expect((await save(admin, 'fr', 'calculator', { 'designPrices.custom': price })).status).toBe(422);
});

test('[LEGALED-02] the sections of a legal text keep their order and all their parts', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const section = (title: string) => ({ title, content: '<p>a</p>', items: ['b'], methods: ['c'] });
  const sections = { zebre: section('Un'), abeille: section('Deux'), 'section-3': section('Trois') };
  const fields = { title: 'T', description: 'D', lastUpdated: 'hier', sections };
  expect((await save(admin, 'fr', 'terms', fields)).status).toBe(200);
  const stored = await site.json<typeof fields>('/data/fr/terms.json');
  expect(stored).toMatchObject(fields);
  expect(Object.keys(stored.sections)).toEqual(Object.keys(sections));
});

const legalPages = [
  ['legal', '/mentions-legales', '/en/legal-notice'],
  ['privacy', '/politique-confidentialite', '/en/privacy-policy'],
  ['terms', '/conditions-generales', '/en/terms-conditions'],
] as const;

test('[LEGALED-03] [LEGALED-04] a legal text is shown at once, cleaned, in its language only', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const source = '<p onclick="steal()">Neuf <strong>et propre</strong></p><script>steal()</script>';
  for (const [section, ...addresses] of legalPages) {
    for (const [place, language] of (['fr', 'en'] as const).entries()) {
      const pages = await Promise.all(addresses.map((address) => site.text(address)));
      const content = await site.json<{ sections: object }>(`/data/${language}/${section}.json`);
      const [key] = Object.keys(content.sections);
      await save(admin, language, section, { [`sections.${key}.content`]: source });
      const page = await site.text(addresses[place] as string);
      expect([section, language, page.includes('<p>Neuf <strong>et propre</strong></p>')]).toEqual([
        ...[section, language, true],
      ]);
      expect(page).not.toContain('steal()</script>');
      expect(page).not.toContain('onclick');
      expect(await site.text(addresses[1 - place] as string)).toBe(pages[1 - place]);
    }
  }
});

test('[LEGALED-03] [EDIT-03] rich text beside its editor is cleaned as on the page, and nothing is stored', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const response = await admin.post('/api/written-site', {
    queries: [{ method: 'richText', args: ['<p onclick="x">b<script>c</script></p>'] }],
  });
  expect([response.headers.get('cache-control'), await response.json()]).toEqual([
    'no-store',
    { results: [{ result: [{ tag: 'p', children: ['b'] }] }] },
  ]);
  expect((await (await admin.get('/api/content/fr/terms')).json()).rev).toBe(0);
});

test('[EDIT-03] the page beside an editor is told what is written, and knows nothing but the site', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const ref = { collection: 'section', language: 'fr', id: 'faq' } as const;
  const { content, version } = await site.services.workingCopies.load(ref);
  await site.services.workingCopies.save(
    ref,
    { ...(content as object), title: 'En brouillon' },
    { basedOn: version, by: 'test' },
  );
  const query = (...asked: [string, ...string[]][]) =>
    admin.post('/api/written-site', { queries: asked.map(([method, ...args]) => ({ method, args })) });
  const faq = ['section', 'faq', 'fr'] as [string, string, string];
  const { results } = await (await query(faq, ['articles.renamed', 'fr', 'rien'])).json();
  expect(results[0].result.content.title).toBe('En brouillon');
  expect(results[0].result.shape.fields.title).toMatchObject({ kind: 'text' });
  expect(results[1]).toEqual({});
  for (const wrong of [['accounts'], ['section', 'nothing', 'fr'], ['section', 'faq', 'de'], ['constructor']])
    expect([wrong, (await query(faq, wrong as [string])).status]).toEqual([wrong, 404]);
  for (const queries of [
    undefined,
    [],
    [{ method: 7, args: [] }],
    Array(501).fill({ method: 'x', args: [] }),
  ])
    expect((await admin.post('/api/written-site', { queries })).status).toBe(400);
});

test('[MENUED-02] a disabled item leaves the menu and a moved one moves, in that language only', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const menu = (page: string) =>
    [
      ...(page.match(/<nav[^>]*class="ml-auto[\s\S]*?<\/nav>/)?.[0] ?? '').matchAll(
        />([^<>]+)<\/(?:a|button)>/g,
      ),
    ].map(([, label]) => label?.trim());
  const before = menu(await site.text('/'));
  const english = await site.text('/en');
  expect(before).toContain('Tarifs');
  const { content } = await (await admin.get('/api/content/fr/common')).json();
  const header = content.menus.header.map((item: { id: string; order: number }) => ({
    ...item,
    order: item.id === 'blog' ? 0 : item.order,
    enabled: item.id !== 'pricing',
  }));
  expect((await save(admin, 'fr', 'common', { 'menus.header': header })).status).toBe(200);
  const after = menu(await site.text('/'));
  expect(after[0]).toBe('Blog');
  expect(after.toSorted()).toEqual(before.filter((label) => label !== 'Tarifs').toSorted());
  expect(await site.text('/en')).toBe(english);
});
