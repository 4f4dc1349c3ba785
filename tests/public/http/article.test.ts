import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { articleDate, lastChange } from '#domain/articles/article-date.ts';
import { authorFace } from '#domain/articles/author-face.ts';
import { publish } from '#tests/support/data/articles.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

/** How far two images are from each other on average, of 255, both seen small. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = async (image: Buffer) => {
    const cut = await sharp(image).resize(1200, 630).png().toBuffer();
    return sharp(cut).resize(60, 30).removeAlpha().raw().toBuffer();
  };
  const [a, b] = [await small(one), await small(other)];
  return a.reduce((sum, value, place) => sum + Math.abs(value - (b[place] ?? 0)), 0) / a.length;
}

const property = (page: string, name: string) =>
  html.all(page, new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'));

describe.each([
  { language: 'fr', list: '/blog', contact: '/contact' },
  { language: 'en', list: '/en/blog', contact: '/en/contact' },
] as const)('$list', ({ language, list, contact }) => {
  const slug = 'budget-site-web-2025';
  const path = `${list}/${slug}`;
  const articleOf = (data: unknown) => data as Record<string, string>;

  test('[ARTICLE-03] [READ-05] the dates are in French, whatever the language: when it was published, and when changed', async ({
    site,
  }) => {
    const { publishedAt = '', updatedAt = '' } = articleOf(
      await site.json(`/data/${language}/articles/${slug}.json`),
    );
    const header = html.all(await site.text(path), /<header>([\s\S]*?)<\/header>/g)[0] ?? '';
    expect(updatedAt > publishedAt).toBe(true);
    expect(html.textsOf(header, 'time')).toEqual([
      articleDate(publishedAt, 'fr'),
      articleDate(updatedAt, 'fr'),
    ]);
  });

  test('[ARTICLE-08] [FOUND-06] four links share the address, two of them the title, one the excerpt too', async ({
    site,
  }) => {
    const { title, excerpt } = articleOf(await site.json(`/data/${language}/articles/${slug}.json`));
    const page = await site.text(path);
    const shared = html
      .links(page)
      .filter((href) => /facebook\.com|twitter\.com|linkedin\.com\/sharing|wa\.me/.test(href));
    const address = encodeURIComponent(site.url + path);
    expect(shared.map((href) => [new URL(href).host, href.includes(address)])).toEqual([
      ['www.facebook.com', true],
      ['twitter.com', true],
      ['www.linkedin.com', true],
      ['wa.me', true],
    ]);
    const text = new URL(shared[1] ?? '').searchParams.get('text');
    expect(text).toContain(title);
    expect(text).toContain(excerpt);
    expect(new URL(shared[3] ?? '').searchParams.get('text')).toBe(`${title} ${site.url}${path}`);
  });

  test('[ARTICLE-10] the page ends with a call to contact', async ({ site }) => {
    const page = await site.text(path);
    expect(html.sectionIds(page).at(-1)).toBe('call');
    expect(html.links(html.section(page, 'call'))).toEqual([contact]);
  });

  test('[ARTICLE-11] what a shared link shows is in the head', async ({ site }) => {
    const {
      title,
      seoDescription,
      image = '',
      imageAlt,
      publishedAt = '',
      updatedAt = '',
    } = articleOf(await site.json(`/data/${language}/articles/${slug}.json`));
    const page = await site.text(path);
    const shared = `/social/${language}/article/${slug}.jpg`;
    expect({
      type: property(page, 'og:type'),
      title: property(page, 'og:title'),
      description: property(page, 'og:description'),
      url: property(page, 'og:url'),
      image: property(page, 'og:image'),
      card: html.meta(page, 'twitter:card'),
      cardTitle: html.meta(page, 'twitter:title'),
      cardDescription: html.meta(page, 'twitter:description'),
      cardImage: html.meta(page, 'twitter:image'),
      alt: property(page, 'og:image:alt'),
      published: property(page, 'article:published_time'),
      modified: property(page, 'article:modified_time'),
    }).toEqual({
      type: ['article'],
      title: [title],
      description: [seoDescription],
      url: [site.url + path],
      image: [site.url + shared],
      card: ['summary_large_image'],
      cardTitle: [title],
      cardDescription: [seoDescription],
      cardImage: [site.url + shared],
      alt: [imageAlt || title],
      published: [publishedAt],
      modified: [lastChange({ publishedAt, updatedAt })],
    });

    // The article's own image, in the format and size that every network takes.
    const response = await site.get(shared);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const jpeg = Buffer.from(await response.arrayBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.byteLength).toBeLessThan(1_000_000);
    const original = Buffer.from(await (await site.get(image)).arrayBuffer());
    expect(await difference(jpeg, original)).toBeLessThan(8);
  });

  test('[ARTICLE-13] an unknown article leads to the list, for now', async ({ site }) => {
    const response = await site.get(`${list}/inconnu`);
    expect([response.status, response.headers.get('location')]).toEqual([302, list]);
  });
});

test('[READ-04] an article shows the face of an author who is one of the team, and of no other', async () => {
  const site = await startSite();
  const { members } = (await site.services.content.section('agency', 'fr')).team;
  const name = members[0]?.name ?? '';
  for (const [language, list] of [
    ['fr', '/blog'],
    ['en', '/en/blog'],
  ] as const) {
    await publish(site, 'signe', { language, author: name });
    await publish(site, 'anonyme', { language, author: 'Atelier Vitrine' });
    const faces = async (slug: string) =>
      html.all(await site.text(`${list}/${slug}`), /<img([^>]*class="byline-face"[^>]*)>/g);
    expect(await faces('signe')).toEqual([
      expect.stringContaining(`src="${authorFace(name, members)}" alt=""`),
    ]);
    expect(await faces('anonyme')).toEqual([]);
  }
});

test('[ARTICLE-13] so does an article that cannot be read, and the log says why', async () => {
  // On SQLite the site would notice that somebody else wrote, and read anew what else the page needs.
  const site = await startSite({ engine: 'postgres' });
  await publish(site, 'illisible', {});
  const list = async () => (await site.get('/blog')).status;
  expect(await list()).toBe(200);
  const { db } = await site.openDatabase();
  await sql`alter table documents rename to lost`.execute(db);
  const response = await site.get('/blog/illisible');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/blog']);
  expect(await list()).toBe(200);
  expect(site.logged.find(({ msg }) => msg === 'an entry cannot be read')).toMatchObject({
    language: 'fr',
    slug: 'illisible',
    err: { message: expect.stringContaining('documents') },
  });
  // Nothing of it is kept.
  await sql`alter table lost rename to documents`.execute(db);
  expect((await site.get('/blog/illisible')).status).toBe(200);
});

test('[ARTICLE-13] so does a draft', async () => {
  const site = await startSite();
  await publish(site, 'brouillon', { status: 'draft' });
  const response = await site.get('/blog/brouillon');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/blog']);
});

test('[ARTICLE-11] without a description for search engines the excerpt serves', async () => {
  const site = await startSite();
  await publish(site, 'court', { excerpt: 'En bref.' });
  const page = await site.text('/blog/court');
  expect(property(page, 'og:description')).toEqual(['En bref.']);
  expect(property(page, 'og:image')).toEqual([`${site.url}/social/fr/article/court.jpg`]);
  const { headers } = await site.get('/social/fr/article/court.jpg');
  expect(headers.get('content-type')).toBe('image/jpeg');
});

test('[ARTICLE-07] [ARTICLE-09] the editor’s HTML is shown harmless, and nothing is related to a lone article', async () => {
  const site = await startSite();
  const content = '<h2>Un titre</h2><p onclick="x()">Texte<script>alert("zanzibar")</script></p>';
  await publish(site, 'html', { content, category: 'seul' });
  const page = await site.text('/blog/html');
  expect(page).toMatch(/<h2 id="s-un-titre">Un titre<\/h2><p>Texte<\/p>/);
  expect(page).not.toContain('zanzibar');
  expect(html.sectionIds(page)).not.toContain('related');
});
