import { expect, test } from 'vitest';
import { withValueAt } from '#domain/content/lookup.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const home: DocumentRef = { collection: 'section', language: 'fr', id: 'home' };
const agency: DocumentRef = { collection: 'section', language: 'fr', id: 'agency' };
const calculator = (language: 'fr' | 'en'): DocumentRef => ({
  collection: 'section',
  language,
  id: 'calculator',
});

type Stores = Awaited<ReturnType<typeof openStores>>;

/** Writes one text of a section into its working copy. */
async function write(
  { workingCopies }: Stores,
  ref: DocumentRef,
  path: string[],
  value: unknown,
  by = 'marie',
) {
  const { content, version } = await workingCopies.load(ref);
  return workingCopies.save(ref, withField(content, path, value), { basedOn: version, by });
}

const withField = (content: unknown, path: string[], value: unknown) =>
  withValueAt(content, path.join('.'), value);

const heroTitle = async ({ content }: Stores) => (await content.section('home', 'fr')).hero.title;

async function chosen({ workingCopies }: Stores, ...refs: DocumentRef[]) {
  return Promise.all(refs.map(async (ref) => ({ ref, version: (await workingCopies.load(ref)).version })));
}

onBothEngines('working copies', (engine) => {
  test('[PUBLISH-01] what is written is kept with who and when, and visitors do not see it', async () => {
    const stores = await openStores(engine);
    const before = await heroTitle(stores);
    await write(stores, home, ['hero', 'title'], 'Brouillon');
    const { content, draft, rev } = await stores.workingCopies.load(home);
    expect(content).toHaveProperty('hero.title', 'Brouillon');
    expect(draft).toEqual({ updatedAt: '2025-06-01T12:00:00.000Z', updatedBy: 'marie' });
    expect(rev).toBe(0);
    expect(await heroTitle(stores)).toBe(before);
    expect(await stores.workingCopies.list()).toEqual([{ ref: home, ...draft }]);
  });

  test('[PUBLISH-01] of two saves on one version the second is refused, also after a publication in between', async () => {
    const stores = await openStores(engine);
    const { content, version } = await stores.workingCopies.load(home);
    const mine = withField(content, ['hero', 'title'], 'A');
    await stores.workingCopies.save(home, mine, { basedOn: version, by: 'marie' });
    const again = stores.workingCopies.save(home, mine, { basedOn: version, by: 'paul' });
    await expect(again).rejects.toMatchObject({ status: 409 });
    const seen = (await stores.workingCopies.load(home)).version;
    await stores.publications.publish(await chosen(stores, home), { by: 'marie' });
    const late = stores.workingCopies.save(home, mine, { basedOn: seen, by: 'paul' });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  test('[PUBLISH-01] [PUBLISH-14] what is written is published in one step; refused, it leaves the copy as it was', async () => {
    const stores = await openStores(engine);
    const { workingCopies, publications } = stores;
    const price = ['projectTypes', '0', 'basePrices', 'simple'];
    const prices = async () =>
      Promise.all(
        (['fr', 'en'] as const).map(
          async (language) =>
            (await stores.content.section('calculator', language)).projectTypes[0]?.basePrices.simple,
        ),
      );
    await write(stores, calculator('en'), ['pageText', 'title'], 'How much?');
    const basedOn = await write(stores, calculator('fr'), ['pageText', 'title'], 'Combien ?');
    const before = await workingCopies.load(calculator('fr'));
    const written = withField(before.content, price, 1);
    const refused = publications.publishContent(calculator('fr'), written, { basedOn, by: 'paul' });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      details: {
        reason: 'publication-unconfirmed',
        findings: [{ path: price.join('.'), was: 1500, becomes: 1 }],
      },
    });
    expect(await workingCopies.load(calculator('fr'))).toEqual(before);

    await publications.publishContent(calculator('fr'), written, { basedOn, by: 'paul', confirmed: true });
    expect(await prices()).toEqual([1, 1]);
    const theirs = await workingCopies.load(calculator('en'));
    expect([theirs.conflicts, theirs.content]).toMatchObject([[], { pageText: { title: 'How much?' } }]);
    expect(theirs.content).toHaveProperty('projectTypes.0.basePrices.simple', 1);
    expect((await workingCopies.list()).map(({ ref }) => ref)).toEqual([calculator('en')]);
    const late = publications.publishContent(calculator('fr'), written, { basedOn, by: 'marie' });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  test('[PUBLISH-02] [PUBLISH-13] a discarded price is discarded in the other language too, whose words stay', async () => {
    const stores = await openStores(engine);
    const price = ['projectTypes', '0', 'basePrices', 'simple'];
    await write(stores, calculator('en'), ['pageText', 'title'], 'How much?');
    const basedOn = await write(stores, calculator('fr'), price, 1);
    expect((await stores.workingCopies.load(calculator('en'))).content).toHaveProperty(price.join('.'), 1);
    await stores.workingCopies.discard(calculator('fr'), { basedOn, by: 'marie' });
    const theirs = await stores.workingCopies.load(calculator('en'));
    expect(theirs.content).toMatchObject({ pageText: { title: 'How much?' } });
    expect(theirs.content).toHaveProperty(price.join('.'), 1500);
    expect((await stores.workingCopies.list()).map(({ ref }) => ref)).toEqual([calculator('en')]);
  });

  test('[PUBLISH-03] what another instance has just published is neither hidden nor undone by a save here', async () => {
    const here = await openStores(engine);
    const there = await openStores(engine, { databaseUrl: here.url });
    for (let round = 0; round < 10; round += 1) {
      await there.workingCopies.load(home);
      await write(here, home, ['hero', 'title'], `Titre ${round}`);
      await here.publications.publish(await chosen(here, home), { by: 'marie' });
      const { content, version: basedOn } = await there.workingCopies.load(home);
      const written = withField(content, ['hero', 'subtitle'], `Sous-titre ${round}`);
      await there.publications.publishContent(home, written, { basedOn, by: 'paul' });
      const { hero } = (await here.workingCopies.load(home)).content as { hero: object };
      expect(hero).toMatchObject({ title: `Titre ${round}`, subtitle: `Sous-titre ${round}` });
    }
  });

  test('[PUBLISH-02] a copy that says what is published disappears', async () => {
    const stores = await openStores(engine);
    const before = await heroTitle(stores);
    await write(stores, home, ['hero', 'title'], 'Autre');
    await write(stores, home, ['hero', 'title'], before);
    expect(await stores.workingCopies.list()).toEqual([]);
  });

  test('[PUBLISH-02] a discarded copy is gone, unless somebody wrote meanwhile', async () => {
    const stores = await openStores(engine);
    const seen = await write(stores, home, ['hero', 'title'], 'Autre');
    await write(stores, home, ['hero', 'title'], 'Encore', 'paul');
    await expect(stores.workingCopies.discard(home, { basedOn: seen, by: 'marie' })).rejects.toMatchObject({
      status: 409,
    });
    const { version } = await stores.workingCopies.load(home);
    await stores.workingCopies.discard(home, { basedOn: version, by: 'marie' });
    expect(await stores.workingCopies.list()).toEqual([]);
  });

  test('content that does not fit its schema is refused field by field, and the copy stays', async () => {
    const stores = await openStores(engine);
    await write(stores, home, ['hero', 'title'], 'Juste');
    const wrong = write(stores, home, ['hero', 'title'], 7);
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      details: { problems: [{ path: 'hero.title' }] },
    });
    expect((await stores.workingCopies.load(home)).content).toHaveProperty('hero.title', 'Juste');
  });

  test('[PUBLISH-03] what others publish in other fields is carried over, in the same field it is a conflict', async () => {
    const stores = await openStores(engine);
    await write(stores, home, ['hero', 'title'], 'Le mien');
    await stores.content.updateField('home', 'fr', 'hero.subtitle', 'Le leur', { basedOn: 0, by: 'paul' });
    const carried = await stores.workingCopies.load(home);
    expect(carried.content).toMatchObject({ hero: { title: 'Le mien', subtitle: 'Le leur' } });
    expect(carried.conflicts).toEqual([]);
    await stores.content.updateField('home', 'fr', 'hero.title', 'Le leur', { basedOn: 1, by: 'paul' });
    const contested = await stores.workingCopies.load(home);
    expect(contested.conflicts).toMatchObject([{ path: 'hero.title', mine: 'Le mien', theirs: 'Le leur' }]);
    const refused = stores.publications.publish(await chosen(stores, home), { by: 'marie' });
    await expect(refused).rejects.toMatchObject({ status: 409, details: { reason: 'publication-conflict' } });
    expect(await heroTitle(stores)).toBe('Le leur');
  });

  test('[PUBLISH-01] a new article is a working copy before anybody can read it', async () => {
    const stores = await openStores(engine);
    const [shipped] = await stores.articles.published('fr');
    const loaded = await stores.articles.load('fr', shipped?.id ?? '');
    const ref: DocumentRef = { collection: 'article', language: 'fr', id: 'neuf-1' };
    const article = {
      ...{ ...loaded.entry, id: 'neuf-1', slug: 'neuf' },
      ...{ title: 'Neuf', content: '<p>Neuf</p>', publishedAt: '2025-06-01' },
    };
    const { version, content } = await stores.workingCopies.load(ref);
    expect(content).toBeUndefined();
    await stores.workingCopies.save(ref, article, { basedOn: version, by: 'marie' });
    expect(await stores.articles.publishedBySlug('fr', 'neuf')).toBeUndefined();
    await stores.publications.publish(await chosen(stores, ref), { by: 'marie' });
    const published = await stores.articles.publishedBySlug('fr', 'neuf');
    expect(published).toMatchObject({ title: 'Neuf', updatedAt: '2025-06-01T12:00:00.000Z' });
    await stores.publications.undo((await stores.publications.past(1))[0]?.id ?? '', { by: 'marie' });
    expect(await stores.articles.publishedBySlug('fr', 'neuf')).toBeUndefined();
  });

  test('the prices of both calculators stay the same, written, published and taken back', async () => {
    const stores = await openStores(engine);
    const price = async (language: 'fr' | 'en') =>
      (await stores.content.section('calculator', language)).features[0]?.price;
    const written = async (language: 'fr' | 'en') =>
      ((await stores.workingCopies.load(calculator(language))).content as { features: { price: number }[] })
        .features[0]?.price;
    const before = await price('fr');
    const { features } = await stores.content.section('calculator', 'fr');
    const [first, ...rest] = features;
    await write(stores, calculator('fr'), ['features'], [{ ...first, price: 4321 }, ...rest]);
    expect(await written('en')).toBe(4321);
    expect(await price('fr')).toBe(before);
    await stores.publications.publish(await chosen(stores, calculator('fr')), {
      ...{ by: 'marie', confirmed: true },
    });
    expect([await price('fr'), await price('en')]).toEqual([4321, 4321]);
    expect(await stores.workingCopies.list()).toEqual([]);
    await stores.publications.undo((await stores.publications.past(1))[0]?.id ?? '', { by: 'marie' });
    expect([await price('fr'), await price('en')]).toEqual([before, before]);
  });
});

onBothEngines('publications', (engine) => {
  test('[PUBLISH-05] several documents go live in one transaction, told once', async () => {
    const stores = await openStores(engine);
    await write(stores, home, ['hero', 'title'], 'Un');
    await write(stores, agency, ['hero', 'title'], 'Deux');
    const told: string[][] = [];
    stores.database.changes.subscribe((keys) => told.push([...keys]));
    const id = await stores.publications.publish(await chosen(stores, home, agency), {
      by: 'marie',
      name: 'Janvier',
    });
    expect(told).toEqual([['section/fr/home', 'section/fr/agency']]);
    expect(await heroTitle(stores)).toBe('Un');
    expect(await stores.publications.read(id)).toMatchObject({
      ...{ name: 'Janvier', state: 'published', createdBy: 'marie', publishedAt: '2025-06-01T12:00:00.000Z' },
      documents: [
        { ref: agency, beforeRev: 0, afterRev: 1 },
        { ref: home, beforeRev: 0, afterRev: 1 },
      ],
    });
    expect(await stores.workingCopies.list()).toEqual([]);
  });

  test('[PUBLISH-05] one document that cannot go live keeps all of them back', async () => {
    const stores = await openStores(engine);
    await write(stores, home, ['hero', 'title'], 'Un');
    await write(stores, agency, ['hero', 'title'], 'Deux');
    const seen = await chosen(stores, home, agency);
    await write(stores, agency, ['hero', 'title'], 'Trois', 'paul');
    await expect(stores.publications.publish(seen, { by: 'marie' })).rejects.toMatchObject({ status: 409 });
    expect(await heroTitle(stores)).not.toBe('Un');
    expect(await stores.workingCopies.list()).toHaveLength(2);
    expect(await stores.publications.past(10)).toEqual([]);
  });

  test('[PUBLISH-05] of two who publish the same in the same moment one does', async () => {
    const stores = await openStores(engine);
    await write(stores, home, ['hero', 'title'], 'Un');
    const seen = await chosen(stores, home);
    const outcomes = await Promise.allSettled(
      ['marie', 'paul', 'anne'].map((by) => stores.publications.publish(seen, { by })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
    expect(await stores.publications.past(10)).toHaveLength(1);
  });

  test('[PUBLISH-07] what is scheduled waits for its moment and cannot be written in meanwhile', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    await write(stores, home, ['hero', 'title'], 'En janvier');
    const at = new Date('2026-01-01T00:00:00+01:00');
    const id = await stores.publications.schedule(await chosen(stores, home), {
      by: 'marie',
      name: 'Janvier',
      at,
    });
    expect(await stores.publications.nextDue()).toEqual(at);
    const { content, scheduled, draft } = await stores.workingCopies.load(home);
    expect(content).toHaveProperty('hero.title', 'En janvier');
    expect([scheduled?.publication, scheduled?.dueAt, draft]).toEqual([id, at.toISOString(), undefined]);
    const refused = write(stores, home, ['hero', 'title'], 'Non');
    await expect(refused).rejects.toMatchObject({ status: 409, details: { reason: 'scheduled' } });
    time = new Date(at.getTime() - 1);
    expect(await stores.publications.publishDue()).toBe(0);
    time = at;
    expect(await stores.publications.publishDue()).toBe(1);
    expect(await stores.publications.publishDue()).toBe(0);
    expect(await heroTitle(stores)).toBe('En janvier');
    expect(await stores.publications.read(id)).toMatchObject({
      state: 'published',
      publishedAt: at.toISOString(),
    });
  });

  test('[PUBLISH-07] [PUBLISH-13] the calculators of both languages wait together, whichever was chosen', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const { publications, publicationReview, workingCopies, content } = stores;
    const both = [calculator('fr'), calculator('en')];
    const premium = ['designPrices', 'premium'];
    const published = () =>
      Promise.all(
        both.map(
          async ({ language }) => (await content.section('calculator', language)).designPrices.premium,
        ),
      );
    const at = new Date('2026-01-01T00:00:00+01:00');
    const schedule = async (...refs: DocumentRef[]) =>
      publications.schedule(await chosen(stores, ...refs), { by: 'marie', at, confirmed: true });

    await write(stores, calculator('en'), ['pageText', 'title'], 'How much?');
    await write(stores, calculator('fr'), premium, 4321);
    const id = await schedule(calculator('fr'));
    for (const ref of both) {
      const { content: waiting, scheduled } = await workingCopies.load(ref);
      expect(scheduled?.publication).toBe(id);
      expect(waiting).toHaveProperty(premium.join('.'), 4321);
    }
    const { documents } = await publicationReview.ofPublication(await publications.read(id));
    expect(documents.map(({ ref, changes }) => [ref.language, changes.map(({ path }) => path)])).toEqual([
      ['fr', [premium.join('.')]],
      ['en', expect.arrayContaining([premium.join('.'), 'pageText.title'])],
    ]);

    await publications.takeOut(id, calculator('en'), 'marie');
    expect(await publications.read(id)).toMatchObject({ state: 'withdrawn', documents: [] });
    expect((await workingCopies.list()).map(({ ref }) => ref)).toEqual(both);
    await schedule(calculator('en'));
    time = at;
    expect(await publications.publishDue()).toBe(1);
    expect(await published()).toEqual([4321, 4321]);
    expect(await workingCopies.list()).toEqual([]);
  });

  test('[PUBLISH-07] [PUBLISH-13] a calculator without a change of its own waits with the other, and is no draft afterwards', async () => {
    const stores = await openStores(engine);
    const { publications, workingCopies } = stores;
    await write(stores, calculator('fr'), ['pageText', 'title'], 'Combien ?');
    const at = new Date('2026-01-01T00:00:00+01:00');
    const id = await publications.schedule(await chosen(stores, calculator('fr')), { by: 'marie', at });
    const refused = write(stores, calculator('en'), ['designPrices', 'premium'], 4321);
    await expect(refused).rejects.toMatchObject({ status: 409, details: { reason: 'scheduled' } });
    expect((await workingCopies.load(calculator('en'))).scheduled?.publication).toBe(id);
    await publications.withdraw(id, 'marie');
    expect((await workingCopies.list()).map(({ ref }) => ref)).toEqual([calculator('fr')]);
    await write(stores, calculator('en'), ['designPrices', 'premium'], 4321);
  });

  test('[PUBLISH-07] several instances at the same moment publish it once', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const first = await openStores(engine, { now: () => time });
    const second = await openStores(engine, { now: () => time, databaseUrl: first.url });
    await write(first, home, ['hero', 'title'], 'Une fois');
    const at = new Date('2025-07-01T00:00:00Z');
    await first.publications.schedule(await chosen(first, home), { by: 'marie', at });
    time = at;
    const counts = await Promise.all(
      [first, second, first, second].map(({ publications }) => publications.publishDue()),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await first.content.revisions('home', 'fr')).toHaveLength(1);
  });

  test('[PUBLISH-07] a moment in the past is refused, and the working copy stays', async () => {
    const stores = await openStores(engine);
    await write(stores, home, ['hero', 'title'], 'Trop tard');
    const past = { by: 'marie', at: new Date('2025-06-01T12:00:00Z') };
    const refused = stores.publications.schedule(await chosen(stores, home), past);
    await expect(refused).rejects.toMatchObject({ status: 422, details: { reason: 'publication-past' } });
    expect(await stores.workingCopies.list()).toHaveLength(1);
  });

  test('[PUBLISH-07] withdrawn, or taken out one by one, documents are working copies again', async () => {
    const stores = await openStores(engine);
    const later = { by: 'marie', at: new Date('2025-07-01T00:00:00Z') };
    await write(stores, home, ['hero', 'title'], 'Un');
    await write(stores, agency, ['hero', 'title'], 'Deux');
    const id = await stores.publications.schedule(await chosen(stores, home, agency), later);
    await stores.publications.takeOut(id, home, 'marie');
    expect((await stores.workingCopies.list()).map(({ ref }) => ref.id)).toEqual(['home']);
    await expect(stores.publications.takeOut(id, home, 'marie')).rejects.toMatchObject({ status: 404 });
    await stores.publications.withdraw(id, 'marie');
    expect((await stores.workingCopies.load(agency)).content).toHaveProperty('hero.title', 'Deux');
    await expect(stores.publications.withdraw(id, 'marie')).rejects.toMatchObject({ status: 404 });
    expect(await stores.publications.scheduled()).toEqual([]);
  });

  test('[PUBLISH-07] what cannot be carried over by then leaves everything as it was and says why', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    await write(stores, home, ['hero', 'title'], 'Le mien');
    await write(stores, agency, ['hero', 'title'], 'Aussi');
    const at = new Date('2025-07-01T00:00:00Z');
    const id = await stores.publications.schedule(await chosen(stores, home, agency), { by: 'marie', at });
    await stores.content.updateField('home', 'fr', 'hero.title', 'Le leur', { basedOn: 0, by: 'paul' });
    time = at;
    expect(await stores.publications.publishDue()).toBe(0);
    expect(await stores.publications.read(id)).toMatchObject({
      state: 'failed',
      failure: 'publication-conflict',
    });
    expect(await heroTitle(stores)).toBe('Le leur');
    expect(await stores.content.revisions('agency', 'fr')).toEqual([]);
    expect((await stores.workingCopies.list()).map(({ ref }) => ref.id)).toEqual(['agency', 'home']);
  });

  test('[PUBLISH-08] undo puts every document back, as a publication that can be undone again', async () => {
    const stores = await openStores(engine);
    const before = await heroTitle(stores);
    await write(stores, home, ['hero', 'title'], 'Un');
    await write(stores, agency, ['hero', 'title'], 'Deux');
    const id = await stores.publications.publish(await chosen(stores, home, agency), {
      by: 'marie',
      name: 'Janvier',
    });
    expect(await stores.publications.undo(id, { by: 'paul' })).toEqual({ changed: 2, leftAlone: [] });
    expect(await heroTitle(stores)).toBe(before);
    const [undoing] = (await stores.publications.past(10)).filter(({ undoes }) => undoes === id);
    expect(undoing).toMatchObject({ action: 'undo', name: 'Janvier', createdBy: 'paul' });
    await stores.publications.undo(undoing?.id ?? '', { by: 'marie' });
    expect(await heroTitle(stores)).toBe('Un');
  });

  test('[PUBLISH-08] a field published since is named and left alone, unless told otherwise', async () => {
    const stores = await openStores(engine);
    const { subtitle } = (await stores.content.section('home', 'fr')).hero;
    await write(stores, home, ['hero', 'title'], 'Un');
    await write(stores, home, ['hero', 'subtitle'], 'Sous un');
    const id = await stores.publications.publish(await chosen(stores, home), { by: 'marie' });
    await stores.content.updateField('home', 'fr', 'hero.title', 'Depuis', { basedOn: 1, by: 'paul' });
    const left = [{ document: 'section/fr/home', path: 'hero.title' }];
    expect(await stores.publications.undo(id, { by: 'marie' })).toEqual({ changed: 1, leftAlone: left });
    expect((await stores.content.section('home', 'fr')).hero).toMatchObject({ title: 'Depuis', subtitle });
    expect(await stores.publications.undo(id, { by: 'marie', overwrite: left })).toMatchObject({
      leftAlone: [],
    });
    expect(await heroTitle(stores)).not.toBe('Depuis');
  });

  test('[PUBLISH-08] everything since a moment is put back at once, as one publication that can be undone', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const title = async () => (await stores.articles.published('fr')).map(({ id }) => id).includes('essai');
    await write(stores, home, ['hero', 'title'], 'Hier');
    await stores.publications.publish(await chosen(stores, home), { by: 'marie' });
    const shipped = await stores.content.section('agency', 'fr');
    const file = { id: 'essai', slug: 'essai', title: 'Essai', language: 'fr', publishedAt: '2024-01-01' };

    now = new Date('2025-06-02T08:00:00Z');
    for (const words of ['Matin', 'Midi']) {
      await write(stores, home, ['hero', 'title'], words);
      await stores.publications.publish(await chosen(stores, home), { by: 'marie' });
    }
    await write(stores, agency, ['hero', 'title'], 'Aujourd’hui');
    await stores.publications.publish(await chosen(stores, agency), { by: 'paul' });
    await stores.articles.save('fr', file, { by: 'paul', basedOn: 0 });
    expect(await title()).toBe(true);
    await write(stores, home, ['hero', 'subtitle'], 'Un brouillon');

    const midnight = new Date('2025-06-01T22:00:00Z');
    expect(await stores.publications.countSince(midnight)).toBe(4);
    const undone = { by: 'marie', name: 'Tout' };
    expect(await stores.publications.undoSince(midnight, undone)).toBe(3);
    expect(await heroTitle(stores)).toBe('Hier');
    expect(await stores.content.section('agency', 'fr')).toEqual(shipped);
    expect(await title()).toBe(false);
    const draft = await stores.workingCopies.load(home);
    expect(draft.content).toMatchObject({ hero: { title: 'Hier', subtitle: 'Un brouillon' } });
    expect(await stores.publications.undoSince(midnight, undone)).toBe(0);

    const [panic] = (await stores.publications.past(9)).filter(({ name }) => name === 'Tout');
    await stores.publications.undo(panic?.id ?? '', { by: 'marie' });
    expect([await heroTitle(stores), await title()]).toEqual(['Midi', true]);
  });

  test.each([
    { way: 'passed on', a: 'former', b: 'first' },
    { way: 'swapped', a: 'second', b: 'first' },
  ])('[PUBLISH-05] [PUBLISH-08] an address that is $way goes live and comes back', async ({ a, b }) => {
    const { articles, caseStudies, transfer, workingCopies, publications } = await openStores(engine);
    const [article] = await articles.published('fr');
    const [study] = await caseStudies.published('fr');
    const kinds = [
      { entries: articles, collection: 'article', shipped: article?.id ?? '' },
      { entries: caseStudies, collection: 'case-study', shipped: study?.id ?? '' },
    ] as const;
    const slugs = async () =>
      Promise.all(
        kinds.map(async ({ entries }) => {
          const all = await entries.slugs('fr');
          return [all.get('a'), all.get('b')];
        }),
      );
    for (const { entries, shipped } of kinds) {
      const { entry } = await entries.load('fr', shipped);
      for (const [id, slug] of [
        ['a', 'first'],
        ['b', 'second'],
      ])
        await entries.save('fr', { ...entry, id, slug }, { basedOn: 0, by: 'marie' });
    }
    const before = [
      ['first', 'second'],
      ['first', 'second'],
    ];
    expect(await slugs()).toEqual(before);
    const file = await transfer.export();
    for (const own of [file.articles.fr, file.caseStudies.fr]) {
      Object.assign(own?.a as object, { slug: a });
      Object.assign(own?.b as object, { slug: b });
    }
    await transfer.import(file, 'marie', 'drafts');
    const refs = (await workingCopies.list()).map(({ ref }) => ref);
    expect(refs).toHaveLength(4);
    const copies = await Promise.all(
      refs.map(async (ref) => ({ ref, version: (await workingCopies.load(ref)).version })),
    );
    const id = await publications.publish(copies, { by: 'marie' });
    const after = [
      [a, b],
      [a, b],
    ];
    expect(await slugs()).toEqual(after);
    expect(await publications.undo(id, { by: 'paul' })).toEqual({ changed: 4, leftAlone: [] });
    expect(await slugs()).toEqual(before);
  });

  test('[PUBLISH-04] an import and a reset are publications that can be taken back', async () => {
    const stores = await openStores(engine);
    await stores.content.updateField('home', 'fr', 'hero.title', 'Un', { basedOn: 0, by: 'marie' });
    const file = await stores.transfer.export();
    await stores.transfer.resetAll('marie');
    expect(await heroTitle(stores)).not.toBe('Un');
    const [reset] = (await stores.publications.past(10)).filter(({ action }) => action === 'reset');
    await stores.publications.undo(reset?.id ?? '', { by: 'marie' });
    expect(await heroTitle(stores)).toBe('Un');
    await stores.content.updateField('home', 'fr', 'hero.title', 'Deux', { basedOn: 3, by: 'marie' });
    await stores.transfer.import(file, 'marie');
    const [imported] = (await stores.publications.past(10)).filter(({ action }) => action === 'import');
    expect(await heroTitle(stores)).toBe('Un');
    await stores.publications.undo(imported?.id ?? '', { by: 'marie' });
    expect(await heroTitle(stores)).toBe('Deux');
  });

  test('[PUBLISH-08] where a former address is taken, that one document is named and left alone', async () => {
    const stores = await openStores(engine);
    const { articles, publications, workingCopies } = stores;
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    const articleRef = (id: string): DocumentRef => ({ collection: 'article', language: 'fr', id });
    await write(stores, home, ['hero', 'title'], 'Avec');
    const before = await heroTitle(stores);
    const { content, version: basedOn } = await workingCopies.load(articleRef(entry.id));
    await workingCopies.save(
      articleRef(entry.id),
      { ...(content as object), slug: 'ailleurs' },
      {
        ...{ basedOn, by: 'marie' },
      },
    );
    const renamed = await publications.publish(await chosen(stores, home, articleRef(entry.id)), {
      by: 'marie',
    });
    const taker = { ...entry, id: 'autre', slug: shipped?.slug ?? '' };
    await articles.save('fr', taker, { basedOn: 0, by: 'marie' });
    expect(await publications.undo(renamed, { by: 'marie' })).toEqual({
      changed: 1,
      leftAlone: [{ document: `article/fr/${entry.id}`, path: 'slug', takenBy: 'article/fr/autre' }],
    });
    expect(await heroTitle(stores)).toBe(before);
    expect((await articles.slugs('fr')).get(entry.id)).toBe('ailleurs');
  });

  test('[PUBLISH-08] [PUBLISH-13] of two prices the one that was published since is left alone, the other taken back', async () => {
    const stores = await openStores(engine);
    const prices = (language: 'fr' | 'en') =>
      stores.content.section('calculator', language).then(({ projectTypes }) => projectTypes[0]?.basePrices);
    const before = await prices('fr');
    const base = ['projectTypes', '0', 'basePrices'];
    await write(stores, calculator('fr'), [...base, 'simple'], 1700);
    await write(stores, calculator('fr'), [...base, 'medium'], 3300);
    const both = await stores.publications.publish(await chosen(stores, calculator('fr')), { by: 'marie' });
    await write(stores, calculator('en'), [...base, 'medium'], 3400);
    await stores.publications.publish(await chosen(stores, calculator('en')), { by: 'paul' });
    const path = [...base, 'medium'].join('.');
    expect(await stores.publications.undo(both, { by: 'marie' })).toEqual({
      changed: 2,
      leftAlone: ['fr', 'en'].map((language) => ({ document: `section/${language}/calculator`, path })),
    });
    for (const language of ['fr', 'en'] as const)
      expect(await prices(language)).toEqual({ ...before, medium: 3400 });
  });
});
