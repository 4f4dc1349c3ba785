import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { languages } from '#domain/languages.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;
type Content = Record<string, unknown>;

const marie = 'marie@atelier-vitrine.example';
const by = (basedOn: number) => ({ basedOn, by: marie });
const sectionRef = (id: string, language: 'fr' | 'en' = 'fr'): DocumentRef => ({
  ...{ collection: 'section', language, id },
});
const articleRef = (id: string): DocumentRef => ({ collection: 'article', language: 'fr', id });
const dueAt = '2025-07-01T08:00:00.000Z';

/** Writes a working copy and gives its version. */
async function write({ workingCopies }: Stores, ref: DocumentRef, changes: Content): Promise<string> {
  const { content, version } = await workingCopies.load(ref);
  return workingCopies.save(ref, { ...(content as Content), ...changes }, { basedOn: version, by: marie });
}

const written = async (stores: Stores, ref: DocumentRef) =>
  (await stores.workingCopies.load(ref)).content as Content;

/**
 * Something of everything that visitors do not see: a draft of a section and of a new article, a publication
 * that waits, a reset section, an own article and a shipped one in the bin.
 */
async function furnish(stores: Stores) {
  const { content, articles, publications, previews } = stores;
  await content.updateField('faq', 'fr', 'title', 'Publié', by(0));
  await write(stores, sectionRef('faq'), { subtitle: 'Brouillon' });
  const [shipped, edited] = await articles.all('fr');
  if (!shipped || !edited) throw new Error('Two shipped articles are needed.');
  await write(stores, articleRef('ebauche'), {
    ...shipped,
    id: 'ebauche',
    slug: 'ebauche',
    title: 'Ébauche',
  });
  const version = await write(stores, sectionRef('agency', 'en'), { seoTitle: 'Soon' });
  await publications.schedule([{ ref: sectionRef('agency', 'en'), version }], {
    ...{ by: marie, name: 'Été', at: new Date(dueAt) },
  });
  await content.updateField('hosting', 'fr', 'seoTitle', 'Avant', by(0));
  await content.reset('hosting', 'fr', by(1));
  await articles.save('fr', { ...shipped, id: 'ancien', slug: 'ancien', title: 'Ancien' }, by(0));
  await articles.remove('fr', 'ancien', by(1));
  await articles.save('fr', { ...edited, title: 'Changé puis jeté' }, by(0));
  await articles.remove('fr', edited.id, by(1));
  await previews.links.create({ perspective: { kind: 'working' }, path: '/', days: 14, by: marie });
  return { shipped, edited };
}

const namesOf = (documents: readonly DocumentRef[]) =>
  documents.map(({ collection, language, id }) => `${collection}/${language}/${id}`).sort();

async function whatIsThere({ bin, publications, workingCopies }: Stores) {
  const binned = await bin.documents();
  return {
    drafts: namesOf((await workingCopies.list()).map(({ ref }) => ref)),
    scheduled: (await publications.scheduled()).map(({ name, dueAt: due, documents }) => [
      ...[name, due, ...namesOf(documents)],
    ]),
    bin: binned.map(({ ref, title }) => `${namesOf([ref])} ${title}`).sort(),
  };
}

/** What visitors read. */
async function publicSite({ content, articles, caseStudies }: Stores) {
  return Promise.all(
    languages.map(async (language) => [
      await content.section('faq', language),
      await content.section('agency', language),
      await content.section('hosting', language),
      await content.section('calculator', language),
      (await articles.all(language)).toSorted((a, b) => a.id.localeCompare(b.id)),
      await caseStudies.all(language),
    ]),
  );
}

/** Every row that an import may write. */
async function everyRow({ database: { db } }: Stores) {
  const tables = [
    'documents',
    'revisions',
    'working_copies',
    'publications',
    'publication_documents',
  ] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

/** The file as it would be after a download. */
const exported = async ({ transfer }: Stores) => {
  const text = JSON.stringify(await transfer.export());
  return { text, file: JSON.parse(text) };
};

const emptyFile = { format: 'vitrine', version: 2, exportedAt: '' };
const nothing = {
  ...{ published: [], deleted: [], drafts: [], scheduled: [], unscheduled: [], binned: [], skipped: [] },
};

async function twoSites(engine: TestEngine) {
  const stores = await openStores(engine);
  const entries = await furnish(stores);
  return { stores, ...entries, ...(await exported(stores)), other: await openStores(engine) };
}

onBothEngines('what visitors do not see, exported and imported', (engine) => {
  test('[PUBLISH-16] an import at once brings drafts, scheduled publications and the bin to another site', async () => {
    const { stores, file, text, other, edited } = await twoSites(engine);
    const [link] = await stores.database.db.selectFrom('preview_links').selectAll().execute();
    expect(link?.token_hash).toMatch(/\S{20}/);
    for (const secret of [link?.token_hash, link?.id, marie]) expect(text).not.toContain(secret);

    expect(await other.transfer.preview(file)).toMatchObject({
      drafts: [{ id: 'ebauche', title: 'Ébauche' }, { id: 'faq' }],
      scheduled: [{ name: 'Été', dueAt, documents: [{ id: 'agency', language: 'en' }] }],
    });
    const before = await publicSite(other);
    const report = await other.transfer.import(file, 'paul');
    expect(report).toMatchObject({
      published: [{ id: 'faq' }],
      deleted: [{ id: edited.id, title: edited.title }],
      drafts: [{ id: 'ebauche' }, { id: 'faq' }],
      scheduled: [{ name: 'Été', dueAt }],
      ...{ unscheduled: [], skipped: [] },
    });
    expect(namesOf(report.binned)).toEqual(['article/fr/ancien', 'section/fr/hosting']);
    expect(await whatIsThere(other)).toEqual(await whatIsThere(stores));
    expect(await publicSite(other)).toEqual(await publicSite(stores));
    for (const ref of [sectionRef('faq'), sectionRef('agency', 'en'), articleRef('ebauche')])
      expect(await written(other, ref)).toEqual(await written(stores, ref));
    expect((await exported(other)).file).toEqual(file);

    const [imported] = await other.publications.past(1);
    await other.publications.undo(imported?.id ?? '', { by: 'paul' });
    expect(await publicSite(other)).toEqual(before);

    expect(await stores.transfer.import(file, 'paul')).toEqual(nothing);
  });

  test('[PUBLISH-16] what comes into the bin comes back from it in the words that it had', async () => {
    const { file, other, edited } = await twoSites(engine);
    await other.transfer.import(file, 'paul');
    for (const id of ['ancien', edited.id]) await other.bin.restore(articleRef(id), 'paul');
    await other.bin.restore(sectionRef('hosting'), 'paul');
    expect(await other.articles.byId('fr', 'ancien')).toMatchObject({ title: 'Ancien' });
    expect(await other.articles.byId('fr', edited.id)).toMatchObject({ title: 'Changé puis jeté' });
    expect(await other.content.section('hosting', 'fr')).toMatchObject({ seoTitle: 'Avant' });
    // What is live here stays so.
    const before = await publicSite(other);
    const { skipped, deleted } = await other.transfer.import({ ...file, articles: {} }, 'paul');
    expect(deleted).toEqual([]);
    expect(skipped.map(({ id, reason }) => [id, reason]).sort()).toEqual(
      [
        ['ancien', 'is-live'],
        [edited.id, 'is-live'],
        ['hosting', 'is-live'],
      ].sort(),
    );
    expect(await publicSite(other)).toEqual(before);
  });

  test('[PUBLISH-04] an import as drafts writes working copies, and visitors see nothing of it', async () => {
    const { file, other, edited, stores } = await twoSites(engine);
    await stores.content.updateField('contact', 'fr', 'seoTitle', 'Publié là-bas', by(0));
    const whole = (await exported(stores)).file;
    const before = await publicSite(other);
    const contact = await other.content.section('contact', 'fr');
    const report = await other.transfer.import(whole, 'paul', 'drafts');
    expect(report).toMatchObject({ published: [], deleted: [], scheduled: [] });
    expect(report.unscheduled).toEqual([{ name: 'Été', dueAt, reason: 'as-drafts' }]);
    const drafts = ['article/fr/ebauche', 'section/en/agency', 'section/fr/contact', 'section/fr/faq'];
    expect(namesOf(report.drafts)).toEqual(drafts);
    expect(report.skipped).toEqual([
      {
        ...{ collection: 'article', language: 'fr', id: edited.id },
        ...{ title: edited.title, reason: 'not-deleted' },
      },
    ]);
    expect(await publicSite(other)).toEqual(before);
    expect(await other.content.section('contact', 'fr')).toEqual(contact);
    expect(await written(other, sectionRef('contact'))).toMatchObject({ seoTitle: 'Publié là-bas' });
    expect(await written(other, sectionRef('faq'))).toMatchObject({ title: 'Publié', subtitle: 'Brouillon' });
    expect((await whatIsThere(other)).drafts).toEqual(drafts);
    expect(await other.audit.page({ page: 1, action: undefined, search: '' })).toMatchObject({
      items: [{ action: 'import', who: 'paul' }],
    });

    const chosen = await Promise.all(
      [sectionRef('faq'), sectionRef('contact')].map(async (ref) => ({
        ref,
        version: (await other.workingCopies.load(ref)).version,
      })),
    );
    await other.publications.publish(chosen, { by: 'paul' });
    expect(await other.content.section('faq', 'fr')).toMatchObject({
      ...{ title: 'Publié', subtitle: 'Brouillon' },
    });
    expect(await stores.transfer.import(file, 'paul', 'drafts')).toMatchObject({ drafts: [], binned: [] });
  });

  test('[PUBLISH-04] an article that was only published on another day there gives no draft', async () => {
    const stores = await openStores(engine);
    const [shipped] = await stores.articles.all('fr');
    const article = { ...shipped, id: 'neuf', slug: 'neuf', content: '<p>Neuf</p>' };
    await stores.articles.saveEdited('fr', article, { by: marie });
    const there = { ...article, updatedAt: '2001-01-01' };
    const file = { ...emptyFile, articles: { fr: { neuf: there } } };
    const drafts = { ...emptyFile, drafts: [{ ...articleRef('neuf'), body: there }] };
    expect(await stores.transfer.import(file, 'paul', 'drafts')).toEqual(nothing);
    expect((await stores.transfer.preview(drafts)).drafts).toEqual([]);
    expect(await stores.transfer.import(drafts, 'paul')).toEqual(nothing);
  });

  test('[PUBLISH-16] what somebody has written here stays, and is named', async () => {
    const { file, other } = await twoSites(engine);
    await write(other, sectionRef('faq'), { title: 'À moi' });
    await write(other, sectionRef('agency', 'en'), { seoTitle: 'Mine' });
    for (const mode of ['publish', 'drafts'] as const) {
      const { skipped, drafts, unscheduled } = await other.transfer.import(file, 'paul', mode);
      expect(skipped.filter(({ reason }) => reason === 'has-draft')).toEqual([
        { ...sectionRef('faq'), title: '', reason: 'has-draft' },
        { ...sectionRef('agency', 'en'), title: '', reason: 'has-draft' },
      ]);
      expect(unscheduled).toMatchObject([{ reason: mode === 'publish' ? 'taken' : 'as-drafts' }]);
      expect(namesOf(drafts)).toEqual(mode === 'publish' ? ['article/fr/ebauche'] : []);
    }
    expect(await written(other, sectionRef('faq'))).toMatchObject({ title: 'À moi' });
    expect(await written(other, sectionRef('agency', 'en'))).toMatchObject({ seoTitle: 'Mine' });
    expect(await other.publications.scheduled()).toEqual([]);

    const waiting = await openStores(engine);
    const version = await write(waiting, sectionRef('faq'), { title: 'Prévu' });
    const at = new Date(dueAt);
    await waiting.publications.schedule([{ ref: sectionRef('faq'), version }], { by: marie, at });
    const { skipped } = await waiting.transfer.import(file, 'paul');
    expect(skipped).toMatchObject([{ id: 'faq', reason: 'is-scheduled' }]);
    expect(await written(waiting, sectionRef('faq'))).toMatchObject({ title: 'Prévu' });
  });

  test('[PUBLISH-16] what was written in an article that is gone, and no list shows, gives way to the file', async () => {
    const { file, other, shipped } = await twoSites(engine);
    const { articles, workingCopies, publications } = other;
    const draft = { ...shipped, id: 'ebauche', slug: 'ebauche', title: 'Ébauche' };
    const due = { ...shipped, id: 'bientot', slug: 'bientot', title: 'Bientôt' };
    for (const article of [draft, due]) {
      await articles.save('fr', article, by(0));
      await write(other, articleRef(article.id), { title: 'À moi' });
    }
    await articles.remove('fr', 'ebauche', by(1));
    // Not deleted, but gone all the same: nothing of it ships.
    await other.transfer.resetAll(marie);
    expect(await workingCopies.list()).toEqual([]);
    const waiting = { name: 'Été', dueAt, documents: [{ ...articleRef('bientot'), body: due }] };
    const input = { ...emptyFile, drafts: file.drafts, scheduled: [waiting] };
    expect((await other.transfer.preview(input)).drafts).toMatchObject([{ id: 'ebauche' }, { id: 'faq' }]);
    const report = await other.transfer.import(input, 'paul');
    expect(report).toMatchObject({ skipped: [], unscheduled: [], scheduled: [{ name: 'Été' }] });
    expect(namesOf(report.drafts)).toContain('article/fr/ebauche');
    expect(await written(other, articleRef('ebauche'))).toMatchObject({ title: 'Ébauche' });
    const [scheduled] = await publications.scheduled();
    await publications.withdraw(scheduled?.id ?? '', marie);
    expect(namesOf((await workingCopies.list()).map(({ ref }) => ref))).toEqual([
      'article/fr/bientot',
      'article/fr/ebauche',
      'section/fr/faq',
    ]);
    expect(await written(other, articleRef('bientot'))).toMatchObject({ title: 'Bientôt' });
  });

  test('[PUBLISH-16] a draft that comes back with its article stays, and is named', async () => {
    const { file, other, shipped } = await twoSites(engine);
    const ebauche = { ...shipped, id: 'ebauche', slug: 'ebauche', title: 'Ébauche' };
    await other.articles.save('fr', ebauche, by(0));
    await write(other, articleRef('ebauche'), { title: 'À moi' });
    await other.articles.remove('fr', 'ebauche', by(1));
    const articles = { fr: { ebauche: { ...ebauche, title: 'De retour' } } };
    const { skipped, published } = await other.transfer.import(
      { ...emptyFile, articles, drafts: file.drafts },
      'paul',
    );
    expect([skipped, published]).toMatchObject([
      [{ id: 'ebauche', reason: 'has-draft' }],
      [{ id: 'ebauche' }],
    ]);
    expect(namesOf((await other.workingCopies.list()).map(({ ref }) => ref))).toContain('article/fr/ebauche');
  });

  test('[PUBLISH-16] a publication whose moment has passed comes as drafts; one to come goes live at its own', async () => {
    const { file } = await twoSites(engine);
    let time = new Date('2025-06-30T12:00:00Z');
    const early = await openStores(engine, { now: () => time });
    await early.transfer.import(file, 'paul');
    expect(await early.publications.publishDue()).toBe(0);
    time = new Date(dueAt);
    expect(await early.publications.publishDue()).toBe(1);
    expect(await early.content.section('agency', 'en')).toMatchObject({ seoTitle: 'Soon' });

    const late = await openStores(engine, { now: () => time });
    const { unscheduled, drafts } = await late.transfer.import(file, 'paul');
    expect(unscheduled).toEqual([{ name: 'Été', dueAt, reason: 'past' }]);
    expect(namesOf(drafts)).toContain('section/en/agency');
    expect(await late.publications.scheduled()).toEqual([]);
    expect(await late.content.section('agency', 'en')).not.toMatchObject({ seoTitle: 'Soon' });
  });

  test('[PUBLISH-16] a draft leaves with what was published under it', async () => {
    const stores = await openStores(engine);
    await write(stores, sectionRef('faq'), { subtitle: 'Brouillon' });
    await stores.content.updateField('faq', 'fr', 'title', 'Publié dessous', by(0));
    const { file } = await exported(stores);
    expect(file.drafts).toEqual([
      { ...sectionRef('faq'), body: { title: 'Publié dessous', subtitle: 'Brouillon' } },
    ]);
  });

  test('[PUBLISH-16] drafts of prices stay common to both languages', async () => {
    const stores = await openStores(engine);
    const body = { designPrices: { premium: 3100 } };
    const file = { ...emptyFile, drafts: [{ ...sectionRef('calculator'), body }] };
    expect(namesOf((await stores.transfer.import(file, 'paul')).drafts)).toEqual([
      ...['section/en/calculator', 'section/fr/calculator'],
    ]);
    for (const language of languages)
      expect(await written(stores, sectionRef('calculator', language))).toMatchObject(body);

    const other = await openStores(engine);
    await write(other, sectionRef('calculator', 'en'), { seoTitle: 'Mine' });
    const { drafts, skipped } = await other.transfer.import(file, 'paul');
    expect([drafts, namesOf(skipped)]).toEqual([[], ['section/en/calculator', 'section/fr/calculator']]);
  });

  test('[PUBLISH-14] the preview of an import names prices that change a lot by what it schedules', async () => {
    const { transfer } = await openStores(engine);
    const premium = (price: number) => ({
      ...sectionRef('calculator'),
      body: { designPrices: { premium: price } },
    });
    const prices = async (due: string, price: number, sections = {}) => {
      const scheduled = [{ name: '', dueAt: due, documents: [premium(price)] }];
      return (await transfer.preview({ ...emptyFile, sections, scheduled })).prices;
    };
    const path = 'designPrices.premium';
    expect(await prices(dueAt, 1)).toMatchObject([
      { ...sectionRef('calculator'), path, was: 3000, becomes: 1 },
    ]);
    expect(await prices(dueAt, 3100)).toEqual([]);
    // What has passed becomes a draft: it is asked about when that is published.
    expect(await prices('2025-05-01T08:00:00.000Z', 1)).toEqual([]);
    // Compared with what the same file publishes before.
    const { body } = premium(1500);
    expect(await prices(dueAt, 1, { calculator: { fr: body, en: body } })).toMatchObject([
      { was: 3000, becomes: 1500 },
      { was: 1500, becomes: 1 },
    ]);
    // What waits here already has had its yes.
    const scheduled = [{ name: '', dueAt, documents: [premium(1)] }];
    await transfer.import({ ...emptyFile, scheduled }, 'paul');
    expect(await prices(dueAt, 1)).toEqual([]);
  });

  test('[PUBLISH-16] a file of the first version is imported as before', async () => {
    const stores = await openStores(engine);
    const file = {
      format: 'vitrine',
      version: 1,
      exportedAt: '',
      sections: { faq: { fr: { title: 'Un' } } },
    };
    expect(await stores.transfer.import(file, 'paul')).toMatchObject({ published: [{ id: 'faq' }] });
    expect(await stores.content.section('faq', 'fr')).toMatchObject({ title: 'Un' });
  });

  test('[PUBLISH-16] a file that is wrong anywhere is refused with the place, and changes nothing', async () => {
    const { stores, file, shipped } = await twoSites(engine);
    const before = await everyRow(stores);
    const draft = { ...sectionRef('home'), body: {} };
    const publication = { name: '', dueAt, documents: [draft] };
    const good = { sections: { faq: { fr: { title: 'ne doit pas rester' } } } };
    for (const [wrong, path] of [
      [{ drafts: 7 }, 'drafts'],
      [{ drafts: [{ ...draft, id: 'nope' }] }, 'drafts.0.id'],
      [{ drafts: [{ ...draft, language: 'de' }] }, 'drafts.0.language'],
      [{ drafts: [{ ...draft, body: { hero: { title: 7 } } }] }, 'drafts.0.body.hero.title'],
      [{ drafts: [{ ...draft, body: { nope: 1 } }] }, 'drafts.0.body.nope'],
      [{ drafts: [draft, draft] }, 'drafts.1.id'],
      [{ drafts: [draft], scheduled: [publication] }, 'scheduled.0.documents.0.id'],
      [{ drafts: [{ ...articleRef('autre'), body: shipped }] }, 'drafts.0.body.id'],
      [{ scheduled: [{ ...publication, dueAt: 'demain' }] }, 'scheduled.0.dueAt'],
      [{ scheduled: [{ ...publication, dueAt: '2025-02-30T08:00:00.000Z' }] }, 'scheduled.0.dueAt'],
      [{ scheduled: [{ ...publication, dueAt: 1 }] }, 'scheduled.0.dueAt'],
      [{ scheduled: [{ ...publication, dueAt: '2035-06-01T12:00:00.001Z' }] }, 'scheduled.0.dueAt'],
      [{ scheduled: [{ ...publication, name: 'x'.repeat(101) }] }, 'scheduled.0.name'],
      [{ scheduled: [{ ...publication, documents: [] }] }, 'scheduled.0.documents'],
      [
        { scheduled: [{ ...publication, documents: [{ ...draft, body: { seoTitle: 'x'.repeat(61) } }] }] },
        'scheduled.0.documents.0.body.seoTitle',
      ],
      [{ bin: [{ ...draft, body: null }] }, 'bin.0.body'],
      [{ bin: [{ ...articleRef('x'), body: { id: 'x' } }] }, /^bin\.0\.body\./],
      [{ preview_links: [] }, 'preview_links'],
      [{ sections: { home: { fr: { hero: { title: 7 } } } } }, 'sections.home.fr.hero.title'],
    ] as const) {
      const input = { ...file, ...good, ...wrong };
      for (const attempt of [
        () => stores.transfer.preview(input),
        () => stores.transfer.import(input, 'paul'),
        () => stores.transfer.import(input, 'paul', 'drafts'),
      ]) {
        const refusal = await attempt().catch((error: unknown) => error);
        const expected = typeof path === 'string' ? path : expect.stringMatching(path);
        expect([path, refusal]).toMatchObject([
          path,
          {
            status: 422,
            details: { problems: expect.arrayContaining([expect.objectContaining({ path: expected })]) },
          },
        ]);
      }
    }
    expect(await everyRow(stores)).toEqual(before);
  });
});
