import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('what was used longest ago goes first when there are too many', () => {
  const cache = createBoundedCache<number>({ maxEntries: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});

test('all values together stay within the size; one that is too large for it is not kept', () => {
  const dropped: string[] = [];
  const cache = createBoundedCache<string>({
    maxSize: 5,
    sizeOf: (text) => text.length,
    onDrop: (text) => dropped.push(text),
  });
  cache.set('a', 'aaa');
  cache.set('b', 'bb');
  cache.set('a', 'A');
  expect([cache.get('a'), cache.get('b')]).toEqual(['A', 'bb']);
  cache.set('c', 'ccc');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'bb', 'ccc']);
  cache.set('d', 'dddddd');
  expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, undefined]);
  expect(dropped).toEqual(['aaa', 'A', 'bb', 'ccc', 'dddddd']);
});

test('what is deleted or cleared is dropped', () => {
  const dropped: number[] = [];
  const cache = createBoundedCache<number>({ onDrop: (value) => dropped.push(value) });
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) cache.set(key, value);
  cache.delete('b');
  cache.delete('b');
  cache.clear();
  expect(dropped).toEqual([2, 1, 3]);
  expect(cache.get('a')).toBeUndefined();
});
