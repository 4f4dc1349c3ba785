import { expect, test } from 'vitest';
import { cacheKey, hasSessionCookie } from './cache-key.ts';

test.each([
  ['/agence', '', '/agence'],
  ['/agence', '?utm_source=x', '/agence'],
  ['/cas-clients', '?utm_source=x', '/cas-clients'],
  ['/agence.data', '', '/agence.data'],
  ['/agence.data', '?utm_source=x', '/agence.data'],
  ['/_.data', '?utm_source=x', '/_.data'],
  ['/data/fr/home.json', '', '/data/fr/home.json'],
  ['/cas-clients', '?filter=react', '/cas-clients?filter=react'],
  ['/en/case-studies', '?filter=all', '/en/case-studies?filter=all'],
  ['/cas-clients.data', '?filter=react', '/cas-clients.data?filter=react'],
])('%s%s is kept as %s', (path, search, key) => {
  expect(cacheKey('GET', path, search, false)).toBe(key);
  expect(cacheKey('HEAD', path, search, false)).toBe(key);
});

test.each([
  ['/cas-clients', '?filter=unknown'],
  ['/cas-clients', '?filter=react&filter=saas'],
  ['/cas-clients', '?filter=%72eact'],
  ['/cas-clients', '?filter=react&utm_source=x'],
  ['/cas-clients.data', '?filter=react&_routes=root'],
  ['/agence.data', '?filter=react&_routes=root'],
  ['/contact', '?utm_source=x&plan=Pro'],
  ['/agence.data', '?_routes=root'],
  ['/projets', '?filter=react'],
  ['/unknown', '?a=1'],
  ['/data/fr/home.json', '?a=1'],
  ['/admin', ''],
  ['/admin.data', ''],
  ['/en/admin', ''],
  ['/admin/setup', '?token=x'],
  ['/api/content/fr/home', ''],
  ['/%61gence', ''],
  ['/agence%2e', ''],
  ['//agence', ''],
  ['/x/../agence', ''],
  ['/./agence', ''],
  ['/..', ''],
  ['http://evil.example/', ''],
])('%s%s is made for each request alone', (path, search) => {
  expect(cacheKey('GET', path, search, false)).toBeUndefined();
});

test('only our own cookie makes an answer personal', () => {
  expect(['session=x', 'a=b; session=x', '__Host-session=x'].map(hasSessionCookie)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['_ga=1', 'mysession=x', undefined].map(hasSessionCookie)).toEqual([false, false, false]);
});

test('a session or a method that changes something keeps an answer out of the cache', () => {
  expect(cacheKey('GET', '/agence', '', true)).toBeUndefined();
  expect(cacheKey('POST', '/contact', '', false)).toBeUndefined();
});
