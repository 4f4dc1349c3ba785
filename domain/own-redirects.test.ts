import { describe, expect, test } from 'vitest';
import { ownRedirectList } from './own-redirects.schema.ts';
import { formerPath, ownRedirectTarget, redirectProblems } from './own-redirects.ts';
import { redirects } from './redirects.ts';

const siteUrl = 'https://vitrine.example';
const target = (rows: [string, string][], path: string, search = '') =>
  ownRedirectTarget(
    rows.map(([from, to]) => ({ from, to })),
    { path, search, siteUrl },
  );
const problems = (...rows: [string, string][]) =>
  redirectProblems(rows.map(([from, to]) => ({ from, to }))).map(
    ({ row, field, code }) => `${row}.${field} ${code}`,
  );

test.for([
  ['/vieux', '/vieux'],
  [' /vieux/ ', '/vieux'],
  ['/vieux//', '/vieux'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/notre%20agence', '/notre agence'],
  ['/Vieux.HTML', '/Vieux.HTML'],
  ['/%zz', '/%zz'],
  ['', ''],
  ['/', '/'],
] as const)('[EDIT-49] %j is kept as %j', ([written, kept]) => expect(formerPath(written)).toBe(kept));

describe('[EDIT-49] what cannot be a former address', () => {
  test.for([
    ['', 'empty'],
    ['vieux', 'not-a-path'],
    ['https://ancien.example/vieux', 'not-a-path'],
    ['//ancien.example', 'not-a-path'],
    ['/\\ancien.example', 'not-a-path'],
    ['/vieux?page=2', 'not-a-path'],
    ['/vieux#haut', 'not-a-path'],
    ['/vieux//page', 'not-a-path'],
    ['/vieux/../page', 'not-a-path'],
    ['/./page', 'not-a-path'],
    ['/%zz', 'not-a-path'],
    ['/vieux\tpage', 'not-a-path'],
    ['/', 'address-answers'],
    ['/agence', 'address-answers'],
    ['/agence/', 'address-answers'],
    ['/en/agency', 'address-answers'],
    ...redirects.map(({ from }) => [from, 'address-answers'] as const),
    ['/admin', 'reserved-address'],
    ['/en/admin/pages', 'reserved-address'],
    ['/api/lead', 'reserved-address'],
    ['/data/fr/home.json', 'reserved-address'],
    ['/assets/x.js', 'reserved-address'],
    ['/apercu/x', 'reserved-address'],
    ['/estimation/x', 'reserved-address'],
    ['/sitemap.xml', 'reserved-address'],
    ['/404', 'reserved-address'],
    ['/vieux.data', 'reserved-address'],
  ] as const)('%j: %s', ([from, code]) => expect(problems([from, '/contact'])).toEqual([`0.from ${code}`]));
});

test.for([
  '/vieux',
  '/Agence',
  '/administration',
  '/vieux.html',
  '/été',
  '/a b',
  '/blog/vieux',
  '/en/old',
  '/.x',
])('[EDIT-49] %j can be a former address', (from) => expect(problems([from, '/contact'])).toEqual([]));

test.for([
  'contact',
  'http://ailleurs.example',
  'javascript:alert(1)',
  '//ailleurs.example',
  '/\\a',
  '/a b',
  'https://',
])('[EDIT-49] %j leads nowhere', (to) => expect(problems(['/vieux', to])).toEqual(['0.to not-a-target']));

test.for([
  '/contact',
  '/blog?category=guides',
  '/tarifs#faq',
  'https://ailleurs.example/a?b=c',
  '/images/a.pdf',
])('[EDIT-49] %j is a place to lead to', (to) => expect(problems(['/vieux', to])).toEqual([]));

test('[EDIT-49] circles, chains, repeated and unfinished rows are told at their field', () => {
  expect(problems(['/a', '/a/'])).toEqual(['0.to leads-to-itself']);
  expect(problems(['/a', '/a?x=1'])).toEqual(['0.to leads-to-itself']);
  expect(problems(['/a', '/b'], ['/b', '/contact'])).toEqual(['0.to leads-on']);
  expect(problems(['/a', '/b'], ['/b', '/a'])).toEqual(['0.to leads-on', '1.to leads-on']);
  expect(problems(['/a', '/contact'], ['/a/', '/tarifs'])).toEqual(['1.from repeated']);
  expect(problems(['/caf%C3%A9', '/contact'], ['/café', '/tarifs'])).toEqual(['1.from repeated']);
  expect(problems(['/a', '/agence'], ['/agence', '/contact'])).toEqual(['1.from address-answers']);
  expect(problems(['/a', ''])).toEqual(['0.to empty']);
  expect(problems(['', '/contact'])).toEqual(['0.from empty']);
  expect(problems(['', ''], ['', ''])).toEqual([]);
});

test('[EDIT-49] five hundred rows are read at once, and kept in one spelling', () => {
  const rows = Array.from({ length: 500 }, (_, row) => ({ from: `/vieux-${row}/`, to: ' /contact ' }));
  const kept = ownRedirectList.parse(rows);
  expect([kept.length, kept[499]]).toEqual([500, { from: '/vieux-499', to: '/contact' }]);
  expect(ownRedirectTarget(kept, { path: '/vieux-499', search: '', siteUrl })).toBe('/contact');
  expect(ownRedirectList.parse(undefined)).toEqual([]);
});

test('[EDIT-48] a former address leads on, in whatever spelling it is asked for, with its query', () => {
  const rows: [string, string][] = [
    ['/vieux', '/contact'],
    ['/café', '/blog?category=guides#liste'],
    ['/loin', 'https://ailleurs.example/là'],
  ];
  expect(target(rows, '/vieux')).toBe('/contact');
  expect(target(rows, '/vieux', '?a=1')).toBe('/contact?a=1');
  expect(target(rows, '/caf%C3%A9', '?a=1')).toBe('/blog?category=guides&a=1#liste');
  expect(target(rows, '/cafe%CC%81')).toBe('/blog?category=guides#liste');
  expect(target(rows, '/loin')).toBe('https://ailleurs.example/l%C3%A0');
  expect(target(rows, '/Vieux')).toBeUndefined();
  expect(target(rows, '/autre')).toBeUndefined();
});

test('[EDIT-48] rows of two languages that lead to each other lead in one step, and in a circle nowhere', () => {
  expect(
    target(
      [
        ['/a', '/en/b'],
        ['/en/b', '/contact'],
      ],
      '/a',
    ),
  ).toBe('/contact');
  expect(
    target(
      [
        ['/a', '/en/b'],
        ['/en/b', '/a'],
      ],
      '/a',
    ),
  ).toBeUndefined();
  expect(target([['/a', `${siteUrl}/a`]], '/a')).toBeUndefined();
  expect(target([['/a', `${siteUrl}/contact`]], '/a')).toBe('/contact');
});
