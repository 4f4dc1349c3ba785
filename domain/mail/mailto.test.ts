import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test('[TRUST-13] a link to an address writes to that address alone', () => {
  expect(mailto('jane@example.com')).toBe('mailto:jane@example.com');
  const { pathname, search } = new URL(mailto('x?bcc=attacker@evil.example&subject=1#a%0d'));
  expect([decodeURIComponent(pathname), search]).toEqual(['x?bcc=attacker@evil.example&subject=1#a%0d', '']);
});
