import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { localisedHref } from './localised-href.ts';
import {
  adminPaths,
  canonicalPath,
  findPage,
  hasAlternates,
  pageById,
  pageList,
  pathTo,
  sharedQuery,
} from './pages.ts';

test('no two pages share an id or a path', () => {
  const paths = pageList.flatMap((page) => languages.map((language) => page[language]));
  expect(new Set(pageList.map((page) => page.id)).size).toBe(pageList.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every path finds its own page, language and slug', () => {
  for (const page of pageList) {
    for (const language of languages) {
      const slug = page[language].includes('{slug}') ? 'un-cas' : undefined;
      expect(findPage(pathTo(page.id, language, slug))).toEqual({ page, language, ...(slug && { slug }) });
    }
  }
});

test.each(['/xyz', '/en/xyz', '/blog/', '/blog/a/b', '/cas-clients/%E0%A4%A', '/AGENCE', ''])(
  '%s is no page',
  (path) => {
    expect(findPage(path)).toBeUndefined();
  },
);

test('[ROUTE-39] the admin area is in no page map', () => {
  for (const path of Object.values(adminPaths)) expect(findPage(path)).toBeUndefined();
  expect(pageList.map((page) => page.fr)).not.toContain('/admin');
});

describe('canonical address', () => {
  test.each([
    ['/agence', '/agence'],
    ['/en/agency', '/en/agency'],
    ['/en/cii', '/cii'],
    ['/en/aides-creation-site-internet-belgique', '/aides-creation-site-internet-belgique'],
    ['/expertises/e-commerce-woocommerce', '/expertises/ecommerce-woocommerce'],
    ['/en/expertises/wordpress-maintenance', '/en/expertises/maintenance-support'],
    ['/projets/cave-vauban', '/cas-clients/cave-vauban'],
    ['/en/projects/cave-vauban', '/en/case-studies/cave-vauban'],
  ])('%s is indexed as %s', (path, canonical) => {
    const match = findPage(path);
    expect(match && canonicalPath(match)).toBe(canonical);
  });
});

test('pages indexed in one language, aliases and hidden pages have no alternates', () => {
  const without = pageList.filter((page) => !hasAlternates(page)).map((page) => page.id);
  expect(without).toEqual([
    'legal',
    'terms',
    'cii',
    'beLP',
    'ecommerceWoo',
    'wordpressMaintenance',
    'caseStudyDetailAlias',
    'estimate',
    'bookedAppointment',
  ]);
});

test('a managed address follows the language of the page', () => {
  expect(localisedHref('/contact', 'en')).toBe('/en/contact');
  expect(localisedHref('/en/contact', 'fr')).toBe('/contact');
  expect(localisedHref('/contact?plan=Pro#form', 'en')).toBe('/en/contact?plan=Pro#form');
  expect(localisedHref('/blog/un-article', 'en')).toBe('/en/blog/un-article');
  for (const other of [
    'https://example.com/contact',
    '//host/contact',
    '#main',
    'mailto:a@b.example',
    '/fichier.pdf',
  ]) {
    expect(localisedHref(other, 'en')).toBe(other);
  }
});

test('a slug is encoded in a path', () => {
  expect(pathTo('article', 'fr', 'a/b')).toBe('/blog/a%2Fb');
  expect(pageById('home').screen).toBe('Home');
});

test('a query goes into the other language where it means the same, and only what the page reads', () => {
  const query = '?filter=react&page=2&utm_source=x';
  expect(sharedQuery(pageById('caseStudies'), query)).toBe('?filter=react&page=2');
  expect(sharedQuery(pageById('caseStudies'), '?utm_source=x')).toBe('');
  expect(sharedQuery(pageById('calculator'), '?etape=3&features=a&features=b')).toBe(
    '?etape=3&features=a&features=b',
  );
  expect(sharedQuery(pageById('blog'), '?q=laine&category=guides&page=2')).toBe('?category=guides');
  expect(sharedQuery(pageById('contact'), '?plan=A&price=9&message=Bonjour&sent=1')).toBe('?plan=A&price=9');
});
