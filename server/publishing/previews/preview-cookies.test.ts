import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPreviewCookies, type PreviewClaim } from './preview-cookies.ts';

const cookies = createPreviewCookies('a secret');
const claims: PreviewClaim[] = [
  { kind: 'session', session: 'ab12', perspective: 'at:2026-01-01T00:00:00.000Z', until: 1_767_225_600_000 },
  { kind: 'link', link: '5f0c6b1e-0000-4000-8000-000000000000', until: 1_767_225_600_000 },
];

test.each(claims)('[PUBLISH-10] a preview cookie is read as it was written: %j', (claim) => {
  expect(cookies.read(cookies.write(claim))).toEqual(claim);
});

test('[PUBLISH-10] no altered cookie is accepted, nor one of another secret', () => {
  const character = fc.constantFrom(
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ é',
  );
  const whole = claims.map(cookies.write);
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.nat(), fc.nat(2), character, (value, place, cut, other) => {
      const at = place % value.length;
      const altered = value.slice(0, at) + other + value.slice(at + cut);
      fc.pre(altered !== value);
      expect(cookies.read(altered)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cookies.read(text)).toBeUndefined();
    }),
  );
  const [first = '', second = ''] = whole;
  expect(cookies.read(`${first.split('.')[0]}.${second.split('.')[1]}`)).toBeUndefined();
  expect(createPreviewCookies('another').read(first)).toBeUndefined();
});

test('[PUBLISH-10] every last character of a signature counts, also those that stand for the same bytes', () => {
  const [text = '', signature = ''] = cookies.write(claims[0] as PreviewClaim).split('.');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const accepted = [...alphabet].filter((end) => cookies.read(`${text}.${signature.slice(0, -1)}${end}`));
  expect(accepted).toEqual([signature.slice(-1)]);
});
