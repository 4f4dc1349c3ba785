import { describe, expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import * as html from '#tests/support/html.ts';
import { requiredPages } from '#tests/support/requirements.ts';
import { test } from '#tests/support/site/site-test.ts';

const slugs: Record<string, string> = { Article: 'budget-site-web-2025', CaseStudyDetail: 'cave-vauban' };
const table = requiredPages().map((row) => ({
  ...row,
  fr: row.fr.replace('{slug}', slugs[row.screen] ?? ''),
  en: row.en.replace('{slug}', slugs[row.screen] ?? ''),
}));

test('the table of requirements is read whole', () => {
  expect(table.map(({ id }) => id)).toEqual(
    Array.from({ length: 32 }, (_, index) => `ROUTE-${String(index + 1).padStart(2, '0')}`),
  );
});

describe('pages', () => {
  test.for(table)('[$id] $fr and $en show the screen $screen', async ({ fr, en, screen }, { site }) => {
    for (const [language, path] of Object.entries({ fr, en })) {
      const response = await site.get(path);
      const page = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect([html.languageOfPage(page), html.screenOf(page)]).toEqual([language, screen]);
      expect(html.headings(page)).toEqual([expect.stringMatching(/\S/)]);
    }
  });

  test('[ROUTE-33] any other path is the not-found page of its language, with status 404', async ({
    site,
  }) => {
    for (const [path, language] of [
      ['/xyz', 'fr'],
      ['/expertises/xyz', 'fr'],
      ['/entreprise', 'fr'],
      ['/AGENCE', 'fr'],
      ['/en/xyz', 'en'],
      ['/en/agence', 'en'],
    ] as const) {
      const response = await site.get(path);
      const page = await response.text();
      expect([path, response.status, html.screenOf(page), html.languageOfPage(page)]).toEqual([
        ...[path, 404, 'NotFound', language],
      ]);
    }
  });
});

test('[ROUTE-35] a slug selects an entry of the language of the path only', async ({ site }) => {
  const [fr, en, otherFr] = await Promise.all([
    site.text('/blog/budget-site-web-2025'),
    site.text('/en/blog/budget-site-web-2025'),
    site.text('/blog/woocommerce-ou-pas'),
  ]);
  expect(new Set([fr, en, otherFr].flatMap(html.headings)).size).toBe(3);
  const frenchOnly = await site.get('/en/blog/woocommerce-ou-pas');
  expect([frenchOnly.status, frenchOnly.headers.get('location')]).toEqual([302, '/en/blog']);
});

test('[ROUTE-37] every public page is open without an account, and none leads to the admin area', async ({
  site,
}) => {
  const open = table.filter(({ screen }) => screen !== 'Admin').flatMap(({ fr, en }) => [fr, en]);
  const crawled = new Set<string>();
  for (const path of open) {
    const queue = [path];
    for (const address of queue) {
      if (crawled.has(address)) continue;
      crawled.add(address);
      const response = await site.get(address);
      const page = await response.text();
      expect([address, response.status]).toEqual([address, 200]);
      expect([address, page.includes('/admin'), page.includes('type="password"')]).toEqual([
        address,
        false,
        false,
      ]);
      queue.push(
        ...html
          .links(page)
          .filter((href) => href.startsWith('/'))
          .map((href) => href.replace(/[?#].*/, '')),
      );
    }
  }
  expect(crawled.size).toBeGreaterThanOrEqual(open.length);
});

test('[ROUTE-38] every page has its heading and text before any script runs', async ({ site }) => {
  for (const path of table.flatMap(({ fr, en }) => [fr, en])) {
    const page = await site.text(path);
    const main =
      /<main[\s\S]*<\/main>/.exec(page)?.[0].replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '') ?? '';
    expect([path, html.headings(page).filter((text) => text !== '').length]).toEqual([path, 1]);
    expect(main.length, path).toBeGreaterThan(30);
  }
});

test('[ROUTE-39] the admin area has no hreflang links, and no page names it as an alternate', async ({
  site,
}) => {
  for (const path of ['/admin', '/en/admin']) expect(html.alternates(await site.text(path))).toEqual({});
  for (const path of table.filter(({ screen }) => screen !== 'Admin').flatMap(({ fr, en }) => [fr, en])) {
    expect(Object.values(html.alternates(await site.text(path))).join()).not.toContain('/admin');
  }
});

test('[LANG-01] another language is not found', async ({ site }) => {
  expect((await site.get('/de')).status).toBe(404);
  expect((await site.get('/data/de/home.json')).status).toBe(404);
  expect(languages).toHaveLength(2);
});
