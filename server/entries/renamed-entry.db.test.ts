import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = (basedOn: number) => ({ by: 'marie', basedOn });

onBothEngines('an entry that changed its public name', (engine) => {
  test('is found by each of its old names in that language, until another entry takes one', async () => {
    const { articles } = await openStores(engine);
    const [shipped] = await articles.all('fr');
    if (!shipped) throw new Error('There is a shipped article.');
    const { id, slug: first } = shipped;
    const rename = async (slug: string, more: object = {}) =>
      articles.save('fr', { ...shipped, ...more, slug }, by(await articles.version('fr', id)));
    expect(await articles.renamed('fr', first)).toBeUndefined();

    await rename('deuxieme');
    await rename('troisieme');
    expect(await articles.renamed('fr', first)).toBe('troisieme');
    expect(await articles.renamed('fr', 'deuxieme')).toBe('troisieme');
    expect(await articles.renamed('en', 'deuxieme')).toBeUndefined();
    expect(await articles.renamed('fr', 'jamais')).toBeUndefined();

    const other = { ...shipped, id: 'autre', slug: 'deuxieme', publishedAt: '2025-01-01' };
    await articles.save('fr', other, by(0));
    expect(await articles.renamed('fr', 'deuxieme')).toBeUndefined();
    await rename(first);
    expect(await articles.renamed('fr', first)).toBeUndefined();
    expect(await articles.renamed('fr', 'troisieme')).toBe(first);

    await rename(first, { status: 'draft' });
    expect(await articles.renamed('fr', 'troisieme')).toBeUndefined();
    await articles.remove('fr', id, by(await articles.version('fr', id)));
    expect(await articles.renamed('fr', 'troisieme')).toBeUndefined();
  });

  test('is found after an import and after a reset too', async () => {
    const { caseStudies, transfer } = await openStores(engine);
    const study = await caseStudies.byId('en', 'cave-vauban');
    const caseStudiesOfFile = { en: { 'cave-vauban': { ...study, slug: 'the-cellar' } } };
    await transfer.import({ ...(await transfer.export()), caseStudies: caseStudiesOfFile }, 'marie');
    expect(await caseStudies.renamed('en', 'cave-vauban')).toBe('the-cellar');
    await transfer.resetAll('marie');
    expect(await caseStudies.renamed('en', 'the-cellar')).toBe('cave-vauban');
  });
});
