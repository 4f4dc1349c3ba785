import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withValueAt } from '#domain/content/lookup.ts';
import { type Section, sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { textOfSection } from '#tests/support/data/text-of-section.ts';
import { newDatabase, newFolder, onBothEngines } from '#tests/support/engines.ts';
import { contentDir, openStores } from '#tests/support/site/stores.ts';

const by = (basedOn: number) => ({ by: 'marie@atelier-vitrine.example', basedOn });
const shipped = async (language: string, section: Section) =>
  JSON.parse(await readFile(path.join(contentDir, language, `${section}.json`), 'utf8'));

onBothEngines('content service', (engine) => {
  test('[STORE-01] [STORE-06] every section and language is loaded from the shared store', async () => {
    const { content } = await openStores(engine);
    for (const language of languages) {
      for (const section of sections) {
        expect(await content.section(section, language)).toEqual(await shipped(language, section));
      }
    }
  });

  test('[STORE-01] [STORE-07] a save stores that section and language only, for everyone', async () => {
    const url = await newDatabase(engine);
    const writer = await openStores(engine, { databaseUrl: url });
    const before = await writer.content.section('home', 'fr');
    await writer.content.save('home', 'fr', { ...before, hero: { ...before.hero, title: 'Nouveau' } }, by(0));

    const reader = await openStores(engine, { databaseUrl: url });
    expect((await reader.content.section('home', 'fr')).hero.title).toBe('Nouveau');
    expect(await reader.content.section('home', 'en')).toEqual(await shipped('en', 'home'));
    expect(await reader.content.section('agency', 'fr')).toEqual(await shipped('fr', 'agency'));
    const rows = await reader.database.db
      .selectFrom('documents')
      .select(['collection', 'id', 'language', 'body'])
      .execute();
    expect(rows).toEqual([
      { collection: 'section', id: 'home', language: 'fr', body: '{"hero":{"title":"Nouveau"}}' },
    ]);
  });

  test('[STORE-02] edits of every section never change the shipped files, nor the other language', async () => {
    const { content } = await openStores(engine);
    const checksums = () =>
      Promise.all(
        languages.flatMap((language) =>
          sections.map(async (section) =>
            createHash('sha256')
              .update(await readFile(path.join(contentDir, language, `${section}.json`)))
              .digest('hex'),
          ),
        ),
      );
    const before = await checksums();
    for (const section of sections) {
      const first = await content.section(section, 'fr');
      const edited = withValueAt(first, textOfSection(section), `édité ${section}`);
      await content.save(section, 'fr', edited, by(0));
      expect(await content.section(section, 'fr')).toEqual(edited);
      expect(await content.section(section, 'en')).toEqual(await shipped('en', section));
    }
    expect(await checksums()).toEqual(before);
  });

  test('[STORE-03] [STORE-04] what was not edited follows the defaults, what was edited stays', async () => {
    const folder = path.join(await newFolder(), 'content');
    await cp(contentDir, folder, { recursive: true });
    const url = await newDatabase(engine);
    const first = await openStores(engine, { databaseUrl: url, contentFolder: folder });
    const faq = await first.content.section('faq', 'fr');
    await first.content.save('faq', 'fr', { ...faq, subtitle: '', items: faq.items.slice(0, 1) }, by(0));

    await writeFile(
      path.join(folder, 'fr/faq.json'),
      JSON.stringify({ ...faq, title: 'Nouveau titre livré' }),
    );
    const later = await openStores(engine, { databaseUrl: url, contentFolder: folder });
    expect(await later.content.section('faq', 'fr')).toEqual({
      ...faq,
      title: 'Nouveau titre livré',
      subtitle: '',
      items: faq.items.slice(0, 1),
    });
  });

  test('[CONTENT-05] [STORE-05] a stored document that is not JSON is set aside and the default served', async () => {
    const url = await newDatabase(engine);
    const { content, database, logged } = await openStores(engine, { databaseUrl: url });
    const save = async (language: 'fr' | 'en') =>
      content.updateField('home', language, 'hero.title', 'Édité', by(0));
    await save('fr');
    await save('en');
    await database.db
      .updateTable('documents')
      .set({ body: '{"hero":' })
      .where('language', '=', 'fr')
      .execute();

    const fresh = await openStores(engine, { databaseUrl: url });
    expect(await fresh.content.section('home', 'fr')).toEqual(await shipped('fr', 'home'));
    expect((await fresh.content.section('home', 'en')).hero.title).toBe('Édité');
    const kept = await database.db.selectFrom('set_aside').selectAll().execute();
    expect(kept).toMatchObject([{ document_id: 'home', language: 'fr', rev: 1, body: '{"hero":' }]);
    expect(fresh.logged.filter(({ level }) => level === 50)).toHaveLength(1);
    expect(logged).toEqual([]);
    expect(await fresh.content.load('home', 'fr')).toMatchObject({ rev: 2 });
    expect(await fresh.content.updateField('home', 'fr', 'hero.title', 'Encore', by(2))).toBe(3);
  });

  test.each(['null', '[]', '"x"', '{"hero":"x"}', '{"stats":{"items":7}}'])(
    '[STORE-05] a stored document that does not fit (%s) is set aside',
    async (body) => {
      const { content, documents, database } = await openStores(engine);
      await documents.change(
        { collection: 'section', language: 'fr', id: 'home' },
        { ...by(0), body, action: 'save' },
      );
      expect(await content.section('home', 'fr')).toEqual(await shipped('fr', 'home'));
      expect(await database.db.selectFrom('set_aside').select('body').execute()).toEqual([{ body }]);
    },
  );

  test('[STORE-08] one field is updated by its path, and only that', async () => {
    const { content } = await openStores(engine);
    const before = await content.section('hosting', 'fr');
    await content.updateField('hosting', 'fr', 'plans.1.price', '21€/mois', by(0));
    const after = await content.section('hosting', 'fr');
    expect(after.plans[1]?.price).toBe('21€/mois');
    expect(after).toEqual({
      ...before,
      plans: before.plans.with(1, { ...before.plans[1], price: '21€/mois' } as never),
    });
    await expect(content.updateField('hosting', 'fr', '__proto__.x', 1, by(1))).rejects.toMatchObject({
      status: 400,
    });
    await expect(content.updateField('hosting', 'fr', 'plans.1.price', 21, by(1))).rejects.toMatchObject({
      status: 422,
    });
    expect(await content.section('hosting', 'fr')).toEqual(after);
  });

  test('two field updates on one version: the second is refused, also when what is remembered is old', async () => {
    const url = await newDatabase(engine);
    const one = await openStores(engine, { databaseUrl: url });
    const other = await openStores(engine, { databaseUrl: url });
    await other.content.section('faq', 'fr');
    await one.content.updateField('faq', 'fr', 'title', 'Premier', by(0));
    await other.content.updateField('faq', 'fr', 'subtitle', 'Second', by(1));
    const both = await openStores(engine, { databaseUrl: url });
    expect(await both.content.section('faq', 'fr')).toMatchObject({ title: 'Premier', subtitle: 'Second' });
    await expect(other.content.updateField('faq', 'fr', 'title', 'x', by(1))).rejects.toMatchObject({
      status: 409,
    });
  });

  test('[STORE-03] fields that a save leaves out keep the shipped words', async () => {
    const { content } = await openStores(engine);
    const shippedHosting = await shipped('en', 'hosting');
    await content.save('hosting', 'en', { title: 'X' }, by(0));
    expect(await content.section('hosting', 'en')).toEqual({ ...shippedHosting, title: 'X' });
  });

  test('content that does not fit is refused with the path of each problem, and nothing changes', async () => {
    const { content, documents } = await openStores(engine);
    const home = await content.section('home', 'fr');
    const wrong = { ...home, seoTitle: 'x'.repeat(61), extra: true };
    await expect(content.save('home', 'fr', wrong, by(0))).rejects.toMatchObject({
      status: 422,
      details: { problems: [{ path: 'seoTitle' }, { path: 'extra', code: 'unknown-field' }] },
    });
    expect(await documents.version({ collection: 'section', language: 'fr', id: 'home' })).toBe(0);
  });

  test('[STORE-13] a reset serves the defaults again, and the removed edits stay recoverable', async () => {
    const { content, transfer } = await openStores(engine);
    await content.updateField('home', 'fr', 'hero.title', 'Édité', by(0));
    await content.updateField('agency', 'en', 'hero.title', 'Edited', by(0));
    expect(await content.reset('home', 'fr', by(1))).toBe(2);
    expect(await content.section('home', 'fr')).toEqual(await shipped('fr', 'home'));
    expect((await content.section('agency', 'en')).hero.title).toBe('Edited');

    expect(await content.restore('home', 'fr', 1, by(2))).toBe(3);
    expect((await content.section('home', 'fr')).hero.title).toBe('Édité');

    await transfer.resetAll('marie@atelier-vitrine.example');
    expect(await content.section('home', 'fr')).toEqual(await shipped('fr', 'home'));
    expect(await content.section('agency', 'en')).toEqual(await shipped('en', 'agency'));
    const history = await content.revisions('home', 'fr');
    expect(history.map(({ action, updatedBy }) => [action, updatedBy])).toEqual(
      ['reset', 'restore', 'reset', 'update-field'].map((action) => [
        action,
        'marie@atelier-vitrine.example',
      ]),
    );
  });

  test('[EDIT-24] what was stored, drafted or sent with fields that are gone is read, saved and restored', async () => {
    const { content, database, workingCopies } = await openStores(engine);
    const older = { seoTitle: 'Avant', title: 'Questions', subtitle: 'Leurs questions' };
    const rev = await content.save('faq', 'fr', older, by(0));
    // As an earlier version of the site has stored it; there is nothing else yet.
    for (const table of ['documents', 'revisions'] as const)
      await database.db
        .updateTable(table)
        .set({ body: JSON.stringify(older) })
        .execute();
    const { seoTitle: _, ...read } = older;
    expect(await content.version('faq', 'fr', rev)).toMatchObject(read);
    await content.save('faq', 'fr', { ...read, title: 'Autre' }, by(rev));
    const restored = await content.restore('faq', 'fr', rev, by(rev + 1));
    expect(await content.section('faq', 'fr')).toMatchObject(read);
    expect(await content.section('faq', 'fr')).not.toHaveProperty('seoTitle');

    const ref = { collection: 'section', language: 'fr', id: 'faq' } as const;
    await workingCopies.save(ref, { ...older, title: 'Brouillon' }, { by: 'marie', basedOn: `${restored}:` });
    expect((await workingCopies.load(ref)).content).toMatchObject({ title: 'Brouillon' });
    await expect(content.save('faq', 'fr', { motto: 'x' }, by(restored))).rejects.toMatchObject({
      details: { problems: [{ path: 'motto', code: 'unknown-field' }] },
    });
  });

  test('[EDIT-45] lists that nobody has written come from the shipped words, whatever else was stored before', async () => {
    const { content } = await openStores(engine);
    // Edits are differences: these name no list, as those of an earlier version of the site.
    await content.save('agency', 'fr', { gallery: { title: 'Nos murs' } }, by(0));
    await content.save('blog', 'fr', { categories: { all: 'Tout' } }, by(0));
    await content.save('common', 'fr', { header: { home: 'Début' } }, by(0));
    const agency = await shipped('fr', 'agency');
    const blog = await shipped('fr', 'blog');
    expect(await content.section('agency', 'fr')).toEqual({
      ...agency,
      gallery: { ...agency.gallery, title: 'Nos murs' },
    });
    expect((await content.section('blog', 'fr')).categories).toEqual({ ...blog.categories, all: 'Tout' });
    expect((await content.section('common', 'fr')).redirects).toEqual([]);
  });

  test('[EDIT-44] [EDIT-46] [EDIT-48] the lists are stored as they are written, in one language, and an empty one stays empty', async () => {
    const url = await newDatabase(engine);
    const { content } = await openStores(engine, { databaseUrl: url });
    const photo = { image: '/images/a.webp', alt: 'Un chat', title: 'Guillemet' };
    const category = { id: 'recettes', name: 'Recettes', slug: 'recettes', color: 'green' } as const;
    await content.updateField('agency', 'fr', 'gallery.images', [photo], by(0));
    await content.updateField('agency', 'fr', 'carousel.images', [], by(1));
    await content.updateField('blog', 'fr', 'categories.items', [category], by(0));
    await content.updateField('common', 'fr', 'redirects', [{ from: '/caf%C3%A9/', to: '/contact' }], by(0));

    const reader = (await openStores(engine, { databaseUrl: url })).content;
    const { gallery, carousel } = await reader.section('agency', 'fr');
    expect([gallery.images, carousel.images]).toEqual([[photo], []]);
    expect((await reader.section('blog', 'fr')).categories.items).toEqual([category]);
    expect((await reader.section('common', 'fr')).redirects).toEqual([{ from: '/café', to: '/contact' }]);
    for (const section of ['agency', 'blog', 'common'] as const)
      expect(await reader.section(section, 'en')).toEqual(await shipped('en', section));
  });

  test('[EDIT-46] [EDIT-49] a list that cannot be is refused at its field, and nothing changes', async () => {
    const { content } = await openStores(engine);
    const twice = [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ];
    const problemsOf = (section: 'blog' | 'common', path: string, value: unknown) =>
      content.updateField(section, 'fr', path, value, by(0)).then(
        () => [],
        (error: { details: { problems: { path: string; code: string }[] } }) =>
          error.details.problems.map((problem) => `${problem.path} ${problem.code}`),
      );
    expect(await problemsOf('blog', 'categories.items', twice)).toEqual(['categories.items.1.id repeated']);
    expect(
      await problemsOf('common', 'redirects', [
        { from: '/agence', to: '/contact' },
        { from: '/vieux', to: 'javascript:alert(1)' },
        { from: '/vieux/', to: '/contact' },
      ]),
    ).toEqual([
      'redirects.0.from address-answers',
      'redirects.1.to not-a-target',
      'redirects.2.from repeated',
    ]);
    expect(await content.section('common', 'fr')).toEqual(await shipped('fr', 'common'));
  });

  test('a version that never was cannot be restored', async () => {
    const { content } = await openStores(engine);
    await expect(content.restore('home', 'fr', 7, by(0))).rejects.toMatchObject({ status: 404 });
  });

  test('[CONTENT-08] content is loaded once and kept, and loaded again after a save', async () => {
    const { content } = await openStores(engine);
    const first = await content.load('faq', 'fr');
    expect(await content.load('faq', 'fr')).toBe(first);
    await content.updateField('faq', 'fr', 'title', 'Vos questions', by(0));
    const second = await content.load('faq', 'fr');
    expect(second).toMatchObject({ rev: 1, content: { title: 'Vos questions' } });
    expect(await content.load('faq', 'fr')).toBe(second);
  });
});

test('[CONTENT-06] a section that cannot be read gives the built-in French words and one warning', async () => {
  const folder = path.join(await newFolder(), 'content');
  await cp(contentDir, folder, { recursive: true });
  await rm(path.join(folder, 'en/hosting.json'));
  await writeFile(path.join(folder, 'fr/faq.json'), '{"title":');
  const { content, logged } = await openStores('sqlite', { contentFolder: folder });
  const hosting = await content.section('hosting', 'en');
  expect(hosting.hero.title).toBe('Hébergement');
  expect(hosting.plans.map(({ price }) => price)).toEqual(['9€/mois', '20€/mois', '39€/mois']);
  await content.section('hosting', 'en');
  expect(logged).toMatchObject([{ level: 40, section: 'hosting', language: 'en', reason: 'missing' }]);
  expect((await content.section('faq', 'fr')).title).not.toBe('');
  expect(logged).toHaveLength(2);
});
