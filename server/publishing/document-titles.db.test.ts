import { expect, test } from 'vitest';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const articleRef = (id: string, language: 'fr' | 'en' = 'fr'): DocumentRef => ({
  ...{ collection: 'article', language, id },
});
const written = (id: string, title: string, language: 'fr' | 'en' = 'fr') => ({
  ...{
    id,
    slug: id,
    title,
    language,
    publishedAt: '2024-01-01',
    status: 'published',
    excerpt: 'Court',
    content: '<p>Texte</p>',
  },
});

type Stores = Awaited<ReturnType<typeof openStores>>;

async function save({ articles }: Stores, article: ReturnType<typeof written>): Promise<void> {
  const { language, id } = article;
  await articles.save(language, article, { by: 'marie', basedOn: await articles.version(language, id) });
}

async function remove({ articles }: Stores, { language, id }: DocumentRef): Promise<void> {
  await articles.remove(language, id, { by: 'marie', basedOn: await articles.version(language, id) });
}

onBothEngines('titles', (engine) => {
  test('[PUBLISH-08] articles and case studies have their title, also when deleted or never published', async () => {
    const stores = await openStores(engine);
    const { articles, caseStudies, workingCopies, publications, titlesOf } = stores;
    const by = { by: 'marie' };
    await save(stores, written('mien', 'Premier titre'));
    await save(stores, written('mien', 'Titre de maintenant'));
    await save(stores, written('mien', 'The title now', 'en'));
    await save(stores, written('parti', 'Avant'));
    await save(stores, written('parti', 'Juste avant'));
    await remove(stores, articleRef('parti'));
    const [shipped] = await articles.listed('en');
    if (!shipped) throw new Error('Articles ship in English.');
    await remove(stores, articleRef(shipped.id, 'en'));
    const [study] = await caseStudies.listed('fr');
    await workingCopies.save(articleRef('attendu'), written('attendu', 'Jamais paru'), {
      ...by,
      basedOn: '0:',
    });
    await publications.schedule(await chosenCopies(stores), { ...by, at: new Date('2026-01-01T00:00:00Z') });

    const named = async (ref: DocumentRef) => (await titlesOf([ref])).get(documentKey(ref));
    expect(await named(articleRef('mien'))).toBe('Titre de maintenant');
    expect(await named(articleRef('mien', 'en'))).toBe('The title now');
    expect(await named(articleRef('parti'))).toBe('Juste avant');
    expect(await named(articleRef(shipped.id, 'en'))).toBe(shipped.title);
    expect(await named(articleRef('attendu'))).toBe('Jamais paru');
    expect(await named({ collection: 'case-study', language: 'fr', id: study?.id ?? '' })).toBe(study?.title);
    expect(await named(articleRef('inconnu'))).toBeUndefined();
    expect(await named(sectionRef('home'))).toBeUndefined();
  });

  test('[PUBLISH-06] a finding in another language names that article by its title', async () => {
    const stores = await openStores(engine);
    await save(stores, written('deux', 'En deux langues'));
    await save(stores, written('deux', 'In two languages', 'en'));
    await write(stores, articleRef('deux'), { title: 'Autrement' });
    const { findings } = await stores.publicationReview.ofCopies([articleRef('deux')]);
    expect(findings).toMatchObject([
      { code: 'other-language', language: 'en', id: 'deux', title: 'In two languages' },
    ]);
  });
});
