import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const CALL = '/api/case-studies/fr/cave-vauban';
const required = 'id title subtitle slug category client year hero overview tags'.split(' ');
const documented = `${required.join(' ')} status published featured seoTitle seoDescription seoKeywords`;

async function loadStudy(site: Site) {
  const admin = await site.signIn();
  const { entry } = await (await admin.get('/api/entries/case-studies/fr/cave-vauban')).json();
  const save = async (content: unknown, basedOn = 0) => admin.put(CALL, { content, basedOn });
  return { admin, study: entry as Record<string, unknown>, save };
}

onBothEngines('the calls of the case study editor', (engine) => {
  test('[CASEED-03] [CASEED-05] [CASEED-07] a study is replaced as written and shows at once, every field of it', async () => {
    const site = await startSite({ engine });
    const { study, save } = await loadStudy(site);
    const written = {
      ...study,
      title: 'Un caviste change d’avis',
      hero: {
        title: 'T',
        subtitle: 'S',
        description: 'D',
        website: 'https://cave.example',
        image: '/x.webp',
      },
      overview: { description: 'D', challenge: 'C', solution: 'S', result: 'R' },
      ...{ status: 'En ligne', published: true, featured: true },
      ...{ seoTitle: 'ST', seoDescription: 'SD', seoKeywords: 'SK' },
      note: { à: ['garder'] },
    };
    const saved = await save(written);
    expect([saved.status, await saved.json()]).toEqual([200, { rev: 1 }]);
    expect(await site.text('/cas-clients/cave-vauban')).toContain('Un caviste change d’avis');
    const data = await site.json('/data/fr/study-cases/cave-vauban.json');
    expect(data).toEqual(written);
    for (const field of documented.split(' ')) expect(data).toHaveProperty(field);
    const { db } = await site.openDatabase();
    const { body } = await db.selectFrom('documents').select('body').executeTakeFirstOrThrow();
    expect(JSON.parse(body)).toEqual(written);
    await save(written, 1);
    const again = await db.selectFrom('documents').select('body').executeTakeFirstOrThrow();
    expect(again.body).toBe(body);
  });

  test('[CASEED-06] each of the ten required fields is asked for by its name', async () => {
    const site = await startSite({ engine });
    const { study, save } = await loadStudy(site);
    expect(required).toHaveLength(10);
    for (const field of required) {
      const { [field]: _, ...without } = study;
      const response = await save(without);
      expect([response.status, await response.json()]).toMatchObject([422, { problems: [{ path: field }] }]);
    }
    expect(await site.json('/data/fr/study-cases/cave-vauban.json')).toEqual(study);
  });

  test('[CASEED-01] [CASEED-08] a hidden study is there for administrators only; published missing counts as true', async () => {
    const site = await startSite({ engine });
    const { admin, study, save } = await loadStudy(site);
    const seen = async () => [
      (await site.text('/cas-clients')).includes('/cas-clients/cave-vauban'),
      (await site.get('/cas-clients/cave-vauban')).status,
      (await site.get('/data/fr/study-cases/cave-vauban.json')).status,
      JSON.stringify(await site.json('/data/fr/study-cases/index.json')).includes('cave-vauban'),
    ];
    expect(await seen()).toEqual([true, 200, 200, true]);
    await save({ ...study, published: false, status: 'En ligne' });
    expect(await seen()).toEqual([false, 302, 404, false]);
    const { entries } = await (await admin.get('/api/entries/case-studies/fr')).json();
    expect(entries).toContainEqual(expect.objectContaining({ id: 'cave-vauban', published: false }));
    const { published: _, ...unsaid } = study;
    await save({ ...unsaid, status: 'Hors ligne' }, 1);
    expect(await seen()).toEqual([true, 200, 200, true]);
    expect(await site.text('/cas-clients/cave-vauban')).toContain('Hors ligne');
  });
});

test('what is no case study is refused, and nothing is stored', async () => {
  const site = await startSite();
  const { admin, study, save } = await loadStudy(site);
  const refusals: [number, unknown][] = [
    [422, { ...study, id: 'autre' }],
    [422, { ...study, title: 7 }],
    [422, { ...study, gallery: 'x' }],
    [422, null],
    [422, []],
    [422, 'texte'],
    [409, { ...study, slug: 'noordzee-vis' }],
    [400, { ...study, note: JSON.parse('{"__proto__":{"x":1}}') }],
  ];
  for (const [status, content] of refusals) {
    const response = await save(content);
    expect([JSON.stringify(content), response.status]).toEqual([JSON.stringify(content), status]);
  }
  for (const body of [{}, [], { content: study }, { content: study, basedOn: 0, extra: 1 }])
    expect((await admin.put(CALL, body)).status).toBe(400);
  expect((await save(study, 3)).status).toBe(409);
  expect(await site.json('/data/fr/study-cases/cave-vauban.json')).toEqual(study);
});
