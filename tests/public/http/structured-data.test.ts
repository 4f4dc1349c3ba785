import sharp from 'sharp';
import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { type PageId, pageList, pathTo } from '#domain/pages.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
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

test('each kind of page tells search engines what it is, and nobody rates himself', async ({ site }) => {
  const always = ['ProfessionalService', 'WebSite'];
  for (const [path, ...more] of [
    ['/', 'FAQPage'],
    ['/en/contact', 'BreadcrumbList'],
    ['/expertises/hebergement', 'BreadcrumbList', 'Service'],
    ['/en/expertises/react-development', 'BreadcrumbList', 'FAQPage', 'Service'],
    ['/blog/budget-site-web-2025', 'BlogPosting', 'BreadcrumbList'],
    ['/mentions-legales'],
  ] as const) {
    const page = await site.text(path);
    expect([path, kinds(page)]).toEqual([path, [...always, ...more].sort()]);
    expect(JSON.stringify(described(page))).not.toMatch(/rating|review/i);
  }
});

test.for(languages)(
  'the questions told in %s are those that the page shows, with their answers',
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

test('the trail leads from the home page to the page, in its language', async ({ site }) => {
  const trail = of(await site.text('/en/expertises/hosting'), 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject(
    ['/en', '/en/expertises', '/en/expertises/hosting'].map((path, index) => ({
      position: index + 1,
      item: site.url + path,
    })),
  );
});

test('what is managed is what is told, and no text breaks out of it', async () => {
  const site = await startSite();
  const name = 'L’Atelier </script><script>alert(1)</script>';
  await edit(site, 'fr', 'common', { 'agency.name': name });
  const page = await site.text('/');
  expect(of(page, 'ProfessionalService')?.name).toBe(name);
  expect(page).not.toContain('<script>alert(1)');
});

test.for(languages)('the feed of %s lists its articles, the newest first', async (language, { site }) => {
  const path = language === 'fr' ? '/feed.xml' : '/en/feed.xml';
  const answer = await site.get(path);
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  const feed = await answer.text();
  const articles = await site.services.articles.published(language);
  expect(html.all(feed, /<entry>\n<title>([^<]*)/g)).toEqual(articles.map(({ title }) => title));
  expect(html.all(feed, /<id>([^<]*)<\/id>/g).slice(1)).toEqual(
    articles.map(({ slug }) => site.url + pathTo('article', language, slug)),
  );
  expect(await site.text(pathTo('blog', language))).toContain(`type="application/atom+xml" href="${path}"`);
});

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

test('icons and manifest are there', async ({ site }) => {
  const page = await site.text('/');
  const manifest = await site.json<{ icons: { src: string }[] }>('/site.webmanifest');
  expect(page).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  for (const src of ['/apple-touch-icon.png', ...manifest.icons.map((icon) => icon.src)])
    expect([src, (await site.get(src)).headers.get('content-type')]).toEqual([src, 'image/png']);
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
