import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import * as html from '#tests/support/html.ts';
import { requiredPages } from '#tests/support/requirements.ts';
import type { Site } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const slugs: Record<string, string> = { Article: 'budget-site-web-2025', CaseStudyDetail: 'cave-vauban' };
const table = requiredPages().filter(({ screen }) => screen !== 'Admin');
const pathOf = (row: (typeof table)[number], language: 'fr' | 'en') =>
  row[language].replace('{slug}', slugs[row.screen] ?? '');

async function everyPage(site: Site) {
  const rows = table.flatMap((row) =>
    languages.map((language) => ({ row, language, path: pathOf(row, language) })),
  );
  return Promise.all(rows.map(async (entry) => ({ ...entry, page: await site.text(entry.path) })));
}

/** The canonical path that the requirements' table asks for. */
function expectedCanonical(row: (typeof table)[number], language: 'fr' | 'en'): string {
  const alias = /alias of (\w+)$/.exec(row.indexed)?.[1];
  const target = table.find(({ pageId }) => pageId === alias);
  if (target) return pathOf(target, language);
  return row.indexed.startsWith('fr yes; en alias') ? pathOf(row, 'fr') : pathOf(row, language);
}

test('[SEO-01] every page has a title and description of its own, in its language', async ({ site }) => {
  const pages = await everyPage(site);
  for (const { path, page } of pages) {
    expect([path, html.title(page).length]).toEqual([path, 1]);
    expect(html.title(page)[0]?.trim(), path).not.toBe('');
    expect(html.meta(page, 'description')[0]?.length ?? 0, path).toBeGreaterThan(20);
  }
  const indexed = pages.filter(
    ({ row }) => row.indexed.startsWith('yes') || row.indexed.startsWith('fr yes'),
  );
  const titles = indexed.map(({ page }) => html.title(page)[0]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('[SEO-02] every page names one absolute canonical address: its own, or that of the page it is an alias of', async ({
  site,
}) => {
  for (const { path, page, row, language } of await everyPage(site)) {
    expect([path, html.canonical(page)]).toEqual([path, [site.url + expectedCanonical(row, language)]]);
  }
});

test('[SEO-03] pages that are not indexed carry noindex, all others do not', async ({ site }) => {
  for (const { path, page, row } of await everyPage(site)) {
    expect([path, html.meta(page, 'robots')]).toEqual([path, row.indexed === 'no' ? ['noindex'] : []]);
  }
  for (const path of ['/xyz', '/en/xyz', '/admin', '/en/admin']) {
    expect([path, html.meta(await site.text(path), 'robots')]).toEqual([path, ['noindex']]);
  }
});

test('[SEO-04] pages indexed in both languages link each other, French for everybody else', async ({
  site,
}) => {
  for (const { path, page, row } of await everyPage(site)) {
    const [fr, en] = [site.url + pathOf(row, 'fr'), site.url + pathOf(row, 'en')];
    const both = row.indexed.startsWith('yes');
    expect([path, html.alternates(page)]).toEqual([path, both ? { fr, en, 'x-default': fr } : {}]);
  }
});

test('[SEO-04] an article that exists in one language has no alternate', async ({ site }) => {
  expect(html.alternates(await site.text('/blog/que-mettre-sur-la-premiere-page'))).toEqual({});
});

test('the sitemap lists exactly the indexable pages, each under its canonical address', async ({ site }) => {
  const locations = html.all(await site.text('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  expect(new Set(locations).size).toBe(locations.length);
  for (const location of locations) {
    const page = await site.text(location.slice(site.url.length));
    expect([location, html.canonical(page), html.meta(page, 'robots')]).toEqual([location, [location], []]);
  }
  const expected = table
    .filter(({ indexed }) => indexed.startsWith('yes') || indexed.startsWith('fr yes'))
    .flatMap((row) =>
      (row.indexed.startsWith('yes') ? languages : (['fr'] as const)).map((language) =>
        pathOf(row, language),
      ),
    );
  expect(locations).toEqual(expect.arrayContaining(expected.map((path) => site.url + path)));
  // The plan of the site and the accessibility statement are no pages of the requirements.
  const more = (['siteMap', 'accessibility', 'appointment'] as const).flatMap((id) =>
    languages.map((language) => site.url + pathTo(id, language)),
  );
  expect(locations).toEqual(expect.arrayContaining(more));
  const { articles, caseStudies } = site.services;
  const entries = await Promise.all(
    languages.flatMap((language) => [articles.published(language), caseStudies.published(language)]),
  );
  const named = languages.length * Object.keys(slugs).length;
  expect(locations).toHaveLength(expected.length + more.length + entries.flat().length - named);
});
