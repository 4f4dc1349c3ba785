import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

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

  test('[BLOG-07] parts of words are found in each of the four fields, ignoring case and the space in numbers', async () => {
    const { ids, articles } = await withArticles();
    const all = ['in-content', 'in-excerpt', 'in-tags', 'in-title'];
    for (const part of ['ebulo', 'BULON', 'zéb', 'ÉBU', 'lon'])
      expect([part, (await ids(part)).filter((id) => all.includes(id)).toSorted()]).toEqual([part, all]);
    expect((await ids('bulo'))[0]).toBe('in-title');
    await articles.save(
      'fr',
      article('price', { content: 'Dès 1\u202f500\u00a0€ en Nextcommerce, UX et C.' }),
      by(),
    );
    await articles.save('fr', article('plain', { content: 'Exactement 1500 euros.' }), by());
    for (const number of ['1500', '1 500', '1,500', '1\u00a0500 €'])
      expect([number, await ids(number)]).toEqual([number, expect.arrayContaining(['price', 'plain'])]);
    expect(await ids('ommerce')).toEqual(expect.arrayContaining(['price', 'woocommerce-ou-pas']));
    expect(await ids('press')).toEqual(expect.arrayContaining(await ids('wordpress')));
    expect(await ids('ommerce xtc')).toEqual(['price']);
    // Two letters are the beginning of a word, one is a word.
    expect(await ids('ux nextc')).toEqual(['price']);
    expect(await ids('tc')).not.toContain('price');
    expect(await ids('c')).toContain('price');
    expect(await ids('ébulxn')).toEqual([]);
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

  test('an index of an earlier form is made again', async () => {
    const { ids, database } = await withArticles();
    const before = await ids('zebulon');
    await database.db.updateTable('article_index').set({ stamp: '1' }).execute();
    await database.write(async (_, changed) => changed('article/fr/in-title'));
    expect(await ids('zebulon')).toEqual(before);
    const { stamp } = await database.db.selectFrom('article_index').select('stamp').executeTakeFirstOrThrow();
    expect(stamp).not.toBe('1');
  });

  test('without words every published article is there', async () => {
    const { ids, articles } = await withArticles();
    expect(await ids(' ? ')).toHaveLength((await articles.published('fr')).length);
  });
});
