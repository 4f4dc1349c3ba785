import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleSchema } from '#domain/articles/article.schema.ts';
import { meantWords, searchArticles, searchableArticle } from '#domain/articles/article-search.ts';
import { searchInMemory } from '#domain/articles/search/search-in-memory.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { createArticleSearch } from './article-search.ts';

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
    const ids = async (text: string) => (await articles.search('fr', text)).articles.map(({ id }) => id);
    return { ...stores, ids };
  }

  test('[BLOG-07] title, excerpt, content and tags are searched, ignoring case', async () => {
    const { ids } = await withArticles();
    const found = await ids('ZEBULON');
    expect(found.toSorted()).toEqual(['in-content', 'in-excerpt', 'in-tags', 'in-title']);
    expect(await ids('wordpress')).toContain('woocommerce-ou-pas');
  });

  test('[BLOG-07] [SEEK-01] parts of words are found in each of the four fields, ignoring case and the space in numbers', async () => {
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

  test('[SEEK-02] one typing error is forgiven in words of five letters and more, where nothing answers what was typed', async () => {
    const { ids, articles } = await withArticles();
    const all = ['in-content', 'in-excerpt', 'in-tags', 'in-title'];
    for (const typed of ['zebulxn', 'zebuln', 'zebuulon', 'ezbulon', 'xebulon', 'ZÉBULOM', 'zebul0n'])
      expect([typed, (await ids(typed)).toSorted()]).toEqual([typed, typed === 'zebul0n' ? [] : all]);
    expect((await ids('zebulxn'))[0]).toBe('in-title');
    expect(await ids('zebuln trotoir')).toEqual(['in-content']);
    expect(await ids('zebuln trottoir absent')).toEqual([]);
    // What stands somewhere as it was typed is what was meant.
    await articles.save('fr', article('close', { content: 'Un zebulom.' }), by());
    expect(await ids('zebulom')).toEqual(['close']);
    // Also when it stands in a draft only: visitors would find nothing.
    await articles.save('fr', article('draft', { title: 'zebulun', status: 'draft' }), by(1));
    expect((await ids('zebulun')).toSorted()).toEqual(all);
  });

  test('[SEEK-03] those that answer by their title come first, among equals the newest', async () => {
    const { ids, articles } = await withArticles();
    const dated = (id: string, publishedAt: string, more: object) =>
      articles.save('fr', article(id, { publishedAt, ...more }), by());
    await dated('old-title', '2020-01-01', { title: 'Le flamant' });
    await dated('new-title', '2022-01-01', { title: 'Un flamant rose' });
    await dated('newest-text', '2024-01-01', { content: 'flamant '.repeat(3) });
    await dated('new-text', '2023-01-01', { content: 'flamant '.repeat(9) });
    await dated('old-tag', '2021-01-01', { tags: ['flamant'] });
    const order = ['new-title', 'old-title', 'newest-text', 'new-text', 'old-tag'];
    expect(await ids('flamant')).toEqual(order);
    expect(await ids('flamnat')).toEqual(order);
  });

  test('[SEEK-01] [SEEK-02] [SEEK-03] the engine finds what the rule finds, whatever is typed', async () => {
    const { articles } = await withArticles();
    const published = await articles.published('fr');
    const full = await Promise.all(published.map(({ slug }) => articles.publishedBySlug('fr', slug)));
    const rule = searchInMemory(full.filter((one) => one !== undefined));
    const words = [...meantWords(full.flatMap((one) => (one ? [searchableArticle(one)] : [])))].sort();
    const word = fc.constantFrom(...words, 'œuvre', '1 500', '1500 €', 'ux', 'c');
    const mistyped = fc
      .tuple(word, fc.nat(), fc.constantFrom('', 'e', 'x'), fc.nat(1))
      .map(([one, at, letter, less]) => {
        const place = at % one.length;
        return one.slice(0, place) + letter + one.slice(place + less);
      });
    const typed = fc.array(fc.oneof(word, mistyped, mistyped), { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(typed, async (texts) => {
        const text = texts.join(' ');
        const { articles: expected, marked } = await searchArticles(published, text, rule);
        const found = await articles.search('fr', text);
        expect([text, found.articles.map(({ id }) => id)]).toEqual([text, expected.map(({ id }) => id)]);
        expect(new Set(found.marked)).toEqual(new Set(marked));
      }),
      { numRuns: 150 },
    );
  });

  test('[SEEK-05] many new articles are read a hundred at a time', async () => {
    const { database } = await openStores(engine);
    let atOnce = 0;
    let most = 0;
    const stamps = new Map(Array.from({ length: 250 }, (_, number) => [`many-${number}`, '1']));
    const searched = createArticleSearch(database, {
      stamps: async () => stamps,
      async byId(_, id) {
        most = Math.max(most, ++atOnce);
        await Promise.resolve();
        atOnce -= 1;
        return articleSchema.parse(article(id, { content: 'girouette' }));
      },
    });
    expect((await searched('fr').find([['girouette']])).size).toBe(250);
    expect(most).toBe(100);
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
    expect((await articles.search('en', 'zebulon')).articles).toEqual([]);
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
