import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const home = sectionRef('home');
const agency = sectionRef('agency');
const calculator = (language: 'fr' | 'en') => sectionRef('calculator', language);

const heroTitle = async ({ content }: Stores) => (await content.section('home', 'fr')).hero.title;

/** A new article in a working copy, at the address of its id. */
async function writeNewArticle(stores: Stores, id: string, fields: Record<string, unknown> = {}) {
  const [shipped] = await stores.articles.published('fr');
  const { entry } = await stores.articles.load('fr', shipped?.id ?? '');
  const ref: DocumentRef = { collection: 'article', language: 'fr', id };
  const { version } = await stores.workingCopies.load(ref);
  const article = {
    ...entry,
    id,
    slug: id,
    title: id,
    content: '<p>x</p>',
    publishedAt: '2025-06-01',
    ...fields,
  };
  await stores.workingCopies.save(ref, article, { basedOn: version, by: 'marie' });
  return ref;
}

onBothEngines('scheduled publications', (engine) => {
  test('[PUBLISH-07] what is scheduled waits for its moment and cannot be written in meanwhile', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    await write(stores, home, { 'hero.title': 'En janvier' });
    const at = new Date('2026-01-01T00:00:00+01:00');
    const id = await stores.publications.schedule(await chosenCopies(stores, home), {
      by: 'marie',
      name: 'Janvier',
      at,
    });
    expect(await stores.publications.nextDue()).toEqual(at);
    const { content, scheduled, draft } = await stores.workingCopies.load(home);
    expect(content).toHaveProperty('hero.title', 'En janvier');
    expect([scheduled?.publication, scheduled?.dueAt, draft]).toEqual([id, at.toISOString(), undefined]);
    const refused = write(stores, home, { 'hero.title': 'Non' });
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
    const premium = 'designPrices.premium';
    const published = () =>
      Promise.all(
        both.map(
          async ({ language }) => (await content.section('calculator', language)).designPrices.premium,
        ),
      );
    const at = new Date('2026-01-01T00:00:00+01:00');
    const schedule = async (...refs: DocumentRef[]) =>
      publications.schedule(await chosenCopies(stores, ...refs), { by: 'marie', at, confirmed: true });

    await write(stores, calculator('en'), { 'pageText.title': 'How much?' });
    await write(stores, calculator('fr'), { [premium]: 4321 });
    const id = await schedule(calculator('fr'));
    for (const ref of both) {
      const { content: waiting, scheduled } = await workingCopies.load(ref);
      expect(scheduled?.publication).toBe(id);
      expect(waiting).toHaveProperty(premium, 4321);
    }
    const { documents } = await publicationReview.ofPublication(await publications.read(id));
    expect(documents.map(({ ref, changes }) => [ref.language, changes.map(({ path }) => path)])).toEqual([
      ['fr', [premium]],
      ['en', expect.arrayContaining([premium, 'pageText.title'])],
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
    await write(stores, calculator('fr'), { 'pageText.title': 'Combien ?' });
    const at = new Date('2026-01-01T00:00:00+01:00');
    const id = await publications.schedule(await chosenCopies(stores, calculator('fr')), { by: 'marie', at });
    const refused = write(stores, calculator('en'), { 'designPrices.premium': 4321 });
    await expect(refused).rejects.toMatchObject({ status: 409, details: { reason: 'scheduled' } });
    expect((await workingCopies.load(calculator('en'))).scheduled?.publication).toBe(id);
    await publications.withdraw(id, 'marie');
    expect((await workingCopies.list()).map(({ ref }) => ref)).toEqual([calculator('fr')]);
    await write(stores, calculator('en'), { 'designPrices.premium': 4321 });
  });

  test('[PUBLISH-07] several instances at the same moment publish it once', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const first = await openStores(engine, { now: () => time });
    const second = await openStores(engine, { now: () => time, databaseUrl: first.url });
    await write(first, home, { 'hero.title': 'Une fois' });
    const at = new Date('2025-07-01T00:00:00Z');
    await first.publications.schedule(await chosenCopies(first, home), { by: 'marie', at });
    time = at;
    const counts = await Promise.all(
      [first, second, first, second].map(({ publications }) => publications.publishDue()),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await first.content.revisions('home', 'fr')).toHaveLength(1);
  });

  test('[PUBLISH-06] [PUBLISH-07] what is scheduled earlier is there for what goes live after it, and nothing later is', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const { publications, publicationReview } = stores;
    const day = (date: string) => new Date(`2025-07-${date}T08:00:00Z`);
    const schedule = async (ref: DocumentRef, at: Date) => {
      time = new Date(time.getTime() + 1000);
      return publications.schedule(await chosenCopies(stores, ref), { by: 'marie', at });
    };
    const article = await writeNewArticle(stores, 'voeux');
    await write(stores, home, { 'features.items.0.link': '/blog/voeux' });
    const dead = {
      status: 409,
      details: { reason: 'publication-blocked', findings: [{ ...home, address: '/blog/voeux' }] },
    };
    await expect(schedule(home, day('02'))).rejects.toMatchObject(dead);
    const first = await schedule(article, day('02'));
    await expect(schedule(home, day('01'))).rejects.toMatchObject(dead);
    await expect(
      publications.publish(await chosenCopies(stores, home), { by: 'marie' }),
    ).rejects.toMatchObject(dead);
    // In the same moment, what was scheduled first goes first.
    const second = await schedule(home, day('02'));
    const found = async (id: string) =>
      (await publicationReview.ofPublication(await publications.read(id))).findings.map(({ code }) => code);
    expect([await found(first), await found(second)]).toEqual([[], []]);
    // Its address is taken from then on, and free before.
    const same = await writeNewArticle(stores, 'autre', { slug: 'voeux', title: 'Autre' });
    await expect(schedule(same, day('03'))).rejects.toMatchObject({
      details: { findings: [{ ...same, code: 'name-taken', takenBy: { id: 'voeux', title: 'voeux' } }] },
    });

    // Withdrawn, it is missing at the moment of the later one.
    await publications.withdraw(first, 'marie');
    expect(await found(second)).toContain('dead-link');
    const again = await schedule(article, day('02'));
    await publications.withdraw(second, 'marie');
    await schedule(home, day('02'));
    time = day('02');
    expect(await publications.publishDue()).toBe(2);
    expect((await publications.read(again)).state).toBe('published');
    expect((await stores.content.section('home', 'fr')).features.items[0]?.link).toBe('/blog/voeux');
  });

  test('[PUBLISH-07] withdrawn meanwhile, what a later one links to is missing at its moment', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const { publications } = stores;
    const [early, late] = [new Date('2025-07-01T08:00:00Z'), new Date('2025-07-02T08:00:00Z')];
    const article = await writeNewArticle(stores, 'voeux');
    await write(stores, home, { 'features.items.0.link': '/blog/voeux' });
    const first = await publications.schedule(await chosenCopies(stores, article), {
      by: 'marie',
      at: early,
    });
    const second = await publications.schedule(await chosenCopies(stores, home), { by: 'marie', at: late });
    await publications.withdraw(first, 'marie');
    time = late;
    expect(await publications.publishDue()).toBe(0);
    expect(await publications.read(second)).toMatchObject({
      state: 'failed',
      failure: 'publication-blocked',
    });
  });

  test('[PUBLISH-07] a moment in the past is refused, and the working copy stays', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Trop tard' });
    const past = { by: 'marie', at: new Date('2025-06-01T12:00:00Z') };
    const refused = stores.publications.schedule(await chosenCopies(stores, home), past);
    await expect(refused).rejects.toMatchObject({ status: 422, details: { reason: 'publication-past' } });
    expect(await stores.workingCopies.list()).toHaveLength(1);
  });

  test.for(['2035-06-01T12:00:00.001Z', '9999-12-31T23:59:59-12:00', '+012026-01-01T00:00:00Z'])(
    '[PUBLISH-07] a moment too far ahead (%s) is refused, and nothing goes live',
    async (far) => {
      const stores = await openStores(engine);
      await write(stores, home, { 'hero.title': 'Un jour' });
      const at = new Date(far);
      const scheduling = stores.publications.schedule(await chosenCopies(stores, home), { by: 'marie', at });
      const refused = { status: 422, details: { reason: 'publication-too-far' } };
      await expect(scheduling).rejects.toMatchObject(refused);
      await expect(stores.publicationReview.ofCopies([home], { at })).rejects.toMatchObject(refused);
      expect(await stores.publications.publishDue()).toBe(0);
      expect(await stores.workingCopies.list()).toHaveLength(1);
    },
  );

  test('[PUBLISH-07] withdrawn, or taken out one by one, documents are working copies again', async () => {
    const stores = await openStores(engine);
    const later = { by: 'marie', at: new Date('2025-07-01T00:00:00Z') };
    await write(stores, home, { 'hero.title': 'Un' });
    await write(stores, agency, { 'hero.title': 'Deux' });
    const id = await stores.publications.schedule(await chosenCopies(stores, home, agency), later);
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
    await write(stores, home, { 'hero.title': 'Le mien' });
    await write(stores, agency, { 'hero.title': 'Aussi' });
    const at = new Date('2025-07-01T00:00:00Z');
    const id = await stores.publications.schedule(await chosenCopies(stores, home, agency), {
      by: 'marie',
      at,
    });
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
});
