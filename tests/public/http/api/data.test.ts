import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { defaultCategories } from '#domain/articles/categories.ts';
import { sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';
import { contentDir } from '#tests/support/site/stores.ts';

const json = async (name: string) =>
  JSON.parse(await readFile(path.join(contentDir, `${name}.json`), 'utf8'));
const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
const draft = {
  id: 'marqueur-brouillon',
  slug: 'marqueur-brouillon',
  title: 'Marqueur-brouillon',
  content: 'Marqueur-brouillon',
  publishedAt: '2025-01-01',
};

test('[DATA-01] every section answers its content in both languages', async ({ site }) => {
  for (const language of languages) {
    for (const section of sections) {
      const response = await site.get(`/data/${language}/${section}.json`);
      expect([section, response.status]).toEqual([section, 200]);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toEqual(await json(`${language}/${section}`));
    }
  }
});

test('[DATA-02] [STORE-16] unknown languages, sections and methods get the documented status', async ({
  site,
}) => {
  for (const path of [
    '/data/fr/nope.json',
    '/data/de/home.json',
    '/data/fr/home',
    '/data/fr/__proto__.json',
    '/data',
    '/data/fr/a/b/c',
  ]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await site.get('/data/fr/home.json', { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
  }
  const head = await site.get('/data/fr/home.json', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('[DATA-03] the articles of a language, newest first', async ({ site }) => {
  for (const language of languages) {
    const { articles } = await site.json<{ articles: { slug: string; publishedAt: string }[] }>(
      `/data/${language}/articles/index.json`,
    );
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(slugsOf(articles).sort()).toEqual((await json(`${language}/articles/index`)).articles.sort());
  }
});

test('[DATA-05] one article by its slug; an unknown one is not found', async ({ site }) => {
  expect(await site.json('/data/fr/articles/woocommerce-ou-pas.json')).toEqual(
    await json('fr/articles/woocommerce-ou-pas'),
  );
  expect((await site.get('/data/fr/articles/nope.json')).status).toBe(404);
  expect((await site.get('/data/en/articles/woocommerce-ou-pas.json')).status).toBe(404);
});

test('[DATA-07] [DATA-08] the case studies, each of which answers', async ({ site }) => {
  for (const language of languages) {
    const index = await site.json<string[]>(`/data/${language}/study-cases/index.json`);
    expect(index.toSorted()).toEqual((await json(`${language}/study-cases/index`)).sort());
    for (const id of index) {
      expect(await site.json(`/data/${language}/study-cases/${id}.json`)).toEqual(
        await json(`${language}/study-cases/${id}`),
      );
    }
    expect((await site.get(`/data/${language}/study-cases/nope.json`)).status).toBe(404);
  }
});

test('[DATA-09] the two image lists, in both languages at once', async ({ site }) => {
  const perLanguage = { fr: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) };
  const gallery = await site.json<{ images: object[] }>('/data/gallery-images.json');
  const carousel = await site.json<{ images: object[] }>('/data/carrousel-images.json');
  expect(gallery.images.length).toBeGreaterThan(2);
  expect(carousel.images.length).toBeGreaterThan(2);
  for (const image of gallery.images) {
    expect(image).toMatchObject({ src: expect.stringMatching(/^\//), alt: perLanguage, title: perLanguage });
  }
  for (const image of carousel.images) {
    expect(image).toMatchObject({
      src: expect.any(String),
      alt: perLanguage,
      title: perLanguage,
      description: perLanguage,
    });
  }
});

test('[DATA-06] [DATA-09] [DATA-11] lists that are missing or broken: 404 or the defaults, and the pages go on', async () => {
  const site = await startSite({
    prepareContent: async (folder) => {
      await rm(path.join(folder, 'fr/agency.json'));
      await writeFile(path.join(folder, 'en/agency.json'), '{"gallery": {"images": 7}}');
      await writeFile(path.join(folder, 'fr/blog.json'), '{"categories": {"items": [{"id": 7}]}}');
      await rm(path.join(folder, 'en/blog.json'));
      await writeFile(path.join(folder, 'fr/articles/index.json'), '{');
      await writeFile(path.join(folder, 'fr/study-cases/index.json'), '7');
    },
  });
  expect((await site.get('/data/gallery-images.json')).status).toBe(404);
  expect((await site.get('/data/carrousel-images.json')).status).toBe(404);
  for (const language of languages) {
    expect(await site.json(`/data/${language}/categories.json`)).toEqual({ categories: defaultCategories });
  }
  for (const page of ['/agence', '/blog', '/cas-clients', '/en/blog'])
    expect((await site.get(page)).status).toBe(200);
});

test('[DATA-06] the categories of each language', async ({ site }) => {
  for (const language of languages) {
    const { items } = (await json(`${language}/blog`)).categories;
    expect(items.length).toBeGreaterThan(4);
    expect(await site.json(`/data/${language}/categories.json`)).toEqual({ categories: items });
  }
});

test('[DATA-10] [API-01] blog, hosting and cii answer the documented fields', async ({ site }) => {
  const blogFields =
    'title subtitle description hero categories searchPlaceholder noResults readMore readTime cta hero.title hero.subtitle hero.description ' +
    'categories.all categories.technology categories.design categories.marketing categories.development ' +
    'cta.title cta.description cta.buttonText cta.buttonLink';
  const hostingFields = 'title description hero features plans services cta';
  for (const language of languages) {
    const blog = await site.json(`/data/${language}/blog.json`);
    for (const field of blogFields.split(' ')) expect(blog).toHaveProperty(field);
    const hosting = await site.json(`/data/${language}/hosting.json`);
    for (const field of hostingFields.split(' ')) expect(hosting).toHaveProperty(field);
  }
  const member = { image: expect.any(String), name: expect.any(String), role: expect.any(String) };
  const { team } = await site.json<{ team: { members: object[] } }>('/data/fr/cii.json');
  expect(team).toMatchObject({ title: expect.any(String), subtitle: expect.any(String) });
  expect(team.members.length).toBeGreaterThan(0);
  for (const one of team.members) expect(one).toMatchObject(member);
});

onBothEngines('drafts', (engine) => {
  test('[DATA-05] [DATA-08] [DATA-12] a draft is in no public answer', async () => {
    const site = await startSite({ engine });
    const by = { by: 'marie', basedOn: 0 };
    await site.services.articles.save('fr', { ...draft, status: 'draft' }, by);
    const study = { ...(await json('fr/study-cases/cave-vauban')), ...draft, published: false };
    await site.services.caseStudies.save('fr', study, by);

    const statuses = await Promise.all(
      ['/data/fr/articles/marqueur-brouillon.json', '/data/fr/study-cases/marqueur-brouillon.json'].map(
        async (path) => (await site.get(path)).status,
      ),
    );
    expect(statuses).toEqual([404, 404]);
    expect((await site.get('/blog/marqueur-brouillon')).headers.get('location')).toBe('/blog');
    expect((await site.get('/cas-clients/marqueur-brouillon')).headers.get('location')).toBe('/cas-clients');
    for (const address of await publicAddresses(site)) {
      const response = await site.text(address);
      expect([address, /marqueur-brouillon/i.test(response)]).toEqual([address, false]);
    }
    await site.services.articles.save('fr', { ...draft, status: 'published' }, { by: 'marie', basedOn: 1 });
    expect(await site.text('/data/fr/articles/index.json')).toContain('Marqueur-brouillon');
  });
});

async function publicAddresses(site: Site): Promise<string[]> {
  const pages = html
    .all(await site.text('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g)
    .map((url) => url.slice(site.url.length));
  const data = languages.flatMap((language) =>
    [...sections, 'categories', 'articles/index', 'study-cases/index'].map(
      (name) => `/data/${language}/${name}.json`,
    ),
  );
  return ['/sitemap.xml', ...pages, ...data];
}
