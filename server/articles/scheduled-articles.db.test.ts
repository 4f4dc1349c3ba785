import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import type { Perspective } from '#domain/publishing/perspective.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const BEFORE = new Date('2025-12-31T22:59:59.999Z');
/** The first of January begins in Paris. */
const MIDNIGHT = new Date('2025-12-31T23:00:00.000Z');
const SHIPPED = 'woocommerce-ou-pas';

const article = (slug: string, more: object = {}) => ({
  ...{ id: 'voeux', slug, title: 'Zébulon', excerpt: 'Résumé', content: '<p>Texte</p>' },
  ...{ publishedAt: '2026-01-01', ...more },
});
const by = (basedOn = 0) => ({ by: 'marie', basedOn });
const refOf = (id: string): DocumentRef => ({ collection: 'article', language: 'fr', id });

type Stores = Awaited<ReturnType<typeof openStores>>;

async function opened(engine: 'sqlite' | 'postgres', databaseUrl?: string) {
  const clock = { now: BEFORE };
  return { clock, ...(await openStores(engine, { now: () => clock.now, databaseUrl })) };
}

/** Which of the ways to an article lead to this one, under any of its slugs. */
async function waysTo({ articles }: Pick<Stores, 'articles'>, slug: string, former: string) {
  const holds = (found: { slug: string }[]) => found.some((entry) => entry.slug === slug);
  return {
    published: holds(await articles.published('fr')),
    bySlug: (await articles.publishedBySlug('fr', slug)) !== undefined,
    search: holds((await articles.search('fr', 'zébulon')).articles),
    searchWithoutWords: holds((await articles.search('fr', '')).articles),
    renamed: (await articles.renamed('fr', former)) === slug,
    allRenamed: (await articles.allRenamed('fr')).some(([from]) => from === former),
  };
}

const all = (value: boolean) => ({
  ...{ published: value, bySlug: value, search: value, searchWithoutWords: value },
  ...{ renamed: value, allRenamed: value },
});

onBothEngines('an article whose date is in the future', (engine) => {
  test('[PUBLISH-09] is found in no way before its day begins in Paris, and in all of them then, on each instance', async () => {
    const one = await opened(engine);
    const other = await opened(engine, one.url);
    await one.articles.save('fr', article('ancien'), by());
    await one.articles.save('fr', article('voeux'), by(1));
    // An instance reads again what another wrote.
    await expect.poll(async () => (await other.articles.slugs('fr')).get('voeux')).toBe('voeux');
    for (const stores of [one, other]) expect(await waysTo(stores, 'voeux', 'ancien')).toEqual(all(false));
    one.clock.now = MIDNIGHT;
    expect(await waysTo(one, 'voeux', 'ancien')).toEqual(all(true));
    // By its own clock.
    expect(await waysTo(other, 'voeux', 'ancien')).toEqual(all(false));
    other.clock.now = MIDNIGHT;
    expect(await waysTo(other, 'voeux', 'ancien')).toEqual(all(true));
  });

  test('[PUBLISH-09] administrators see it, with the date under which visitors read it', async () => {
    const stores = await opened(engine);
    await stores.articles.save('fr', article('voeux'), by());
    const listed = async () => (await stores.writtenEntries.articles('fr')).find(({ id }) => id === 'voeux');
    expect(await listed()).toMatchObject({ unpublished: false, isNew: false, onlineDate: undefined });
    expect(await listed()).not.toHaveProperty('publicSlug');
    stores.clock.now = MIDNIGHT;
    expect(await listed()).toMatchObject({ publicSlug: 'voeux', onlineDate: '2026-01-01' });
  });

  test('[PUBLISH-09] a shipped one is online; a correction leaves it there, a later date takes it away until then', async () => {
    const stores = await opened(engine);
    stores.clock.now = new Date('2020-01-01T12:00:00Z');
    const isPublic = async () => (await stores.articles.publishedBySlug('fr', SHIPPED)) !== undefined;
    expect(await isPublic()).toBe(true);
    const { entry } = await stores.articles.load('fr', SHIPPED);
    await stores.articles.save('fr', { ...entry, title: 'Corrigé' }, by());
    expect(await isPublic()).toBe(true);
    await stores.articles.save('fr', { ...entry, publishedAt: '2020-01-02' }, by(1));
    expect(await isPublic()).toBe(false);
    stores.clock.now = new Date('2020-01-01T23:00:00Z');
    expect(await isPublic()).toBe(true);
  });
});

onBothEngines('previews and dates of articles', (engine) => {
  const shownIn = async (stores: Stores, perspective: Perspective) => {
    const { articles } = await stores.servicesFor(perspective, stores);
    const shown = [
      (await articles.published('fr')).some(({ slug }) => slug === 'voeux'),
      (await articles.publishedBySlug('fr', 'voeux')) !== undefined,
      (await articles.search('fr', 'zébulon')).articles.length > 0,
    ];
    expect(new Set(shown).size).toBe(1);
    return shown[0];
  };
  const at = (time: Date): Perspective => ({ kind: 'at', time });

  test('[PUBLISH-09] the site at a moment has the articles of that moment; the site with all that waits has them all', async () => {
    const stores = await opened(engine);
    await stores.articles.save('fr', article('voeux'), by());
    expect(await shownIn(stores, at(BEFORE))).toBe(false);
    expect(await shownIn(stores, at(MIDNIGHT))).toBe(true);
    expect(await shownIn(stores, { kind: 'working' })).toBe(true);
    expect(await stores.articles.publishedBySlug('fr', 'voeux')).toBeUndefined();
  });

  test('[PUBLISH-09] so has what lies over it, and a publication shows the day on which it goes live', async () => {
    const stores = await opened(engine);
    const { version: basedOn } = await stores.workingCopies.load(refOf('voeux'));
    await stores.workingCopies.save(refOf('voeux'), article('voeux'), { basedOn, by: 'marie' });
    expect(await shownIn(stores, { kind: 'working' })).toBe(true);
    const early = new Date('2025-12-31T22:59:59.999Z');
    stores.clock.now = new Date('2025-06-01T12:00:00Z');
    const schedule = async (moment: Date) =>
      stores.publications.schedule(await chosenCopies(stores), { by: 'marie', at: moment });
    const tooEarly = await schedule(early);
    expect(await shownIn(stores, { kind: 'publication', id: tooEarly })).toBe(false);
    expect(await shownIn(stores, at(early))).toBe(false);
    expect(await shownIn(stores, at(MIDNIGHT))).toBe(true);
    await stores.publications.withdraw(tooEarly, 'marie');
    const inTime = await schedule(MIDNIGHT);
    expect(await shownIn(stores, { kind: 'publication', id: inTime })).toBe(true);
  });

  test('[PUBLISH-09] a correction that waits leaves a shipped article in the preview', async () => {
    const stores = await opened(engine);
    stores.clock.now = new Date('2020-01-01T12:00:00Z');
    await write(stores, refOf(SHIPPED), { title: 'Corrigé' });
    const next = async () => (await stores.servicesFor(at(stores.clock.now), stores)).articles;
    await stores.publications.schedule(await chosenCopies(stores), {
      ...{ by: 'marie', at: new Date('2020-01-01T13:00:00Z') },
    });
    stores.clock.now = new Date('2020-01-01T13:00:00Z');
    expect((await (await next()).publishedBySlug('fr', SHIPPED))?.title).toBe('Corrigé');
  });

  test('[PUBLISH-09] a link to an article whose day has not come does not block a publication', async () => {
    const stores = await opened(engine);
    await stores.articles.save('fr', article('voeux'), by());
    const home = sectionRef('home');
    await write(stores, home, { 'features.items.0.link': '/blog/voeux' });
    await stores.publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    expect((await stores.content.section('home', 'fr')).features.items[0]?.link).toBe('/blog/voeux');
    const findings = JSON.stringify(await stores.checkContent());
    expect(findings).not.toContain('/blog/voeux');
  });
});
