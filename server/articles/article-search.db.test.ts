import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/stores.ts';

const by = (basedOn = 0) => ({ by: 'marie', basedOn });
const article = (id: string, more: object) => ({ id, slug: id, title: 'Titre', language: 'fr', ...more });

onBothEngines('the search of articles', (engine) => {
  async function withArticles() {
    const stores = await openStores(engine);
    const { articles } = stores;
    await articles.save(
      'fr',
      article('in-content', { content: 'Un Zébulon sur le trottoir, zébulon partout.' }),
      by(),
    );
    await articles.save('fr', article('in-tags', { tags: ['Zébulon'] }), by());
    await articles.save('fr', article('in-excerpt', { excerpt: 'Le zebulon, en bref' }), by());
    await articles.save('fr', article('in-title', { title: 'ZEBULON' }), by());
    await articles.save('fr', article('draft', { title: 'Zébulon', status: 'draft' }), by());
    const ids = async (text: string) => (await articles.search('fr', text)).map(({ id }) => id);
    return { ...stores, ids };
  }

  test('[BLOG-07] title, excerpt, content and tags are searched, ignoring case', async () => {
    const { ids } = await withArticles();
    const found = await ids('ZEBULON');
    expect(found.toSorted()).toEqual(['in-content', 'in-excerpt', 'in-tags', 'in-title']);
    expect(await ids('wordpress')).toContain('woocommerce-ou-pas');
  });

  test('accents do not matter, the title counts most, drafts never appear', async () => {
    const { ids, articles } = await withArticles();
    expect(await ids('zébulon')).toEqual(await ids('zebulon'));
    expect((await ids('zébul'))[0]).toBe('in-title');
    await articles.save('fr', article('oeuvre', { content: 'Une œuvre.' }), by());
    expect(await ids('oeuvre')).toEqual(['oeuvre']);
    expect(await ids('Œuvre')).toEqual(['oeuvre']);
  });

  test('all words must be there; what is typed is never a command of the engine', async () => {
    const { ids } = await withArticles();
    expect(await ids('zébulon trottoir')).toEqual(['in-content']);
    for (const text of ['"', "d'une", 'C++ (', 'a & !b', '* OR NEAR(', '\\', "';--", '{title}:', ':*'])
      await expect(ids(text)).resolves.toBeInstanceOf(Array);
  });

  test('the index follows saves, edits, publication and removal', async () => {
    const { ids, articles } = await withArticles();
    await ids('zebulon');
    await articles.save('fr', article('in-title', { title: 'Autre chose' }), by(1));
    await articles.save('fr', article('draft', { title: 'Zébulon' }), by(1));
    await articles.remove('fr', 'in-tags', by(1));
    expect((await ids('zebulon')).toSorted()).toEqual(['draft', 'in-content', 'in-excerpt']);
    expect(await articles.search('en', 'zebulon')).toEqual([]);
  });

  test('without words every published article is there', async () => {
    const { ids, articles } = await withArticles();
    expect(await ids(' ? ')).toHaveLength((await articles.published('fr')).length);
  });
});
