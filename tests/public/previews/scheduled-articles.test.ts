import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { publish } from '#tests/support/data/articles.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { beginPreview } from '#tests/support/site/preview.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const BEFORE = new Date('2026-12-31T22:59:59.999Z');
/** The first of January 2027 begins in Paris. */
const MIDNIGHT = new Date('2026-12-31T23:00:00.000Z');

const TITLE = 'Zanzibar';
const SLUG = 'zanzibar';

/** Whatever shows a visitor or a program that there is such an article. */
const places: Record<Language, string[]> = {
  fr: [
    ...['/blog', '/blog.data', '/blog?q=zanzibar', '/blog?category=guides', '/blog/voisin', '/plan-du-site'],
    ...['/feed.xml', '/sitemap.xml', '/data/fr/articles/index.json'],
  ],
  en: [
    ...['/en/blog', '/en/blog.data', '/en/blog?q=zanzibar', '/en/blog?category=guides', '/en/blog/voisin'],
    ...['/en/site-map', '/en/feed.xml', '/sitemap.xml', '/data/en/articles/index.json'],
  ],
};
/** What is there for this article alone, and what is answered while it is not. */
const own = (language: Language): [address: string, unknown: number][] => [
  [`${language === 'en' ? '/en' : ''}/blog/${SLUG}`, 302],
  [`/data/${language}/articles/${SLUG}.json`, 404],
  [`/social/${language}/article/${SLUG}.jpg`, 404],
];

async function named(site: Site, language: Language): Promise<string[]> {
  const found = await Promise.all(
    places[language].map(async (address) => {
      const page = await site.get(address);
      expect([address, page.status]).toEqual([address, 200]);
      // The search box repeats what was asked for.
      const text = (await page.text()).replaceAll('value="zanzibar"', '');
      return text.includes(TITLE) || text.includes(`blog/${SLUG}`);
    }),
  );
  return places[language].filter((_, index) => found[index]);
}

const statuses = (site: Site, language: Language) =>
  Promise.all(own(language).map(async ([address]) => (await site.get(address)).status));

async function started(engine: 'sqlite' | 'postgres') {
  const clock = { now: BEFORE };
  const site = await startSite({ engine, now: () => clock.now });
  for (const language of ['fr', 'en'] as const) {
    const facts = { language, category: 'guides', publishedAt: '2026-12-30', excerpt: 'x' };
    await publish(site, 'voisin', { ...facts, title: 'Le voisin' });
    await publish(site, SLUG, { ...facts, title: TITLE, publishedAt: '2027-01-01' });
  }
  return { clock, site };
}

onBothEngines('an article whose date is in the future', (engine) => {
  test('[PUBLISH-09] its translation does not name it before its day', async () => {
    const clock = { now: BEFORE };
    const site = await startSite({ engine, now: () => clock.now });
    const facts = { category: 'guides', excerpt: 'x' };
    await publish(site, 'rachat-secret', { ...facts, language: 'fr', publishedAt: '2027-01-01' });
    await publish(site, 'own-news', {
      ...facts,
      language: 'en',
      publishedAt: '2026-12-30',
      translation: 'rachat-secret',
    });
    const addresses = ['/data/en/articles/own-news.json', '/data/en/articles/index.json'];
    const pages = ['/en/blog/own-news', '/en/blog/own-news.data', '/en/blog', '/en/blog.data'];
    const naming = async () => {
      const texts = await Promise.all([...addresses, ...pages].map((address) => site.text(address)));
      return texts.map((text) => text.includes('rachat-secret'));
    };
    expect(await naming()).toEqual([false, false, false, false, false, false]);
    clock.now = MIDNIGHT;
    expect((await naming()).slice(0, 3)).toEqual([true, true, true]);
  });

  test('[PUBLISH-09] is in no answer before midnight in Paris, and in all of them then, kept ones too, with nothing saved', async () => {
    const { clock, site } = await started(engine);
    const second = { now: BEFORE };
    const other = await startSite({ databaseUrl: site.databaseUrl, now: () => second.now });
    const instances = [
      { site, clock },
      { site: other, clock: second },
    ];
    // Twice: the second answer is the kept one.
    for (const one of instances)
      for (let round = 0; round < 2; round += 1)
        for (const language of ['fr', 'en'] as const) {
          expect(await named(one.site, language)).toEqual([]);
          expect(await statuses(one.site, language)).toEqual(own(language).map(([, unknown]) => unknown));
        }
    for (const one of instances) {
      one.clock.now = MIDNIGHT;
      for (const language of ['fr', 'en'] as const) {
        expect(await named(one.site, language)).toEqual(places[language]);
        expect(await statuses(one.site, language)).toEqual(own(language).map(() => 200));
      }
    }
  });

  test('[PUBLISH-09] previews of a later moment and of all that waits show it, and the back office tells its day', async () => {
    const { site, clock } = await started(engine);
    clock.now = new Date('2026-12-01T12:00:00Z');
    const { cookie: session } = await site.signIn();
    const path = `/blog/${SLUG}`;
    const seenIn = async (form: Record<string, string>) => {
      const { response, cookie } = await beginPreview(site, session, { ...form, path });
      expect(response.status).toBe(303);
      const list = await site.get('/blog', { headers: { cookie } });
      const page = await site.get(path, { headers: { cookie } });
      return [(await list.text()).includes(TITLE), page.status];
    };
    expect(await seenIn({ perspective: 'working' })).toEqual([true, 200]);
    expect(await seenIn({ at: '2026-12-31T23:59' })).toEqual([false, 302]);
    expect(await seenIn({ at: '2027-01-01T00:00' })).toEqual([true, 200]);
    const list = await (await site.get('/admin/articles', { headers: { cookie: session } })).text();
    expect(list).toContain('Programmé pour le 1 janvier 2027');
  });
});
