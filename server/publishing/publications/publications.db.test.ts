import { expect, test } from 'vitest';
import { withValueAt } from '#domain/content/lookup.ts';
import type { DocumentRef } from '#domain/documents.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const home = sectionRef('home');
const agency = sectionRef('agency');
const calculator = (language: 'fr' | 'en') => sectionRef('calculator', language);

const heroTitle = async ({ content }: Stores) => (await content.section('home', 'fr')).hero.title;

onBothEngines('publications', (engine) => {
  test('[PUBLISH-01] [PUBLISH-14] what is written is published in one step; refused, it leaves the copy as it was', async () => {
    const stores = await openStores(engine);
    const { workingCopies, publications } = stores;
    const price = 'projectTypes.0.basePrices.simple';
    const prices = async () =>
      Promise.all(
        (['fr', 'en'] as const).map(
          async (language) =>
            (await stores.content.section('calculator', language)).projectTypes[0]?.basePrices.simple,
        ),
      );
    await write(stores, calculator('en'), { 'pageText.title': 'How much?' });
    const basedOn = await write(stores, calculator('fr'), { 'pageText.title': 'Combien ?' });
    const before = await workingCopies.load(calculator('fr'));
    const written = withValueAt(before.content, price, 1);
    const refused = publications.publishContent(calculator('fr'), written, { basedOn, by: 'paul' });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      details: {
        reason: 'publication-unconfirmed',
        findings: [{ path: price, was: 1500, becomes: 1 }],
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

  test('[PUBLISH-03] what another instance has just published is neither hidden nor undone by a save here', async () => {
    const here = await openStores(engine);
    const there = await openStores(engine, { databaseUrl: here.url });
    for (let round = 0; round < 10; round += 1) {
      await there.workingCopies.load(home);
      await write(here, home, { 'hero.title': `Titre ${round}` });
      await here.publications.publish(await chosenCopies(here, home), { by: 'marie' });
      const { content, version: basedOn } = await there.workingCopies.load(home);
      const written = withValueAt(content, 'hero.subtitle', `Sous-titre ${round}`);
      await there.publications.publishContent(home, written, { basedOn, by: 'paul' });
      const { hero } = (await here.workingCopies.load(home)).content as { hero: object };
      expect(hero).toMatchObject({ title: `Titre ${round}`, subtitle: `Sous-titre ${round}` });
    }
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
    await stores.publications.publish(await chosenCopies(stores, ref), { by: 'marie' });
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
    await write(stores, calculator('fr'), { features: [{ ...first, price: 4321 }, ...rest] });
    expect(await written('en')).toBe(4321);
    expect(await price('fr')).toBe(before);
    await stores.publications.publish(await chosenCopies(stores, calculator('fr')), {
      ...{ by: 'marie', confirmed: true },
    });
    expect([await price('fr'), await price('en')]).toEqual([4321, 4321]);
    expect(await stores.workingCopies.list()).toEqual([]);
    await stores.publications.undo((await stores.publications.past(1))[0]?.id ?? '', { by: 'marie' });
    expect([await price('fr'), await price('en')]).toEqual([before, before]);
  });

  test('[PUBLISH-05] several documents go live in one transaction, told once', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Un' });
    await write(stores, agency, { 'hero.title': 'Deux' });
    const told: string[][] = [];
    stores.database.changes.subscribe((keys) => told.push([...keys]));
    const id = await stores.publications.publish(await chosenCopies(stores, home, agency), {
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
    await write(stores, home, { 'hero.title': 'Un' });
    await write(stores, agency, { 'hero.title': 'Deux' });
    const seen = await chosenCopies(stores, home, agency);
    await write(stores, agency, { 'hero.title': 'Trois' }, 'paul');
    await expect(stores.publications.publish(seen, { by: 'marie' })).rejects.toMatchObject({ status: 409 });
    expect(await heroTitle(stores)).not.toBe('Un');
    expect(await stores.workingCopies.list()).toHaveLength(2);
    expect(await stores.publications.past(10)).toEqual([]);
  });

  test('[PUBLISH-05] of two who publish the same in the same moment one does', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Un' });
    const seen = await chosenCopies(stores, home);
    const outcomes = await Promise.allSettled(
      ['marie', 'paul', 'anne'].map((by) => stores.publications.publish(seen, { by })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
    expect(await stores.publications.past(10)).toHaveLength(1);
  });
});
