import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSitePath } from './preview.ts';

test.each(['/', '/en', '/contact', '/blog/un-article', '/cas-clients?filter=web&page=2', '/caf%C3%A9'])(
  'a preview may begin at %s',
  (path) => expect(isSitePath(path)).toBe(true),
);

test.each([
  ...['', 'contact', '//evil.example', '/\\evil.example', '/contact//x', 'https://evil.example', '/a\n/b'],
  ...['/\t/evil.example', '/admin', '/admin/media', '/en/admin', '/api/leads', '/admin?x=1', '/contact#form'],
])('[PUBLISH-10] and nowhere else: %j', (path) => expect(isSitePath(path)).toBe(false));

test('[PUBLISH-10] no path leads to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\.?@:%a#\t&=') }), (text) => {
      if (isSitePath(text)) expect(new URL(text, 'https://own.example').host).toBe('own.example');
    }),
  );
});
