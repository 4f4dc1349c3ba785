import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import type { TranslatedRef } from './confirmed-translations.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

/** A second passes with every look at the clock: what is done later is later. */
function openWithClock(engine: TestEngine) {
  let moment = Date.parse('2025-06-01T12:00:00Z');
  const now = () => {
    moment += 1000;
    return new Date(moment);
  };
  return openStores(engine, { now });
}

async function publish(stores: Stores, ...refs: DocumentRef[]) {
  return stores.publications.publish(await chosenCopies(stores, ...refs), { by: 'marie' });
}

const home: TranslatedRef = { collection: 'section', id: 'home' };
const title = 'hero.title';

async function textAt({ translations }: Stores, path: string, ref = home) {
  const { texts } = await translations.document(ref);
  return texts.find((text) => text.path === path);
}
const stateAt = async (stores: Stores, path = title, ref = home) => (await textAt(stores, path, ref))?.state;

async function confirm(stores: Stores, path = title, ref = home) {
  const text = await textAt(stores, path, ref);
  await stores.translations.confirm(ref, [{ path, seen: text?.seen ?? '' }], 'marie');
}

onBothEngines('how English texts stand to the French ones', (engine) => {
  test('[TRANS-10] as it ships, every text is up to date and nothing is identical by mistake', async () => {
    const stores = await openStores(engine);
    const { documents, untranslated } = await stores.translations.all();
    const open = documents.flatMap(({ document, texts }) =>
      texts.filter(({ state }) => state !== 'current').map(({ path }) => `${document.id} ${path}`),
    );
    expect(open).toEqual([]);
    expect(documents.flatMap(({ texts }) => texts).length).toBeGreaterThan(1500);
    expect(untranslated.map(({ id }) => id)).toContain('que-mettre-sur-la-premiere-page');
  });

  test('[TRANS-10] [TRANS-11] French that is written, not only published, makes the English outdated until it is written too', async () => {
    const stores = await openWithClock(engine);
    const before = (await textAt(stores, title))?.french;
    await write(stores, sectionRef('home'), { [title]: 'Un tout autre titre' });
    expect(await textAt(stores, title)).toMatchObject({
      state: 'outdated',
      before,
      french: 'Un tout autre titre',
    });
    await publish(stores);
    expect(await stateAt(stores)).toBe('outdated');
    await write(stores, sectionRef('home', 'en'), { [title]: 'Quite another title' });
    expect(await stateAt(stores)).toBe('current');
    await publish(stores);
    expect(await stateAt(stores)).toBe('current');
    await write(stores, sectionRef('home'), { [title]: 'Encore un autre' });
    expect(await textAt(stores, title)).toMatchObject({ state: 'outdated', before: 'Un tout autre titre' });
  });

  test('[TRANS-11] what goes live together was written together, and undone it is as before', async () => {
    const stores = await openWithClock(engine);
    await write(stores, sectionRef('home', 'en'), { [title]: 'Quite another title' });
    await write(stores, sectionRef('home'), { [title]: 'Un tout autre titre' });
    const id = await publish(stores);
    expect(await stateAt(stores)).toBe('current');
    await stores.publications.undo(id, { by: 'marie', overwrite: [] });
    expect(await stateAt(stores)).toBe('current');
  });

  test('[TRANS-10] blank is missing, the same words are identical', async () => {
    const stores = await openWithClock(engine);
    const french = (await textAt(stores, 'hero.subtitle'))?.french;
    await write(stores, sectionRef('home', 'en'), { [title]: '', 'hero.subtitle': french });
    expect([await stateAt(stores), await stateAt(stores, 'hero.subtitle')]).toEqual(['missing', 'identical']);
    await write(stores, sectionRef('home', 'en'), { [title]: 'A title' });
    await publish(stores);
    expect(await stateAt(stores, 'hero.subtitle')).toBe('identical');
    await confirm(stores, 'hero.subtitle');
    expect(await stateAt(stores, 'hero.subtitle')).toBe('current');
  });

  test('[TRANS-12] a list that grew in French is named once', async () => {
    const stores = await openWithClock(engine);
    const { content } = await stores.workingCopies.load(sectionRef('faq'));
    const lists = Object.entries(content as object).filter(([, value]) => Array.isArray(value));
    const [name = '', entries] = lists[0] ?? [];
    await write(stores, sectionRef('faq'), {
      [name]: [...(entries as unknown[]), (entries as unknown[])[0]],
    });
    const { texts } = await stores.translations.document({ collection: 'section', id: 'faq' });
    expect(texts.filter(({ state }) => state !== 'current').map(({ path, state }) => [path, state])).toEqual([
      [name, 'missing'],
    ]);
  });

  test('[TRANS-13] « toujours juste » holds until the French changes again, is told in the journal, and may come twice', async () => {
    const stores = await openWithClock(engine);
    await write(stores, sectionRef('home'), { [title]: 'Un tout autre titre' });
    await confirm(stores);
    await confirm(stores);
    expect(await stateAt(stores)).toBe('current');
    await publish(stores);
    expect(await stateAt(stores)).toBe('current');
    await write(stores, sectionRef('home'), { [title]: 'Encore un autre' });
    expect(await textAt(stores, title)).toMatchObject({ state: 'outdated', before: 'Un tout autre titre' });
    const rows = await stores.database.db.selectFrom('confirmed_translations').selectAll().execute();
    expect(rows).toMatchObject([{ document_id: 'home', path: title, confirmed_by: 'marie' }]);
    const log = await stores.database.db.selectFrom('audit_log').select(['act', 'subject']).execute();
    expect(log).toContainEqual({ act: 'translation-confirmed', subject: 'section/en/home' });
  });

  test('[TRANS-13] what changed after it was read is not confirmed, nor what is not there', async () => {
    const stores = await openWithClock(engine);
    await write(stores, sectionRef('home'), { [title]: 'Un tout autre titre' });
    const { seen = '' } = (await textAt(stores, title)) ?? {};
    await write(stores, sectionRef('home'), { [title]: 'Encore un autre' });
    const { translations } = stores;
    await expect(translations.confirm(home, [{ path: title, seen }], 'marie')).rejects.toMatchObject({
      ...{ status: 409, details: { reason: 'translation-changed', path: title } },
    });
    expect(await stateAt(stores)).toBe('outdated');
    for (const [ref, path] of [
      [home, 'hero.nothing'],
      [{ collection: 'section', id: 'nothing' }, title],
      [{ collection: 'article', id: 'nothing' }, 'title'],
      [{ collection: 'media', id: 'nothing' }, 'alt'],
    ] as const)
      await expect(translations.confirm(ref, [{ path, seen }], 'marie')).rejects.toMatchObject({
        status: 404,
      });
  });

  test('[TRANS-14] articles and case studies: a pair is compared, a new translation is touched by its publication', async () => {
    const stores = await openWithClock(engine);
    const woo = { collection: 'article', id: 'woocommerce-or-not' } as const;
    const french = { collection: 'article', language: 'fr', id: 'woocommerce-ou-pas' } as const;
    expect(await stateAt(stores, 'title', woo)).toBe('current');
    await write(stores, french, { title: 'Un tout autre titre' });
    expect(await stateAt(stores, 'title', woo)).toBe('outdated');

    const alone = 'que-mettre-sur-la-premiere-page';
    const { entry } = await stores.articles.load('en', woo.id);
    const ref = { collection: 'article', language: 'en', id: 'be-found' } as const;
    const article = { ...entry, id: ref.id, slug: ref.id, title: 'Be found', translation: alone };
    await stores.workingCopies.save(ref, article, { basedOn: '0:', by: 'marie' });
    expect((await stores.translations.all()).untranslated.map(({ id }) => id)).not.toContain(alone);
    expect(await stateAt(stores, 'title', ref)).toBe('current');
    await publish(stores, ref);
    expect(await stateAt(stores, 'title', ref)).toBe('current');
    await write(stores, { ...ref, language: 'fr', id: alone }, { title: 'Être vu' });
    expect(await stateAt(stores, 'title', ref)).toBe('outdated');
  });

  test('[TRANS-14] the words of an image: missing, then written beside the French, outdated when that changes', async () => {
    const stores = await openWithClock(engine);
    const row = { id: 'image', slug: 'rue', address: '/media/rue.1x1.webp', width: 1, height: 1, size: 1 };
    const texts = { alt_fr: 'Une rue', alt_en: '', search_text: '' };
    const at = { created_at: '2025', created_by: 'marie', updated_at: '2025' };
    await stores.database.db
      .insertInto('media')
      .values({ ...row, ...texts, ...at })
      .execute();
    const image = { collection: 'media', id: 'image' } as const;
    const describe = (fr: string, en: string) => stores.media.describe('image', { fr, en }, 'marie');
    expect(await stateAt(stores, 'alt', image)).toBe('missing');
    await describe('Une rue', 'A street');
    expect(await stateAt(stores, 'alt', image)).toBe('current');
    await describe('Une avenue', 'A street');
    expect(await textAt(stores, 'alt', image)).toMatchObject({ state: 'outdated', before: 'Une rue' });
    await confirm(stores, 'alt', image);
    expect(await stateAt(stores, 'alt', image)).toBe('current');
    expect((await stores.translations.all()).documents.map(({ title }) => title)).toContain('rue');
  });

  test('[TRANS-11] another instance that publishes is seen', async () => {
    const one = await openWithClock(engine);
    const other = await openStores(engine, { databaseUrl: one.url, now: () => new Date('2026-01-01') });
    expect(await stateAt(one)).toBe('current');
    const rev = await other.content.load('home', 'fr');
    const next = { ...(rev.content as { hero: object }), hero: { ...rev.content.hero, title: 'Un autre' } };
    await other.content.save('home', 'fr', next, { by: 'paul', basedOn: rev.rev });
    await expect.poll(() => stateAt(one)).toBe('outdated');
  });
});
