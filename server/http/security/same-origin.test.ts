import { expect, test } from 'vitest';
import { isSafeMethod, isSameOrigin } from './same-origin.ts';

const own = 'https://www.example.com';

test.each([
  'https://www.example.com:8443',
  'http://www.example.com',
  'https://example.com',
  'https://www.example.com.evil.example',
  'https://www.example.com/',
  'HTTPS://WWW.EXAMPLE.COM',
  'null',
  '',
])('an older browser that names "%s" is not on our pages', (origin) => {
  expect(isSameOrigin({ origin }, own)).toBe(false);
});

test('the port that goes without saying makes no difference', () => {
  expect(isSameOrigin({ origin: own }, `${own}:443`)).toBe(true);
});

test.each(['', 'Same-Origin', 'same-origin, cross-site', 'same-origin '])(
  'Sec-Fetch-Site "%s" is no word of a browser',
  (site) => {
    expect(isSameOrigin({ 'sec-fetch-site': site, origin: own }, own)).toBe(false);
  },
);

test('only reading is safe', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get'];
  expect(methods.filter(isSafeMethod)).toEqual(['GET', 'HEAD']);
});
