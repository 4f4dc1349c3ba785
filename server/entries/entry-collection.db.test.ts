import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { articleManifest } from '#domain/articles/article-list.ts';
import { defaultCategories } from '#domain/articles/categories.ts';
import { languages } from '#domain/languages.ts';
import { newDatabase, newFolder, onBothEngines } from '#tests/support/engines.ts';
import { contentDir, openStores } from '#tests/support/site/stores.ts';

const by = (basedOn = 0) => ({ by: 'marie', basedOn });
const article = (id: string, more: object = {}) => ({
  id,
  slug: id,
  title: `Titre ${id}`,
  content: 'Un texte.',
  language: 'fr',
  publishedAt: '2025-01-01',
  ...more,
});

async function copyOfContent(change: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(await newFolder(), 'content');
  await cp(contentDir, folder, { recursive: true });
  await change(folder);
  return folder;
}

const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);

onBothEngines('articles and case studies', (engine) => {
  test('[API-05] getArticles gives every documented field of each article, and getStudyCases the studies', async () => {
    const { articles, caseStudies } = await openStores(engine);
    const shipped = await articles.published('fr');
    await articles.save('fr', article('nouveau', { status: 'draft' }), by());
    const all = await articles.all('fr');
    expect(all.map(({ id }) => id).sort()).toEqual(['nouveau', ...shipped.map(({ id }) => id)].sort());
    const fields =
      'id title slug excerpt content author publishedAt readTime category tags image status featured seoTitle seoDescription seoKeywords';
    for (const one of all) expect(Object.keys(one)).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(slugs(await caseStudies.all('en'))).toEqual(
      expect.arrayContaining(['cave-vauban', 'paniers-du-tournaisis']),
    );
  });

  test('[API-04] an article is stored by id and read publicly by slug, and survives a restart', async () => {
    const url = await newDatabase(engine);
    const { articles } = await openStores(engine, { databaseUrl: url });
    await articles.save('fr', article('identifiant', { slug: 'nom-public' }), by());
    const later = await openStores(engine, { databaseUrl: url });
    const bySlug = await later.articles.publishedBySlug('fr', 'nom-public');
    expect(bySlug).toMatchObject({ id: 'identifiant', slug: 'nom-public' });
    expect(await later.articles.byId('fr', 'identifiant')).toEqual(bySlug);
    expect(await later.articles.publishedBySlug('fr', 'identifiant')).toBeUndefined();
    expect(await later.articles.publishedBySlug('en', 'nom-public')).toBeUndefined();
  });

  test('a draft and a deleted article are public nowhere; the list follows at once', async () => {
    const { articles } = await openStores(engine, { now: () => new Date('2099-06-01T12:00:00Z') });
    const before = slugs(await articles.published('fr'));
    await articles.save('fr', article('brouillon', { status: 'draft' }), by());
    expect(slugs(await articles.published('fr'))).toEqual(before);
    expect(await articles.publishedBySlug('fr', 'brouillon')).toBeUndefined();
    await articles.save('fr', article('brouillon', { publishedAt: '2099-01-01' }), by(1));
    expect(slugs(await articles.published('fr'))).toEqual(['brouillon', ...before]);

    const shipped = 'woocommerce-ou-pas';
    await articles.remove('fr', shipped, by());
    expect(slugs(await articles.published('fr'))).not.toContain(shipped);
    expect(await articles.byId('fr', shipped)).toBeUndefined();
  });

  test('an edit of a shipped article replaces it; a name that is taken is refused', async () => {
    const { articles } = await openStores(engine);
    const before = slugs(await articles.published('fr')).sort();
    const shipped = await articles.publishedBySlug('fr', 'woocommerce-ou-pas');
    await articles.save('fr', { ...shipped, title: 'Autre titre' }, by());
    expect((await articles.publishedBySlug('fr', 'woocommerce-ou-pas'))?.title).toBe('Autre titre');
    expect(slugs(await articles.published('fr')).sort()).toEqual(before);
    await expect(
      articles.save('fr', article('autre', { slug: 'budget-site-web-2025' }), by()),
    ).rejects.toMatchObject({
      status: 409,
    });
    await expect(articles.save('fr', { ...article('x'), title: '' }, by())).rejects.toMatchObject({
      status: 422,
    });
    await expect(articles.save('fr', article('woocommerce-ou-pas'), by(0))).rejects.toMatchObject({
      status: 409,
    });
  });

  test('an article is of the language it is saved in, whatever it says of itself', async () => {
    const { articles, database } = await openStores(engine);
    for (const language of languages) {
      await articles.save(language, article('neuf', { language: 'fr' }), by());
      await articles.save(language, article('neuf', { language: 'en', title: 'Deux' }), by(1));
      expect(await articles.byId(language, 'neuf')).toMatchObject({ language, title: 'Deux' });
      const listed = (await articles.published(language)).find(({ id }) => id === 'neuf');
      expect(listed).toMatchObject({ language });
    }
    const rows = await database.db.selectFrom('documents').select(['language', 'body']).execute();
    expect(rows).toHaveLength(2);
    for (const { language, body } of rows) expect(JSON.parse(body)).toMatchObject({ language });
  });

  test('removing what is not there is refused with 404 and leaves no trace', async () => {
    const { articles, caseStudies, database } = await openStores(engine);
    await articles.save('fr', article('francais'), by());
    for (const [collection, id] of [
      [articles, 'nope'],
      [articles, 'cave-vauban'],
      [caseStudies, 'nope'],
      [caseStudies, 'woocommerce-ou-pas'],
      [articles, '__proto__'],
    ] as const) {
      await expect(collection.remove('fr', id, by())).rejects.toMatchObject({
        name: 'RequestError',
        status: 404,
      });
    }
    await expect(articles.remove('en', 'francais', by())).rejects.toMatchObject({ status: 404 });
    expect(await database.db.selectFrom('revisions').select('document_id').execute()).toEqual([
      { document_id: 'francais' },
    ]);

    await articles.remove('fr', 'francais', by(1));
    await expect(articles.remove('fr', 'francais', by(2))).rejects.toMatchObject({ status: 404 });
    await caseStudies.remove('fr', 'cave-vauban', by());
    await expect(caseStudies.remove('fr', 'cave-vauban', by(1))).rejects.toMatchObject({ status: 404 });
  });

  test('a case study keeps keys of its own, but none that reaches a prototype', async () => {
    const { caseStudies, database } = await openStores(engine);
    const study = await caseStudies.byId('fr', 'cave-vauban');
    await caseStudies.save('fr', { ...study, note: { kept: [true] } }, by());
    expect(await caseStudies.byId('fr', 'cave-vauban')).toMatchObject({ note: { kept: [true] } });
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const note = JSON.parse(`{"deep":[{"${key}":{"polluted":true}}]}`);
      await expect(caseStudies.save('fr', { ...study, note }, by(1))).rejects.toMatchObject({
        name: 'RequestError',
        status: 400,
      });
    }
    expect(await database.db.selectFrom('documents').select('rev').execute()).toEqual([{ rev: 1 }]);
  });

  test('a stored article that cannot be read is set aside and the shipped one serves', async () => {
    const { articles, database } = await openStores(engine);
    const shipped = await articles.publishedBySlug('fr', 'woocommerce-ou-pas');
    await articles.save('fr', { ...shipped, title: 'Autre titre' }, by());
    await database.db.updateTable('documents').set({ body: '{oops' }).execute();
    expect(await articles.publishedBySlug('fr', 'woocommerce-ou-pas')).toEqual(shipped);
    expect(await articles.publishedBySlug('fr', 'woocommerce-ou-pas')).toEqual(shipped);
    expect(await database.db.selectFrom('set_aside').select('body').execute()).toEqual([{ body: '{oops' }]);
  });
});

test.each(['null', '{', '{"id":"woocommerce-ou-pas"}'])(
  'a stored summary that cannot be read (%s) hides nothing',
  async (summary) => {
    const { articles, database } = await openStores('sqlite');
    const before = slugs(await articles.published('fr')).sort();
    const shipped = await articles.publishedBySlug('fr', 'woocommerce-ou-pas');
    await articles.save('fr', { ...shipped, title: 'Autre titre' }, by());
    await database.write(async (trx, changed) => {
      await trx.updateTable('documents').set({ summary }).execute();
      changed('article/fr/woocommerce-ou-pas');
    });
    expect(slugs(await articles.published('fr')).sort()).toEqual(before);
    expect(await articles.publishedBySlug('fr', 'woocommerce-ou-pas')).toEqual(shipped);
  },
);

test('[DATA-03] the index of shipped articles may be an object or a plain list of slugs', async () => {
  const expected = slugs(await (await openStores('sqlite')).articles.published('fr'));
  const forms = [{ articles: expected }, expected, { articles: expected.map((slug) => ({ slug })) }];
  for (const form of forms) {
    const contentFolder = await copyOfContent((folder) =>
      writeFile(path.join(folder, 'fr/articles/index.json'), JSON.stringify(form)),
    );
    expect(slugs(await (await openStores('sqlite', { contentFolder })).articles.published('fr'))).toEqual(
      expected,
    );
  }
});

test('[DATA-04] without an index the manifest stands in, and one broken article does not hide the others', async () => {
  const contentFolder = await copyOfContent(async (folder) => {
    await rm(path.join(folder, 'fr/articles/index.json'));
    await rm(path.join(folder, 'en/articles/index.json'));
  });
  const { articles } = await openStores('sqlite', { contentFolder });
  expect(await articles.published('fr')).toHaveLength(4);
  expect(await articles.published('en')).toHaveLength(2);

  await writeFile(path.join(contentFolder, 'fr/articles', `${articleManifest.fr[0]}.json`), '{');
  const broken = await openStores('sqlite', { contentFolder });
  expect(slugs(await broken.articles.published('fr')).sort()).toEqual(articleManifest.fr.slice(1).sort());
});

test('[DATA-11] a reader that fails is logged only: lists are empty, categories the defaults', async () => {
  const contentFolder = await copyOfContent(async (folder) => {
    for (const name of ['agency', 'blog', 'articles/index', 'study-cases/index'])
      await writeFile(path.join(folder, `fr/${name}.json`), '{"images": 7, "categories": "x"');
    await rm(path.join(folder, 'fr/articles'), { recursive: true });
  });
  const { articles, caseStudies, content, logged } = await openStores('sqlite', { contentFolder });
  expect(await articles.published('fr')).toEqual([]);
  expect(await caseStudies.published('fr')).toEqual([]);
  const { gallery, carousel } = await content.section('agency', 'fr');
  expect([gallery.images, carousel.images]).toEqual([[], []]);
  expect((await content.section('blog', 'fr')).categories.items).toEqual(defaultCategories);
  expect(logged.length).toBeGreaterThanOrEqual(4);
});

test.each(['id', 'title', 'slug'])(
  '[BLOG-06] an article without %s is dropped and said in the log',
  async (field) => {
    const incomplete = JSON.stringify({ ...article('incomplet'), [field]: undefined });
    const contentFolder = await copyOfContent(async (folder) => {
      await writeFile(path.join(folder, 'fr/articles/incomplet.json'), incomplete);
      await writeFile(path.join(folder, 'fr/articles/index.json'), '["incomplet", "woocommerce-ou-pas"]');
    });
    const { articles, logged } = await openStores('sqlite', { contentFolder });
    expect(slugs(await articles.published('fr'))).toEqual(['woocommerce-ou-pas']);
    expect(logged).toMatchObject([{ msg: expect.stringContaining('propriétés manquantes') }]);
  },
);
