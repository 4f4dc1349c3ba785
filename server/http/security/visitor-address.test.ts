import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const address = (remoteAddress: string, proxies = 0, forwarded?: string) =>
  visitorAddress(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    proxies,
  );

test('IPv4 as it is, also inside IPv6; IPv6 by its /64', () => {
  expect(address('203.0.113.9')).toBe('203.0.113.9');
  expect(address('::ffff:203.0.113.9')).toBe('203.0.113.9');
  const home = address('2001:db8:0:1:aaaa:bbbb:cccc:dddd');
  expect(address('2001:0db8::1:0:0:0:1')).toBe(home);
  expect(address('2001:db8:0:1::')).toBe(home);
  expect(address('2001:db8:0:2::1')).not.toBe(home);
  expect(address('::1')).toBe('0:0:0:0::/64');
  expect(address('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('X-Forwarded-For counts only as far as proxies of ours wrote it', () => {
  expect(address('10.0.0.1', 0, '203.0.113.9')).toBe('10.0.0.1');
  expect(address('10.0.0.1', 1, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
  expect(address('10.0.0.1', 2, 'spoofed, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(address('10.0.0.1', 2, '203.0.113.9')).toBe('203.0.113.9');
  expect(address('10.0.0.1', 1, 'nonsense')).toBe('10.0.0.1');
  expect(address('10.0.0.1', 1)).toBe('10.0.0.1');
});
