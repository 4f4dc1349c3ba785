import { expect, test } from 'vitest';
import { cacheKey, notFoundKey } from './cache-key.ts';

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
  expect(cacheKey('GET', path, search)).toBe(key);
  expect(cacheKey('HEAD', path, search)).toBe(key);
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
  expect(cacheKey('GET', path, search)).toBeUndefined();
});

test.each([
  ['/blog', '?q='],
  ['/blog', '?q=react'],
  ['/en/blog', '?utm_source=x&q=react'],
  ['/blog.data', '?q=react'],
])('a search is never kept: %s%s', (path, search) => {
  expect(cacheKey('GET', path, search)).toBeUndefined();
});

test('a method that changes something keeps a response out of the cache', () => {
  expect(cacheKey('POST', '/contact', '')).toBeUndefined();
});

test.each([
  ['/nowhere', '', '/404'],
  ['/nowhere', '?a=1', '/404'],
  ['/expertises/nowhere', '', '/404'],
  ['/english', '', '/404'],
  ['/en/nowhere', '', '/en/404'],
  ['/nowhere.data', '?a=1', '/404.data'],
  ['/en/nowhere.data', '', '/en/404.data'],
  ['/nowhere.data', '?_routes=root', undefined],
  ['/apercu/a-token', '?a=1', '/apercu/404'],
  ['/en/preview/a-token', '', '/en/preview/404'],
  ['/apercu/a-token.data', '', '/apercu/404.data'],
  ['/apercu', '', '/404'],
])('the response to the unknown address %s%s is kept as %s', (path, search, key) => {
  expect(notFoundKey(path, search)).toBe(key);
});
