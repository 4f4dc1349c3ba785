import sharp from 'sharp';
import { expect } from 'vitest';
import { languageOf, languages } from '#domain/languages.ts';
import { type PageId, pageList, pathTo } from '#domain/pages.ts';
import { pageName } from '#domain/seo/page-name.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';
import { strangersIn } from '#tests/support/schema-org.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

interface Described {
  '@type': string;
  [name: string]: unknown;
}

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

function described(page: string): Described[] {
  const [text = '', ...others] = [...page.matchAll(SCRIPT)].map(([, found = '']) => found);
  expect(others).toEqual([]);
  return JSON.parse(text)['@graph'];
}

const kinds = (page: string) => described(page).map((data) => data['@type']);
const of = (page: string, kind: string) => described(page).find((data) => data['@type'] === kind);

test('[FOUND-04] each kind of page tells search engines what it is, and nobody rates himself', async ({
  site,
}) => {
  const always = ['LocalBusiness', 'WebSite'];
  for (const [path, ...more] of [
    ['/', 'FAQPage'],
    ['/en/contact', 'BreadcrumbList'],
    ['/expertises/hebergement', 'BreadcrumbList', 'Service'],
    ['/en/expertises/react-development', 'BreadcrumbList', 'FAQPage', 'Service'],
    ['/blog/budget-site-web-2025', 'BlogPosting', 'BreadcrumbList'],
    ['/mentions-legales'],
    // No job is offered by name: whoever wants to work here writes of their own accord.
    ['/recrutement', 'BreadcrumbList'],
    ['/en/case-studies/cave-vauban', 'BreadcrumbList'],
  ] as const) {
    const page = await site.text(path);
    expect([path, kinds(page).sort()]).toEqual([path, [...always, ...more].sort()]);
    expect(JSON.stringify(described(page))).not.toMatch(/rating|review/i);
  }
});

test.for(languages)(
  '[FOUND-04] the questions told in %s are those that the page shows, with their answers',
  async (language, { site }) => {
    const withQuestions: PageId[] = [];
    for (const { id, [language]: path } of pageList.filter(({ fr }) => !fr.includes('{slug}'))) {
      const page = await site.text(path);
      const told = of(page, 'FAQPage')?.mainEntity as Question[] | undefined;
      const shown = html.all(page, /<details[^>]*class="faq-item[^>]*>([\s\S]*?)<\/details>/g);
      expect([
        path,
        told?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text.trim()]) ?? [],
      ]).toEqual([path, shown.map((item) => [...html.textsOf(item, 'summary'), ...html.textsOf(item, 'p')])]);
      if (told) withQuestions.push(id);
    }
    expect(withQuestions).toEqual(
      expect.arrayContaining(['home', 'cii', 'beLP', 'wordpress', 'maintenance']),
    );
  },
);

test('[FOUND-04] the trail leads from the home page to the page, in its language', async ({ site }) => {
  const trail = of(await site.text('/en/expertises/hosting'), 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject(
    ['/en', '/en/expertises', '/en/expertises/hosting'].map((path, index) => ({
      position: index + 1,
      item: site.url + path,
    })),
  );
});

test('[FOUND-04] on every page all that is told is of schema.org, and the trail leads over pages that the page links to', async ({
  site,
}) => {
  const pages = [...(await listedPaths(site)), '/mentions-legales', '/en/terms-conditions'];
  const titles = new Map<string, string>();
  const trails: { path: string; places: { name: string; item: string }[]; linked: string[] }[] = [];
  for (const path of pages) {
    const page = await site.text(path);
    expect([path, strangersIn(described(page))]).toEqual([path, []]);
    titles.set(site.url + path, pageName(html.title(page)[0] ?? ''));
    const places = of(page, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    if (places)
      trails.push({ path, places, linked: html.links(page).map((link) => new URL(link, site.url).href) });
  }
  expect(trails.length).toBeGreaterThan(60);
  for (const { path, places, linked } of trails) {
    expect(places.at(-1)?.item).toBe(site.url + path);
    for (const { name, item } of places) expect([path, item, titles.get(item)]).toEqual([path, item, name]);
    for (const { item } of places.slice(0, -1))
      expect([path, linked]).toEqual([path, expect.arrayContaining([new URL(item).href])]);
  }
});

test('a type, a property or a value that schema.org does not know is named', () => {
  expect(
    strangersIn([
      { '@type': 'Shop' },
      { '@type': 'Service', name: '', headline: 'x', provider: { '@id': '#nobody' }, url: 'no address' },
      { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Person' } }] },
    ]),
  ).toEqual([
    'no type Shop',
    'Service.name is no Text: ',
    'Service has no headline',
    'Service.provider names nothing of this page: #nobody',
    'Service.url is no URL: no address',
    'Question.acceptedAnswer is no Answer: Person',
  ]);
});

test('what is managed is what is told, and no text breaks out of it', async () => {
  const site = await startSite();
  const name = 'L’Atelier </script><script>alert(1)</script>';
  await edit(site, 'fr', 'common', { 'agency.name': name });
  const page = await site.text('/');
  expect(of(page, 'LocalBusiness')?.name).toBe(name);
  expect(page).not.toContain('<script>alert(1)');
});

test.for(languages)(
  '[FOUND-05] the feed of %s lists its articles, the newest first, has a title of its own and is linked to',
  async (language, { site }) => {
    const path = language === 'fr' ? '/feed.xml' : '/en/feed.xml';
    const answer = await site.get(path);
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    const feed = await answer.text();
    const articles = await site.services.articles.published(language);
    expect(html.all(feed, /<entry>\n<title>([^<]*)/g)).toEqual(articles.map(({ title }) => title));
    expect(html.all(feed, /<id>([^<]*)<\/id>/g).slice(1)).toEqual(
      articles.map(({ slug }) => site.url + pathTo('article', language, slug)),
    );
    const { title } = await site.services.content.section('blog', language);
    const { agency } = await site.services.content.section('common', language);
    const [feedTitle] = html.all(feed, /<title>([^<]*)<\/title>\n<subtitle>/g);
    expect(feedTitle).toBe(`${title} · ${agency.name}`);
    const blog = await site.text(pathTo('blog', language));
    expect(html.all(blog, /<link rel="alternate" type="application\/atom\+xml" title="([^"]*)"/g)).toEqual([
      feedTitle,
    ]);
    expect(blog).toContain(`title="${feedTitle}" href="${path}"`);
    expect(html.links(html.section(blog, 'articles'))).toContain(site.url + path);
  },
);

test('programs find the pages, and finders of weaknesses find us', async ({ site }) => {
  const llms = await site.text('/llms.txt');
  for (const path of ['/tarifs', '/en/contact', '/blog/budget-site-web-2025'])
    expect(llms).toContain(`(${site.url}${path})`);
  const security = await site.text('/.well-known/security.txt');
  const expires = new Date(/^Expires: (.*)$/m.exec(security)?.[1] ?? '');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});

test('the sitemap names the other language of each page, and when an article changed', async ({ site }) => {
  const entries = (await site.text('/sitemap.xml')).split('<url>');
  const contact = entries.find((entry) => entry.includes(`<loc>${site.url}/contact<`));
  expect(contact).toContain(`hreflang="en" href="${site.url}/en/contact"`);
  const article = entries.find((entry) => entry.includes('/blog/budget-site-web-2025<'));
  expect(article).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test('[FOUND-02] icons and manifest are there, as files that search engines can fetch', async ({ site }) => {
  const page = await site.text('/');
  const manifest = await site.json<{ icons: { src: string }[] }>('/site.webmanifest');
  expect(page).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  for (const src of ['/apple-touch-icon.png', ...manifest.icons.map((icon) => icon.src)])
    expect([src, (await site.get(src)).headers.get('content-type')]).toEqual([src, 'image/png']);
  expect(html.all(page, /<link rel="icon"[^>]*href="([^"]*)"/g)).toEqual(['/favicon.ico', '/favicon.svg']);
  const icon = await site.get('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = Buffer.from(await icon.arrayBuffer());
  // The directory of an ICO file: how many images there are, then the width of each in 16 bytes.
  const widths = Array.from({ length: bytes.readUInt16LE(4) }, (_, place) => bytes[6 + 16 * place]);
  expect(widths).toEqual([16, 32, 48]);
  expect((await site.get('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
});

const property = (page: string, name: string) =>
  html.all(page, new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'));

test('[FOUND-01] every page says whole what a link to it shows', async ({ site }) => {
  const pages = [...(await listedPaths(site)), '/mentions-legales', '/en/terms-conditions', '/en/cii'];
  for (const path of pages) {
    const page = await site.text(path);
    const language = languageOf(path);
    const { agency } = await site.services.content.section('common', language);
    const [title = ''] = property(page, 'og:title');
    const [image = ''] = property(page, 'og:image');
    const [alt = ''] = property(page, 'og:image:alt');
    const inBoth = Object.keys(html.alternates(page)).length > 0;
    expect({ path, title, image, alt }).toEqual({
      path,
      title: expect.stringMatching(/./),
      image: expect.stringMatching(new RegExp(`^${site.url}/social/${language}/.*\\.jpg$`)),
      alt: expect.stringMatching(/./),
    });
    const tags = 'type site_name locale locale:alternate description url image:type image:width image:height';
    expect([path, tags.split(' ').map((name) => property(page, `og:${name}`))]).toEqual([
      path,
      [
        [/\/blog\/./.test(path) ? 'article' : 'website'],
        [agency.name],
        [language === 'fr' ? 'fr_FR' : 'en_GB'],
        inBoth ? [language === 'fr' ? 'en_GB' : 'fr_FR'] : [],
        html.meta(page, 'description'),
        html.canonical(page),
        ['image/jpeg'],
        ['1200'],
        ['630'],
      ],
    ]);
    expect(html.canonical(page)).toHaveLength(1);
    expect(html.meta(page, 'description')).toHaveLength(1);
    const card = ['card', 'title', 'description', 'image', 'image:alt'];
    expect([path, card.map((name) => html.meta(page, `twitter:${name}`))]).toEqual([
      path,
      [['summary_large_image'], [title], html.meta(page, 'description'), [image], [alt]],
    ]);
  }
});

test('a shared link shows an image of its page, and no address makes us draw another', async ({ site }) => {
  for (const [path, image] of [
    ['/', '/social/fr/home.jpg'],
    ['/en/price-calculator', '/social/en/calculator.jpg'],
    ['/cas-clients/cave-vauban', '/social/fr/caseStudyDetail/cave-vauban.jpg'],
  ] as const) {
    const page = await site.text(path);
    expect(html.all(page, /<meta property="og:image" content="([^"]*)"/g)).toEqual([site.url + image]);
    const answer = await site.get(image);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  for (const unknown of [
    '/social/fr/nothing.jpg',
    '/social/fr/article/nothing.jpg',
    '/social/de/home.jpg',
    '/social',
  ])
    expect([unknown, (await site.get(unknown)).status]).toEqual([unknown, 404]);
});

test('a changed title is another image at once', async () => {
  const site = await startSite();
  const image = async () => Buffer.from(await (await site.get('/social/fr/contact.jpg')).arrayBuffer());
  const before = await image();
  expect((await image()).equals(before)).toBe(true);
  await edit(site, 'fr', 'contact', { seoTitle: 'Passez nous voir <rue> & place' });
  expect((await image()).equals(before)).toBe(false);
});

test('search engines are told of changes where a key is set: it stands where they look for it', async ({
  site,
}) => {
  expect((await site.get('/indexnow-key.txt')).status).toBe(404);
  const keyed = await startSite({
    environment: { INDEXNOW_KEY: 'abcdef-12345', INDEXNOW_URL: 'http://localhost:9' },
  });
  const answer = await keyed.get('/indexnow-key.txt');
  expect([answer.status, await answer.text()]).toEqual([200, 'abcdef-12345']);
});
