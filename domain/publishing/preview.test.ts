import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSitePath, sitePath } from './preview.ts';

test.each([
  ...['/', '/en', '/contact', '/en/contact', '/blog/un-article', '/en/case-studies/a-study'],
  ...['/cas-clients?filter=web&page=2', '/estimation/aB-_9', '/?q=caf%C3%A9'],
])('a preview may begin at %s', (path) => {
  expect(isSitePath(path)).toBe(true);
  expect(sitePath(path)).toBe(path);
});

test.each([
  ...['', 'contact', '//evil.example', '/\\evil.example', '/contact//x', 'https://evil.example', '/a\n/b'],
  ...['/\t/evil.example', '/admin', '/admin/media', '/en/admin', '/api/leads', '/admin?x=1', '/contact#form'],
  ...['/%61dmin', '/%61pi/leads', '/%2f%2fevil.example', '/%2Fadmin', '/%5cevil.example', '/blog/%2e%2e'],
  ...['/blog/..', '/blog/%2f%2fevil.example', '/blog/%5Cevil.example', '/blog/%0d%0aset-cookie', '/blog/%'],
  ...['/blog/%00', '/\u0000', '/\u007f', '/contact ', '/nulle-part', '/data/fr/home.json', '/sitemap.xml'],
])('[PUBLISH-10] and nowhere else: %j', (path) => {
  expect(isSitePath(path)).toBe(false);
  expect(sitePath(path)).toBe(path.startsWith('/en/') ? '/en' : '/');
});

test('[PUBLISH-10] no path leads to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\.?@:%a#\t&=') }), (text) => {
      expect(new URL(sitePath(text), 'https://own.example').host).toBe('own.example');
    }),
  );
});
