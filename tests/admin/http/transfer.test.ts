import { expect, test } from 'vitest';
import { sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { edit, written } from '#tests/support/data/edit.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';

/** Everything that `/data` answers, articles and case studies included. */
async function allData(site: Site): Promise<Record<string, string>> {
  const names = languages.flatMap((language) =>
    [...sections, 'articles', 'categories', 'study-cases'].map((name) => `/data/${language}/${name}.json`),
  );
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await site.text(name)])));
}

const fileOf = (parts: object) => ({ format: 'vitrine', version: 1, exportedAt: '2025-06-01', ...parts });

onBothEngines('transfer over HTTP', (engine) => {
  test('[STORE-10] each section and language of the file replaces the stored edit, the others stay', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    await edit(site, 'fr', 'faq', { title: 'Ancien', subtitle: 'Ancien aussi' });
    await edit(site, 'fr', 'home', { 'hero.title': 'Reste' });
    const file = fileOf({ sections: { faq: { fr: { title: 'Importé' } } } });

    const shown = await admin.post('/api/import/preview', file);
    expect([shown.status, await shown.json()]).toMatchObject([
      200,
      { sections: [{ section: 'faq', language: 'fr', changes: [{ path: 'title' }, { path: 'subtitle' }] }] },
    ]);
    expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Ancien' });

    expect((await admin.post('/api/import', file)).status).toBe(200);
    const faq = await site.json('/data/fr/faq.json');
    expect(faq).toMatchObject({ title: 'Importé' });
    expect(faq.subtitle).not.toBe('Ancien aussi');
    expect(await site.json('/data/fr/home.json')).toMatchObject({ hero: { title: 'Reste' } });
  });

  test('[STORE-11] a file that is not ours changes nothing', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    await edit(site, 'fr', 'faq', { title: 'Gardé' });
    const before = await allData(site);
    const send = (body: string) =>
      site.get('/api/import', {
        method: 'POST',
        headers: { cookie: admin.cookie, origin: site.url, 'content-type': 'application/json' },
        body,
      });
    for (const [body, status] of [
      ['{', 400],
      ['', 400],
      ['[]', 422],
      ['"x"', 422],
      [JSON.stringify(fileOf({ sections: { faq: { fr: { title: 'x' } }, nope: { fr: {} } } })), 422],
      [JSON.stringify(fileOf({ sections: { faq: { fr: { title: 'x' } }, home: { en: { hero: 7 } } } })), 422],
      ['{"__proto__":{"x":1}}', 400],
    ] as const)
      expect([body, (await send(body)).status]).toEqual([body, status]);
    expect(await allData(site)).toEqual(before);
    expect((await send(' '.repeat(33 * 1024 * 1024))).status).toBe(413);
  });

  test('[PUBLISH-04] [PUBLISH-16] an import answers what it did, at once or as drafts', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const document = { collection: 'section', language: 'en', id: 'faq' };
    const file = fileOf({
      ...{ version: 2, sections: { faq: { fr: { title: 'Importé' } } } },
      drafts: [{ ...document, body: { title: 'Draft' } }],
    });
    const before = await allData(site);
    const drafts = await admin.post('/api/import/drafts', file);
    expect([drafts.status, await drafts.json()]).toMatchObject([
      200,
      { imported: true, report: { published: [], drafts: [{ language: 'fr' }, document] } },
    ]);
    expect(await allData(site)).toEqual(before);
    const atOnce = await admin.post('/api/import', file);
    expect([atOnce.status, await atOnce.json()]).toMatchObject([
      200,
      { imported: true, report: { published: [{ id: 'faq', language: 'fr' }], drafts: [], skipped: [] } },
    ]);
    expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Importé' });
    expect(await site.text('/data/en/faq.json')).not.toContain('Draft');
    const refused = await admin.post('/api/import/drafts', { ...file, drafts: [{ ...document, body: 7 }] });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { problems: [{ path: 'drafts.0.body' }] },
    ]);
  });

  test('[STORE-12] [STORE-13] export, reset and import give back the same public content', async () => {
    const site = await startSite({ engine });
    const admin = await site.signIn();
    const shipped = await allData(site);
    await edit(site, 'fr', 'home', { 'hero.title': 'Édité' });
    await edit(site, 'en', 'hosting', { 'plans.0.price': '€11' });
    const [article] = await site.services.articles.all('fr');
    const [study] = await site.services.caseStudies.all('en');
    const by = { by: 'test', basedOn: 0 };
    await site.services.articles.save('fr', { ...article, title: 'Autre titre' }, by);
    await site.services.caseStudies.remove('en', study?.id ?? '', by);
    const edited = await allData(site);
    expect(edited).not.toEqual(shipped);

    const file = await (await admin.get('/api/export')).text();
    expect((await admin.delete('/api/content')).status).toBe(200);
    expect(await allData(site)).toEqual(shipped);
    expect((await admin.post('/api/import', JSON.parse(file))).status).toBe(200);
    expect(await allData(site)).toEqual(edited);
  });
});

test('[EDIT-24] a file of an earlier version is imported without the fields that are gone', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const words = { title: 'Importé', seoTitle: 'Avant' };
  const file = {
    ...{ format: 'vitrine', version: 2, exportedAt: '2025-06-01T21:04:00.000Z' },
    sections: { faq: { fr: words }, common: { en: { agency: { hours: '9-18', phone: '01' } } } },
    ...{ articles: {}, caseStudies: {}, scheduled: [], bin: [] },
    drafts: [
      { collection: 'section', language: 'en', id: 'projects', body: { title: 'x', back: 'All of them' } },
    ],
  };
  expect((await admin.post('/api/import', file)).status).toBe(200);
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Importé' });
  expect(await site.text('/data/fr/faq.json')).not.toContain('Avant');
  expect(await site.text('/en/contact')).toContain('01');
  expect(await written(site, 'en', 'projects')).toMatchObject({ back: 'All of them' });
});

test('[STORE-09] an export holds the edits only, under a name with the day, and nothing of anybody', async () => {
  const site = await startSite({ now: () => new Date('2025-06-01T21:04:00Z') });
  const admin = await site.signIn();
  await edit(site, 'en', 'faq', { title: 'Edited' });
  const response = await admin.get('/api/export');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="vitrine-2025-06-01.json"');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    ...{ format: 'vitrine', version: 3, exportedAt: '2025-06-01T21:04:00.000Z' },
    ...{ sections: { faq: { en: { title: 'Edited' } } }, articles: {}, caseStudies: {} },
    ...{ drafts: [], scheduled: [], bin: [] },
  });
  expect(text).not.toContain(administrator.email);
});

test('[GENERIC-04] [GENERIC-05] [GENERIC-06] [GENERIC-07] [GENERIC-12] search texts have their limits and reach the page', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const load = async () =>
    (await (await admin.get('/api/content/fr/agency')).json()) as { content: object; rev: number };
  const { content, rev } = await load();
  const save = (changes: object, basedOn = rev) =>
    admin.put('/api/content/fr/agency', { content: { ...content, ...changes }, basedOn });
  for (const [field, max] of [
    ['seoTitle', 60],
    ['seoDescription', 160],
  ] as const) {
    const refused = await save({ [field]: 'x'.repeat(max + 1) });
    expect([refused.status, await refused.json()]).toMatchObject([422, { problems: [{ path: field }] }]);
  }
  const texts = { seoTitle: 't'.repeat(60), seoDescription: 'd'.repeat(160), seoKeywords: 'un, deux' };
  expect((await save(texts)).status).toBe(200);
  const page = await site.text('/agence');
  expect(page).toContain(`<title>${texts.seoTitle}</title>`);
  expect(page).toContain(`<meta name="description" content="${texts.seoDescription}"`);
  expect(page).toContain(`<meta name="keywords" content="${texts.seoKeywords}"`);
  expect(await site.text('/en/agency')).not.toContain(texts.seoTitle);

  expect((await save({ seoKeywords: '' })).status).toBe(409);
  expect((await save({ ...texts, seoKeywords: '' }, (await load()).rev)).status).toBe(200);
  expect((await load()).content).toMatchObject({ ...texts, seoKeywords: '' });
});
