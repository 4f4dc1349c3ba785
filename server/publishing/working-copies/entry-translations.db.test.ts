import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import { translationPairs } from '#domain/translations/translation-pairs.ts';
import type { PublicEntries } from '#server/public-services.ts';
import { chosenCopies, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const articleRef = (language: Language, id: string): DocumentRef => ({ collection: 'article', language, id });
const studyRef = (language: Language, id: string): DocumentRef => ({
  ...articleRef(language, id),
  collection: 'case-study',
});

/** What each of these names, as it is published. */
async function named({ workingCopies }: Stores, ...refs: DocumentRef[]) {
  const found = refs.map(async (ref) => {
    const { content } = await workingCopies.published(ref);
    return (content as { translation?: string }).translation;
  });
  return Promise.all(found);
}

async function publish(stores: Stores, ...refs: DocumentRef[]) {
  return stores.publications.publish(await chosenCopies(stores, ...refs), { by: 'marie' });
}

async function pairs({
  published,
}: Pick<PublicEntries<{ id: string; slug: string; translation?: string }, unknown>, 'published'>) {
  const found = translationPairs(await published('fr'), await published('en'));
  return found.map(({ fr, en }) => `${fr.id} = ${en.id}`);
}

const woo = { fr: articleRef('fr', 'woocommerce-ou-pas'), en: articleRef('en', 'woocommerce-or-not') };
const grant = {
  fr: articleRef('fr', 'prime-digitalisation-bruxelles-site-internet'),
  en: articleRef('en', 'brussels-website-grant'),
};
const alone = articleRef('fr', 'que-mettre-sur-la-premiere-page');

/** An English article that nobody has published. */
async function begin(stores: Stores, id: string, translation: string): Promise<DocumentRef> {
  const { entry } = await stores.articles.load('en', woo.en.id);
  const ref = articleRef('en', id);
  const article = { ...entry, id, slug: id, title: id, content: '<p>Text</p>', translation };
  await stores.workingCopies.save(ref, article, { basedOn: '0:', by: 'marie' });
  return ref;
}

onBothEngines('the translations of entries', (engine) => {
  test('[TRANS-05] the ten shipped pairs are joined, and the others are alone', async () => {
    const stores = await openStores(engine);
    expect((await pairs(stores.articles)).sort()).toEqual([
      'a-qui-appartient-votre-site-internet = who-owns-your-website',
      'budget-site-web-2025 = budget-site-web-2025',
      'credit-impot-innovation-cii = credit-impot-innovation-cii',
      'delais-creation-site-internet = how-long-does-a-website-take',
      'etre-trouve-google-commerce-local = found-on-google-local-shop',
      'hebergement-maintenance-ce-que-vous-payez = website-hosting-maintenance-cost',
      'loi-accessibilite-site-internet = website-accessibility-law',
      'prime-digitalisation-bruxelles-site-internet = brussels-website-grant',
      'refonte-site-sans-perdre-referencement = website-redesign-keep-rankings',
      'woocommerce-ou-pas = woocommerce-or-not',
    ]);
    expect(await pairs(stores.caseStudies)).toHaveLength(9);
  });

  test('[TRANS-03] a new article names its source, which names it back when it is published; undone, both are as before', async () => {
    const stores = await openStores(engine);
    const ref = await begin(stores, 'be-found', alone.id);
    await write(stores, alone, { title: 'Trouvé' });
    expect(await named(stores, alone)).toEqual(['']);
    const publication = await publish(stores, ref);
    expect(await named(stores, alone, ref)).toEqual(['be-found', alone.id]);
    expect(await pairs(stores.articles)).toContain(`${alone.id} = be-found`);
    // What somebody writes in the other one meanwhile is carried over.
    const { content, conflicts } = await stores.workingCopies.load(alone);
    expect([content, conflicts]).toMatchObject([{ title: 'Trouvé', translation: 'be-found' }, []]);
    await stores.publications.undo(publication, { by: 'marie' });
    expect(await named(stores, alone)).toEqual(['']);
    expect(await pairs(stores.articles)).toHaveLength(10);
  });

  test('[TRANS-03] an article that names another frees both former ones, also in a preview', async () => {
    const stores = await openStores(engine);
    await write(stores, woo.fr, { translation: grant.en.id });
    const preview = await stores.servicesFor({ kind: 'working' }, stores);
    const joined = `${woo.fr.id} = ${grant.en.id}`;
    expect(await pairs(preview.articles)).toContain(joined);
    expect(await pairs(stores.articles)).not.toContain(joined);
    await publish(stores, woo.fr);
    expect(await named(stores, woo.fr, grant.en, woo.en, grant.fr)).toEqual([grant.en.id, woo.fr.id, '', '']);
    expect(await pairs(stores.articles)).toContain(joined);
    expect(await pairs(stores.articles)).toHaveLength(9);
  });

  test('[TRANS-03] a scheduled publication joins them at its moment', async () => {
    const clock = { now: new Date('2025-06-01T12:00:00Z') };
    const stores = await openStores(engine, { now: () => clock.now });
    const ref = await begin(stores, 'be-found', alone.id);
    const at = new Date('2025-06-02T12:00:00Z');
    await stores.publications.schedule(await chosenCopies(stores, ref), { by: 'marie', at });
    expect(await named(stores, alone)).toEqual(['']);
    clock.now = at;
    await stores.publications.publishDue();
    expect(await named(stores, alone)).toEqual(['be-found']);
  });

  test('[TRANS-03] a case study that is named keeps everything else as it was written', async () => {
    const stores = await openStores(engine);
    const [french, english] = [studyRef('fr', 'cave-vauban'), studyRef('en', 'noordzee-vis')];
    const { content: before } = await stores.workingCopies.load(english);
    await write(stores, french, { translation: english.id });
    await publish(stores, french);
    const { content } = await stores.workingCopies.load(english);
    expect(content).toEqual({ ...(before as object), translation: french.id });
    await write(stores, french, { translation: '' });
    await publish(stores, french);
    expect((await stores.workingCopies.load(english)).content).toEqual(before);
  });

  test.each([
    ['that does not exist', 'nowhere'],
    ['of the same language', woo.fr.id],
  ])('[TRANS-02] a translation %s is refused, and named', async (_, translation) => {
    const stores = await openStores(engine);
    await write(stores, alone, { translation });
    await expect(publish(stores, alone)).rejects.toMatchObject({
      status: 409,
      details: {
        reason: 'publication-blocked',
        findings: [{ ...alone, path: 'translation', code: 'unknown-translation', address: translation }],
      },
    });
  });

  test('[TRANS-02] two that claim the same do not go live together', async () => {
    const stores = await openStores(engine);
    const refs = [await begin(stores, 'one', alone.id), await begin(stores, 'two', alone.id)];
    await expect(publish(stores, ...refs)).rejects.toMatchObject({
      details: { findings: refs.map((ref) => ({ ...ref, code: 'contested-translation' })) },
    });
    for (const ref of refs) await publish(stores, ref);
    // One after the other, the last one has it.
    expect(await named(stores, alone, ...refs)).toEqual(['two', '', alone.id]);
  });

  test('[TRANS-02] while a translation is hidden or in the bin there is none; it is joined again when it comes back', async () => {
    const stores = await openStores(engine);
    const joined = `${woo.fr.id} = ${woo.en.id}`;
    await write(stores, woo.en, { status: 'draft' });
    await publish(stores, woo.en);
    expect(await pairs(stores.articles)).not.toContain(joined);
    await write(stores, woo.en, { status: 'published' });
    await publish(stores, woo.en);
    expect(await pairs(stores.articles)).toContain(joined);

    const basedOn = await stores.articles.version('en', woo.en.id);
    await stores.articles.remove('en', woo.en.id, { by: 'marie', basedOn });
    expect(await pairs(stores.articles)).not.toContain(joined);
    // Its former translation can be written in as before.
    await write(stores, woo.fr, { title: 'Seul' });
    await publish(stores, woo.fr);
    await stores.bin.restore(woo.en, 'marie');
    expect(await pairs(stores.articles)).toContain(joined);
  });

  test('[TRANS-04] an article that a program sends without the field keeps its translation', async () => {
    const stores = await openStores(engine);
    const { translation: _, ...sent } = (await stores.articles.load('fr', woo.fr.id)).entry;
    await stores.articles.saveEdited('fr', { ...sent, title: 'Autre titre' }, { by: 'marie' });
    expect(await named(stores, woo.fr)).toEqual([woo.en.id]);
  });

  test('[TRANS-04] what was stored before the field is neither changed nor contested by it', async () => {
    const stores = await openStores(engine);
    const { translation: _, ...old } = (await stores.articles.load('fr', alone.id)).entry;
    await stores.documents.change(alone, {
      ...{ body: JSON.stringify(old), summary: JSON.stringify(old), slug: old.slug },
      ...{ by: 'marie', action: 'save', basedOn: 0 },
    });
    const { content, version } = await stores.workingCopies.load(alone);
    await stores.workingCopies.save(alone, content, { basedOn: version, by: 'marie' });
    expect(await stores.workingCopies.list()).toEqual([]);
    expect(await pairs(stores.articles)).toHaveLength(10);
  });
});
