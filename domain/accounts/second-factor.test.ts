import { expect, test } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { enrolmentAddress, inGroups, isOneTimeCode, stepsAround, tidyCode } from './second-factor.ts';

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base 32 (RFC 4648), and back', (text, written) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(written);
  expect(new TextDecoder().decode(fromBase32(written))).toBe(text);
});

test('what is no base 32 is nothing', () => {
  for (const text of ['mzxw6', 'M1', 'MZXW6===', 'É', '__proto__']) expect(fromBase32(text)).toBeUndefined();
});

test('the step before and the one after are taken too', () => {
  expect(stepsAround(new Date(59_000))).toEqual([0, 1, 2]);
  expect(stepsAround(new Date(60_000))).toEqual([1, 2, 3]);
});

test('blanks, dashes and small letters are no mistake, and nothing endless is compared', () => {
  expect(tidyCode(' 123 456 ')).toBe('123456');
  expect(tidyCode('abcd-efgh')).toBe('ABCDEFGH');
  expect(tidyCode('9'.repeat(1_000_000))).toHaveLength(64);
  expect(['123456', '12345', '１２３４５６', '123456\n7'].map(isOneTimeCode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(inGroups('ABCDEFGHIJKLMNOP')).toBe('ABCD-EFGH-IJKL-MNOP');
});

test('the address for the app escapes what stands in it', () => {
  expect(enrolmentAddress('a&b.fr', 'm?x@b.fr', 'ABC')).toBe(
    'otpauth://totp/a%26b.fr:m%3Fx%40b.fr?secret=ABC&issuer=a%26b.fr',
  );
});
