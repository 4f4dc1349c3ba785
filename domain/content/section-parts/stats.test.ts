import { expect, test } from 'vitest';
import { sectionSchemas } from '../sections.ts';
import { statsOrDefault } from './stats.ts';

test('[STATS-01] a stat has a value, a suffix and a label, and home keeps a list of them', () => {
  const items = [{ value: 7, suffix: 'x', label: 'chats' }];
  expect(sectionSchemas.home.parse({ stats: { items } }).stats.items).toEqual(items);
  for (const wrong of [{ value: '7' }, { suffix: 7 }, { label: 7 }]) {
    const stats = { items: [{ ...items[0], ...wrong }] };
    expect(sectionSchemas.home.safeParse({ stats }).success, JSON.stringify(wrong)).toBe(false);
  }
});

test('managed figures win over those of the house', () => {
  const items = [{ value: 7, suffix: 'x', label: 'chats' }];
  expect(statsOrDefault(items, 'fr')).toBe(items);
  expect(statsOrDefault([], 'fr').map(({ value, suffix }) => value + suffix)).toEqual(
    statsOrDefault([], 'en').map(({ value, suffix }) => value + suffix),
  );
});
