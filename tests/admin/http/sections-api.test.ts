import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

interface Loaded {
  content: { hero: { title: string }; plans: { price: string; features: string[] }[] };
  rev: number;
}

onBothEngines('content over HTTP', (engine) => {
  test('[CONTENT-03] [API-02] [STORE-07] what is saved is what every visitor gets on the next request', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const before = await site.get('/data/fr/hosting.json');
    await before.text();
    await site.text('/expertises/hebergement');
    const english = await site.text('/en/expertises/hosting');

    const { content, rev } = (await (await admin.get('/api/content/fr/hosting')).json()) as Loaded;
    content.hero.title = 'Un toit pour votre site';
    const saved = await admin.put('/api/content/fr/hosting', { content, basedOn: rev });
    expect([saved.status, await saved.json()]).toEqual([200, { rev: 1 }]);

    const page = await site.text('/expertises/hebergement');
    expect(html.headings(page)).toEqual(['Un toit pour votre site']);
    const after = await site.get('/data/fr/hosting.json');
    expect(await after.json()).toEqual(content);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await site.text('/en/expertises/hosting')).toBe(english);
  });

  test('[STORE-06] load gives the merged content; an unknown section or language is refused', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    expect(await (await admin.get('/api/content/en/hosting')).json()).toEqual({
      content: await site.json('/data/en/hosting.json'),
      rev: 0,
    });
    for (const name of ['fr/xx', 'xx/hosting', 'fr/__proto__', 'fr/constructor']) {
      expect([name, (await admin.get(`/api/content/${name}`)).status]).toEqual([name, 404]);
    }
  });

  test('[STORE-08] one field is updated by its dotted path; a path that is no field is refused', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const before = await site.json<Loaded['content']>('/data/fr/hosting.json');
    const update = (path: string, value: unknown, basedOn: number) =>
      admin.patch('/api/content/fr/hosting', { path, value, basedOn });
    expect((await update('plans.1.price', '21€/mois', 0)).status).toBe(200);
    const expected = structuredClone(before);
    Object.assign(expected.plans[1] ?? {}, { price: '21€/mois' });
    expect(await site.json('/data/fr/hosting.json')).toEqual(expected);

    const { plans } = expected;
    const { length } = plans[0]?.features ?? [];
    const outside = ['__proto__.x', 'constructor.prototype.x', 'plans.9.price', 'nope'];
    for (const position of [plans.length, -1, 4294967295]) {
      outside.push(`plans.${position}`, `plans.${position}.price`);
    }
    for (const position of [length, -1, 4294967295]) outside.push(`plans.0.features.${position}`);
    for (const path of outside) expect([path, (await update(path, 'x', 1)).status]).toEqual([path, 400]);
    expect((await update('plans.1.popular', 'yes', 1)).status).toBe(422);
    expect(await site.json('/data/fr/hosting.json')).toEqual(expected);

    expect((await update(`plans.0.features.${length - 1}`, 'Un café', 1)).status).toBe(200);
    plans[0]?.features.splice(-1, 1, 'Un café');
    expect(await site.json('/data/fr/hosting.json')).toEqual(expected);
  });

  test('of two saves on one version the second gets 409 and changes nothing', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const update = (value: string) =>
      admin.patch('/api/content/fr/faq', { path: 'title', value, basedOn: 0 });
    expect((await update('Premier')).status).toBe(200);
    const second = await update('Second');
    expect([second.status, await second.json()]).toEqual([
      409,
      { error: 'Another change came first.', currentRev: 1 },
    ]);
    expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Premier' });
  });

  test('[STORE-13] reset serves the defaults; the history tells who and when and brings the edit back', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const shipped = await site.json('/data/fr/faq.json');
    await admin.patch('/api/content/fr/faq', { path: 'title', value: 'Édité', basedOn: 0 });
    expect((await admin.delete('/api/content/fr/faq', { basedOn: 1 })).status).toBe(200);
    expect(await site.json('/data/fr/faq.json')).toEqual(shipped);

    const { revisions } = (await (await admin.get('/api/content/fr/faq/revisions')).json()) as {
      revisions: object[];
    };
    const who = {
      updatedBy: 'admin@atelier-vitrine.example',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(revisions).toMatchObject([
      { rev: 2, action: 'reset', ...who },
      { rev: 1, action: 'update-field', ...who },
    ]);
    expect((await admin.post('/api/content/fr/faq/restore', { rev: 1, basedOn: 2 })).status).toBe(200);
    expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Édité' });
  });

  test('[CONTENT-05] [STORE-05] a broken row in the database takes no page down', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const shipped = await site.json('/data/fr/home.json');
    await admin.patch('/api/content/fr/home', { path: 'hero.title', value: 'Édité', basedOn: 0 });
    await admin.patch('/api/content/en/home', { path: 'hero.title', value: 'Edited', basedOn: 0 });
    const { db } = await site.openDatabase();
    await db.updateTable('documents').set({ body: '{"hero"' }).where('language', '=', 'fr').execute();
    await admin.patch('/api/content/fr/faq', { path: 'title', value: 'x', basedOn: 0 });

    const restarted = await startSite({ engine, databaseUrl: site.databaseUrl });
    const response = await restarted.get('/');
    expect(response.status).toBe(200);
    expect(await restarted.json('/data/fr/home.json')).toEqual(shipped);
    expect(await restarted.json('/data/en/home.json')).toMatchObject({ hero: { title: 'Edited' } });
    expect(await db.selectFrom('set_aside').select('body').execute()).toEqual([{ body: '{"hero"' }]);
    expect(restarted.logged.filter(({ level }) => level === 50)).toHaveLength(1);
  });
});

test('bad input to a call gets a clear error and changes nothing', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const before = await site.text('/data/fr/home.json');
  for (const [body, status] of [
    [{}, 400],
    [[], 400],
    ['x', 400],
    [null, 400],
    [{ content: {}, basedOn: 'x' }, 400],
    [{ content: {}, basedOn: 0, extra: 1 }, 400],
    [{ content: { hero: { title: 7 } }, basedOn: 0 }, 422],
    [{ content: { unknown: 1 }, basedOn: 0 }, 422],
    [{ content: 'x', basedOn: 0 }, 422],
  ] as const) {
    const response = await admin.put('/api/content/fr/home', body);
    expect([JSON.stringify(body), response.status]).toEqual([JSON.stringify(body), status]);
    expect(await response.json()).toHaveProperty('error');
  }
  expect(await site.text('/data/fr/home.json')).toBe(before);
});

test('[CONTENT-06] a missing or broken default file takes no page down: built-in French words', async () => {
  const site = await startSite({
    prepareContent: async (folder) => {
      await rm(path.join(folder, 'en/agency.json'));
      await writeFile(path.join(folder, 'fr/common.json'), '{"menus":');
    },
  });
  const agency = await site.get('/en/agency');
  expect([agency.status, html.headings(await agency.text())]).toEqual([200, [expect.stringMatching(/\S/)]]);
  const home = await site.get('/');
  const page = await home.text();
  expect(home.status).toBe(200);
  expect(html.links(page)).toEqual(expect.arrayContaining(['/agence', '/mentions-legales']));
  const warnings = site.logged.filter(({ level }) => level === 40);
  // Which is read first is nobody's business.
  expect(warnings.toSorted((a, b) => (String(a.section) < String(b.section) ? -1 : 1))).toMatchObject([
    { section: 'agency', language: 'en', reason: 'missing' },
    { section: 'common', language: 'fr' },
  ]);
});

test('[CONST-04] [STORE-15] reads and writes have no artificial wait', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const times = { read: [] as number[], write: [] as number[] };
  const timed = async (kind: 'read' | 'write', work: () => Promise<Response>) => {
    const begun = performance.now();
    await (await work()).text();
    times[kind].push(performance.now() - begun);
  };
  for (let rev = 0; rev < 15; rev += 1) {
    await timed('write', () =>
      admin.patch('/api/content/fr/home', { path: 'hero.title', value: `${rev}`, basedOn: rev }),
    );
    await timed('read', () => site.get('/data/fr/home.json'));
  }
  // The quickest: a fixed wait would be in each of them, a busy machine is not.
  expect(Math.min(...times.read)).toBeLessThan(100);
  expect(Math.min(...times.write)).toBeLessThan(100);
});
