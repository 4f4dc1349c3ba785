import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { bareStudy } from '#tests/support/data/case-studies.ts';
import { chosenCopies, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

onBothEngines('the entries that the back office lists', (engine) => {
  test('[PUBLISH-01] each article as it is written, with whether visitors see that, newest first', async () => {
    const stores = await openStores(engine);
    const { articles, workingCopies, writtenEntries } = stores;
    const published = await articles.published('fr');
    const [first, second] = published;
    const ref: DocumentRef = { collection: 'article', language: 'fr', id: first?.id ?? '' };
    await write(stores, ref, { title: 'Autre titre', slug: 'autre-adresse' });
    const { entry } = await articles.load('fr', second?.id ?? '');
    const fresh = { ...entry, id: 'neuf', slug: 'neuf', title: 'Neuf', publishedAt: '2000-01-01' };
    await workingCopies.save({ ...ref, id: 'neuf' }, fresh, { basedOn: '0:', by: 'marie' });

    const listed = await writtenEntries.articles('fr');
    expect(listed.map(({ id }) => id)).toEqual([...published.map(({ id }) => id), 'neuf']);
    expect(listed.find(({ id }) => id === ref.id)).toMatchObject({
      ...{ title: 'Autre titre', slug: 'autre-adresse', publicSlug: first?.slug },
      ...{ unpublished: true, isNew: false },
    });
    expect(listed.find(({ id }) => id === second?.id)).toEqual({
      ...{ ...second, publicSlug: second?.slug, onlineDate: second?.publishedAt },
      ...{ unpublished: false, isNew: false },
    });
    const neuf = listed.at(-1);
    expect(neuf).toMatchObject({ id: 'neuf', unpublished: true, isNew: true });
    expect(neuf).not.toHaveProperty('publicSlug');
    expect((await writtenEntries.articles('en')).filter(({ unpublished }) => unpublished)).toEqual([]);

    await stores.publications.publish(await chosenCopies(stores), { by: 'marie' });
    expect((await writtenEntries.articles('fr')).find(({ id }) => id === 'neuf')).toMatchObject({
      ...{ unpublished: false, isNew: false, publicSlug: 'neuf' },
    });
  });

  test('[PUBLISH-01] hidden case studies are listed, and those held by a scheduled publication as it holds them', async () => {
    const stores = await openStores(engine);
    const { caseStudies, writtenEntries, publications } = stores;
    await caseStudies.save('fr', bareStudy('cache', { published: false }), { basedOn: 0, by: 'marie' });
    await caseStudies.save('fr', bareStudy('montre'), { basedOn: 0, by: 'marie' });
    const find = async (name: string) =>
      (await writtenEntries.caseStudies('fr')).find(({ id }) => id === name);
    expect(await find('cache')).toMatchObject({ published: false, unpublished: false, isNew: false });
    expect(await find('cache')).not.toHaveProperty('publicSlug');
    await write(stores, { collection: 'case-study', language: 'fr', id: 'montre' }, { title: 'Bientôt' });
    const at = new Date('2025-07-01T00:00:00Z');
    await publications.schedule(await chosenCopies(stores), { by: 'marie', at });
    expect(await find('montre')).toMatchObject({
      title: 'Bientôt',
      unpublished: true,
      scheduled: { name: '', dueAt: at.toISOString() },
      publicSlug: 'montre',
    });
    // One that was never published is still found, to be looked at or taken out.
    const fresh = { collection: 'case-study', language: 'fr', id: 'neuf' } as const;
    await stores.workingCopies.save(fresh, bareStudy('neuf'), { basedOn: '0:', by: 'marie' });
    await publications.schedule(await chosenCopies(stores), { by: 'marie', at });
    expect(await find('neuf')).toMatchObject({ isNew: true, unpublished: true });
    await caseStudies.remove('fr', 'cache', { basedOn: 1, by: 'marie' });
    expect(await find('cache')).toBeUndefined();
  });
});
