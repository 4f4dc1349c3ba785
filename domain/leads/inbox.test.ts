import { expect, test } from 'vitest';
import { inboxAddress, mailto, readInboxQuery, telephone } from './inbox.ts';

const read = (box: string | undefined, query: string) => readInboxQuery(box, new URLSearchParams(query));

test('the address says which box, which page and what is looked for', () => {
  expect(read(undefined, '')).toEqual({
    ...{ box: 'messages', archived: false, state: '', search: '', page: 1, open: '' },
  });
  expect(read('spam', 'q= Zoé &page=3&archived=1&open=x&state=won')).toEqual({
    ...{ box: 'spam', archived: true, state: 'won', search: 'Zoé', page: 3, open: 'x' },
  });
  for (const page of ['0', '-1', 'abc', '1e9', '99999999'])
    expect(read('mail', `page=${page}`)?.page).toBe(1);
  for (const state of ['', 'constructor', 'WON']) expect(read('quotes', `state=${state}`)?.state).toBe('');
  expect(read('constructor', '')).toBeUndefined();
});

test('and the address is made from it again, without what goes without saying', () => {
  const query = { box: 'quotes', archived: false, state: '', search: '', page: 1, open: '' } as const;
  expect(inboxAddress(query)).toBe('inbox/quotes');
  expect(inboxAddress({ ...query, box: 'messages' })).toBe('inbox');
  expect(inboxAddress({ ...query, search: 'a&b', page: 2, archived: true, open: 'x', state: 'late' })).toBe(
    'inbox/quotes?archived=1&state=late&q=a%26b&page=2&open=x',
  );
});

test('[TRUST-13] a link to an address writes to that address alone', () => {
  expect(mailto('jane@example.com')).toBe('mailto:jane@example.com');
  const { pathname, search } = new URL(mailto('x?bcc=attacker@evil.example&subject=1#a%0d'));
  expect([decodeURIComponent(pathname), search]).toEqual(['x?bcc=attacker@evil.example&subject=1#a%0d', '']);
});

test.each([
  ['03 20 00 00 00', 'tel:0320000000'],
  ['+33 (3) 20-00.00/00', 'tel:+33320000000'],
  ['06;ext=1?bcc=x', 'tel:061'],
])('a number written %j is called', (written, link) => {
  expect(telephone(written)).toBe(link);
});
