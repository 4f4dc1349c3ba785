import { expect, test } from 'vitest';
import { isOwnPath, isSafeLink, isUnsafeUrl } from './addresses.ts';

test.each([
  '/contact',
  '/en/pricing?x=1#a',
  '#titre',
  'https://a.example/b',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+33353010203',
])('a link may go to %s', (address) => expect(isSafeLink(address)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'file:///etc/passwd',
  '',
])('a link never goes to %j', (address) => {
  expect(isSafeLink(address)).toBe(false);
  expect(isOwnPath(address)).toBe(false);
});

test('an address that runs something or leaves unseen is told from one that does not', () => {
  const bad = ['javascript:x', ' JavaScript:x', 'java\tscript:x', '\u0001javascript:x', 'vbscript:x'];
  const away = [
    'data:text/html,x',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    ' //evil.example',
    '\\\\evil',
  ];
  const good = [
    '',
    '/contact',
    '#plans',
    'https://a.example',
    'mailto:a@b.fr',
    'tel:+33',
    '/a//b',
    'Les datas : x',
  ];
  for (const address of [...bad, ...away]) expect([address, isUnsafeUrl(address)]).toEqual([address, true]);
  for (const address of good) expect([address, isUnsafeUrl(address)]).toEqual([address, false]);
});
