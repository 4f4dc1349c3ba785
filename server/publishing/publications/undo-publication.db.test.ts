import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const home = sectionRef('home');
const agency = sectionRef('agency');
const articleRef = (id: string): DocumentRef => ({ collection: 'article', language: 'fr', id });
const calculator = (language: 'fr' | 'en') => sectionRef('calculator', language);

const heroTitle = async ({ content }: Stores) => (await content.section('home', 'fr')).hero.title;

onBothEngines('the undo of a publication', (engine) => {
  test('[PUBLISH-08] undo puts every document back, as a publication that can be undone again', async () => {
    const stores = await openStores(engine);
    const before = await heroTitle(stores);
    await write(stores, home, { 'hero.title': 'Un' });
    await write(stores, agency, { 'hero.title': 'Deux' });
    const id = await stores.publications.publish(await chosenCopies(stores, home, agency), {
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
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const { subtitle } = (await stores.content.section('home', 'fr')).hero;
    await write(stores, home, { 'hero.title': 'Un' });
    await write(stores, home, { 'hero.subtitle': 'Sous un' });
    const id = await stores.publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    await stores.content.updateField('home', 'fr', 'hero.title', 'Depuis', { basedOn: 1, by: 'paul' });
    const left = [{ document: 'section/fr/home', path: 'hero.title' }];
    expect(await stores.publications.undo(id, { by: 'marie' })).toEqual({ changed: 1, leftAlone: left });
    expect((await stores.content.section('home', 'fr')).hero).toMatchObject({ title: 'Depuis', subtitle });
    const undoneBy = async () =>
      (await stores.publications.page(1)).items.find((one) => one.id === id)?.undoneBy;
    expect(await undoneBy()).toMatchObject({ by: 'marie', leftAlone: 1 });
    // Asked again, it names what is left.
    expect(await stores.publications.undo(id, { by: 'marie' })).toEqual({ changed: 0, leftAlone: left });
    now = new Date('2025-06-01T12:05:00Z');
    expect(await stores.publications.undo(id, { by: 'marie', overwrite: left })).toMatchObject({
      leftAlone: [],
    });
    expect(await heroTitle(stores)).not.toBe('Depuis');
    expect(await undoneBy()).toMatchObject({ leftAlone: 0 });
    await expect(stores.publications.undo(id, { by: 'marie' })).rejects.toMatchObject({ status: 409 });
  });

  /** A publication of two texts, of which somebody else has published one since, undone in part. */
  async function undoneInPart() {
    let minute = 0;
    const now = () => new Date(Date.parse('2025-06-01T12:00:00Z') + minute++ * 60_000);
    const stores = await openStores(engine, { now });
    const { publications, content } = stores;
    const { title, subtitle } = (await content.section('home', 'fr')).hero;
    await write(stores, home, { 'hero.title': 'Un', 'hero.subtitle': 'Sous un' });
    const id = await publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    const publishTitle = async (words: string) => {
      const { rev: basedOn } = await content.load('home', 'fr');
      await content.updateField('home', 'fr', 'hero.title', words, { basedOn, by: 'paul' });
    };
    await publishTitle('Depuis');
    const { leftAlone } = await publications.undo(id, { by: 'marie' });
    const lastUndo = async () => (await publications.past(9)).find(({ undoes }) => undoes === id)?.id ?? '';
    const state = async () => (await publications.page(1)).items.find((one) => one.id === id)?.undoneBy;
    return { stores, id, title, subtitle, publishTitle, leftAlone, lastUndo, state };
  }

  test('[PUBLISH-08] what an undo of an undo brings back can be undone again', async () => {
    const { stores, id, title, subtitle, leftAlone, lastUndo, state } = await undoneInPart();
    const first = await lastUndo();
    await stores.publications.undo(id, { by: 'marie', overwrite: leftAlone });
    expect(await state()).toMatchObject({ leftAlone: 0 });
    await stores.publications.undo(first, { by: 'paul' });
    expect((await stores.content.section('home', 'fr')).hero.subtitle).toBe('Sous un');
    expect(await state()).toMatchObject({ leftAlone: 1 });
    await stores.publications.undo(id, { by: 'marie' });
    expect((await stores.content.section('home', 'fr')).hero).toMatchObject({ title, subtitle });
    expect(await state()).toMatchObject({ leftAlone: 0 });
  });

  test('[PUBLISH-08] what was left alone and says what it said before is left alone no more', async () => {
    const { stores, id, title, publishTitle, state } = await undoneInPart();
    expect(await state()).toMatchObject({ leftAlone: 1 });
    await publishTitle(title);
    expect(await stores.publications.undo(id, { by: 'marie' })).toEqual({ changed: 0, leftAlone: [] });
    expect(await state()).toMatchObject({ leftAlone: 0 });
  });

  test('[PUBLISH-08] everything since a moment is put back at once, as one publication that can be undone', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const title = async () => (await stores.articles.published('fr')).map(({ id }) => id).includes('essai');
    await write(stores, home, { 'hero.title': 'Hier' });
    await stores.publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    const shipped = await stores.content.section('agency', 'fr');
    const file = { id: 'essai', slug: 'essai', title: 'Essai', language: 'fr', publishedAt: '2024-01-01' };

    now = new Date('2025-06-02T08:00:00Z');
    for (const words of ['Matin', 'Midi']) {
      await write(stores, home, { 'hero.title': words });
      await stores.publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    }
    await write(stores, agency, { 'hero.title': 'Aujourd’hui' });
    await stores.publications.publish(await chosenCopies(stores, agency), { by: 'paul' });
    await stores.articles.save('fr', file, { by: 'paul', basedOn: 0 });
    expect(await title()).toBe(true);
    await write(stores, home, { 'hero.subtitle': 'Un brouillon' });

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

  /** Own articles at their addresses, and ways to change them. */
  async function ownArticles(stores: Stores, slugs: Record<string, string>) {
    const { articles, publications } = stores;
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    const save = (id: string, slug: string) =>
      articles.save('fr', { ...entry, id, slug, title: `Titre de ${id}` }, { basedOn: 0, by: 'marie' });
    for (const [id, slug] of Object.entries(slugs)) await save(id, slug);
    return {
      save,
      async publish(fields: Record<string, Record<string, unknown>>): Promise<string> {
        for (const [id, changed] of Object.entries(fields)) await write(stores, articleRef(id), changed);
        return publications.publish(await chosenCopies(stores), { by: 'marie' });
      },
      async shown(id: string) {
        const { slug, title, subtitle } = (await articles.load('fr', id)).entry;
        return { slug, title, subtitle };
      },
      async remove(id: string) {
        await articles.remove('fr', id, { basedOn: await articles.version('fr', id), by: 'marie' });
        return (await publications.past(9)).find(({ action }) => action === 'delete')?.id ?? '';
      },
    };
  }

  test('[PUBLISH-08] where a former address is taken, the address alone stays; every other field goes back', async () => {
    const stores = await openStores(engine);
    const { save, publish, shown } = await ownArticles(stores, { own: 'avant' });
    const { subtitle } = await shown('own');
    await write(stores, home, { 'hero.title': 'Avec' });
    const before = await heroTitle(stores);
    const renamed = await publish({ own: { slug: 'apres', title: 'Faux', subtitle: 'Faux aussi' } });
    await save('autre', 'avant');
    const leftAlone = [{ document: 'article/fr/own', path: 'slug', takenBy: 'article/fr/autre' }];
    expect(await stores.publications.undo(renamed, { by: 'marie' })).toEqual({ changed: 2, leftAlone });
    expect(await heroTitle(stores)).toBe(before);
    expect(await shown('own')).toEqual({ slug: 'apres', title: 'Titre de own', subtitle });
  });

  test('[PUBLISH-08] where only the address changed and is taken, the document is no part of the undo', async () => {
    const stores = await openStores(engine);
    const { save, publish } = await ownArticles(stores, { own: 'avant' });
    const renamed = await publish({ own: { slug: 'apres' } });
    await save('autre', 'avant');
    const leftAlone = [{ document: 'article/fr/own', path: 'slug', takenBy: 'article/fr/autre' }];
    expect(await stores.publications.undo(renamed, { by: 'marie' })).toEqual({ changed: 0, leftAlone });
  });

  test('[PUBLISH-08] a field published since and a taken address are both named, and the rest goes back', async () => {
    const stores = await openStores(engine);
    const { save, publish, shown } = await ownArticles(stores, { own: 'avant' });
    const { subtitle } = await shown('own');
    const renamed = await publish({ own: { slug: 'apres', title: 'Faux', subtitle: 'Faux aussi' } });
    await save('autre', 'avant');
    await publish({ own: { title: 'Depuis' } });
    const { changed, leftAlone } = await stores.publications.undo(renamed, { by: 'marie' });
    expect(changed).toBe(1);
    expect(leftAlone.map(({ path }) => path).sort()).toEqual(['slug', 'title']);
    expect(await shown('own')).toEqual({ slug: 'apres', title: 'Depuis', subtitle });
  });

  test('[PUBLISH-08] an address that one must keep is not given to another', async () => {
    const stores = await openStores(engine);
    const { save, shown } = await ownArticles(stores, { a: 'first', b: 'second' });
    const file = await stores.transfer.export();
    Object.assign(file.articles.fr?.a as object, { slug: 'former', title: 'A' });
    Object.assign(file.articles.fr?.b as object, { slug: 'first', title: 'B' });
    await stores.transfer.import(file, 'marie');
    const [passedOn] = (await stores.publications.past(9)).filter(({ action }) => action === 'import');
    await save('c', 'second');
    const { changed, leftAlone } = await stores.publications.undo(passedOn?.id ?? '', { by: 'marie' });
    expect(changed).toBe(2);
    expect(leftAlone).toEqual([
      { document: 'article/fr/a', path: 'slug', takenBy: 'article/fr/b' },
      { document: 'article/fr/b', path: 'slug', takenBy: 'article/fr/c' },
    ]);
    expect(await shown('a')).toMatchObject({ slug: 'former', title: 'Titre de a' });
    expect(await shown('b')).toMatchObject({ slug: 'first', title: 'Titre de b' });
  });

  test('[PUBLISH-08] what was deleted and whose address is taken stays deleted as a whole', async () => {
    const stores = await openStores(engine);
    const { save, remove } = await ownArticles(stores, { own: 'avant' });
    const removal = await remove('own');
    await save('autre', 'avant');
    expect(await stores.publications.undo(removal, { by: 'marie' })).toEqual({
      changed: 0,
      leftAlone: [{ document: 'article/fr/own', path: '', takenBy: 'article/fr/autre' }],
    });
  });

  test('[PUBLISH-08] of the first edit of a shipped article, what was published since is left alone and the rest goes back', async () => {
    const stores = await openStores(engine);
    const { publish, shown } = await ownArticles(stores, {});
    const id = (await stores.articles.published('fr'))[0]?.id ?? '';
    const before = await shown(id);
    const first = await publish({ [id]: { title: 'Faux', subtitle: 'Faux aussi' } });
    await publish({ [id]: { title: 'Depuis' } });
    expect(await stores.publications.undo(first, { by: 'marie' })).toEqual({
      changed: 1,
      leftAlone: [{ document: `article/fr/${id}`, path: 'title' }],
    });
    expect(await shown(id)).toEqual({ ...before, title: 'Depuis' });
  });

  test('[PUBLISH-08] of two prices of one list only the one that was published since is left alone', async () => {
    const stores = await openStores(engine);
    const maintenance = sectionRef('maintenance');
    const prices = async () =>
      (await stores.content.section('maintenance', 'fr')).plans.map(({ price }) => price).slice(0, 2);
    const [first, second] = await prices();
    await write(stores, maintenance, { 'plans.0.price': '55 €/mois' });
    const by = { by: 'marie', confirmed: true };
    const id = await stores.publications.publish(await chosenCopies(stores, maintenance), by);
    await write(stores, maintenance, { 'plans.1.price': '109 €/mois' });
    await stores.publications.publish(await chosenCopies(stores, maintenance), by);
    expect(await stores.publications.undo(id, { by: 'marie' })).toEqual({ changed: 1, leftAlone: [] });
    expect(await prices()).toEqual([first, '109 €/mois']);
    expect(second).not.toBe('109 €/mois');
  });

  test('[PUBLISH-08] [PUBLISH-13] a price taken back all the same in one language is taken back in both', async () => {
    const stores = await openStores(engine);
    const price = async (language: 'fr' | 'en') =>
      (await stores.content.section('calculator', language)).designPrices.premium;
    const publishPrice = async (value: number) => {
      await write(stores, calculator('fr'), { 'designPrices.premium': value });
      return stores.publications.publish(await chosenCopies(stores), { by: 'marie', confirmed: true });
    };
    const before = await price('fr');
    const id = await publishPrice(1600);
    await publishPrice(1700);
    const overwrite = [{ document: 'section/fr/calculator', path: 'designPrices.premium' }];
    await stores.publications.undo(id, { by: 'marie', overwrite });
    expect([await price('fr'), await price('en')]).toEqual([before, before]);
  });

  test('[PUBLISH-08] [PUBLISH-13] of two prices the one that was published since is left alone, the other taken back', async () => {
    const stores = await openStores(engine);
    const prices = (language: 'fr' | 'en') =>
      stores.content.section('calculator', language).then(({ projectTypes }) => projectTypes[0]?.basePrices);
    const before = await prices('fr');
    const names = await Promise.all(
      (['fr', 'en'] as const).map(async (language) => {
        const { projectTypes } = await stores.content.section('calculator', language);
        return { document: `section/${language}/calculator`, entry: projectTypes[0]?.title };
      }),
    );
    const base = 'projectTypes.0.basePrices';
    await write(stores, calculator('fr'), { [`${base}.simple`]: 1700 });
    await write(stores, calculator('fr'), { [`${base}.medium`]: 3300 });
    const both = await stores.publications.publish(await chosenCopies(stores, calculator('fr')), {
      by: 'marie',
    });
    await write(stores, calculator('en'), { [`${base}.medium`]: 3400 });
    await stores.publications.publish(await chosenCopies(stores, calculator('en')), { by: 'paul' });
    const path = `${base}.medium`;
    expect(await stores.publications.undo(both, { by: 'marie' })).toEqual({
      changed: 2,
      leftAlone: names.map((one) => ({ ...one, path })),
    });
    for (const language of ['fr', 'en'] as const)
      expect(await prices(language)).toEqual({ ...before, medium: 3400 });
  });
});
