import { expect, test } from 'vitest';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { changeKey } from '#server/documents/document-store.ts';
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

onBothEngines('titles', (engine) => {
  test('[PUBLISH-08] articles and case studies have their title, also when deleted or never published', async () => {
    const stores = await openStores(engine);
    const { articles, caseStudies, workingCopies, publications, titlesOf } = stores;
    const by = { by: 'marie' };
    await articles.save('fr', written('mien', 'Premier titre'), by);
    await articles.save('fr', written('mien', 'Titre de maintenant'), by);
    await articles.save('en', written('mien', 'The title now', 'en'), by);
    await articles.save('fr', written('parti', 'Avant'), by);
    await articles.save('fr', written('parti', 'Juste avant'), by);
    await articles.remove('fr', 'parti', by);
    const [shipped] = await articles.listed('en');
    if (!shipped) throw new Error('Articles ship in English.');
    await articles.remove('en', shipped.id, by);
    const [study] = await caseStudies.listed('fr');
    await workingCopies.save(articleRef('attendu'), written('attendu', 'Jamais paru'), {
      ...by,
      basedOn: '0:',
    });
    await publications.schedule(await chosenCopies(stores), { ...by, at: new Date('2026-01-01T00:00:00Z') });

    const named = async (ref: DocumentRef) => (await titlesOf([ref])).get(changeKey(ref));
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
    await stores.articles.save('fr', written('deux', 'En deux langues'), { by: 'marie' });
    await stores.articles.save('en', written('deux', 'In two languages', 'en'), { by: 'marie' });
    await write(stores, articleRef('deux'), { title: 'Autrement' });
    const { findings } = await stores.publicationReview.ofCopies([articleRef('deux')]);
    expect(findings).toMatchObject([
      { code: 'other-language', language: 'en', id: 'deux', title: 'In two languages' },
    ]);
  });
});
