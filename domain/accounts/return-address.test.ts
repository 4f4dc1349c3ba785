import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each([
  ['/admin/inbox', '/admin/inbox'],
  ['/en/admin/pages/home?lang=en', '/en/admin/pages/home?lang=en'],
  ['/admin/inbox?tab=spam&page=2', '/admin/inbox?tab=spam&page=2'],
  ['/admin', '/admin'],
  ['', '/admin'],
  [null, '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example', '/admin'],
  ['/admin/../x', '/admin'],
  ['/admin/%2f%2fevil', '/admin'],
  ['/administrator', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['/admin/logout', '/admin'],
  ['/admin/setup', '/admin'],
])('after the login at /admin, %j leads to %s', (asked, target) => {
  expect(returnAddress(asked, '/admin')).toBe(target);
});
