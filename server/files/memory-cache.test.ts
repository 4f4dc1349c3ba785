import { expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { withMemoryCache } from './memory-cache.ts';

function openStore(maxBytes: number) {
  const files = new Map(['a', 'b', 'c'].map((key) => [key, Buffer.from(key.repeat(4))]));
  const asked: string[] = [];
  const clock = { now: 0 };
  const store: FileStore = {
    put: async (key) => void files.set(key, Buffer.from('new')),
    async read(key) {
      asked.push(key);
      return files.get(key);
    },
    remove: async (key) => void files.delete(key),
    list: async () => [],
  };
  return { kept: withMemoryCache(store, () => clock.now, maxBytes), files, asked, clock };
}

test('what was read last is kept for ten minutes, as much as there is room for', async () => {
  const { kept, files, asked, clock } = openStore(8);
  const read = async (...keys: string[]) => {
    asked.length = 0;
    for (const key of keys) expect((await kept.read(key))?.toString()).toBe(files.get(key)?.toString());
    return asked.join('');
  };
  expect(await read('a', 'b', 'a', 'b', 'a')).toBe('ab');
  expect(await read('c', 'a')).toBe('c');
  expect(await read('b', 'nobody', 'nobody')).toBe('bnobodynobody');
  await kept.put('b', 'a path');
  expect(await read('b')).toBe('b');
  await kept.remove('b');
  expect(await read('b')).toBe('b');
  expect(await read('a')).toBe('');
  clock.now = 10 * 60 * 1000;
  expect(await read('a')).toBe('a');
});
