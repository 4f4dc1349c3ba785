import { expect, test } from 'vitest';
import { omit } from './omit.ts';

test('a copy without the given fields, and the object stays as it is', () => {
  const block = { title: 'Bonjour', partners: ['a'], siteMap: {} };
  expect(omit(block, 'partners', 'siteMap')).toEqual({ title: 'Bonjour' });
  expect(Object.keys(block)).toHaveLength(3);
});
