import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed, compressedFinest, isWorthCompressing, preferredEncoding } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip, identity;q=0', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0', 'identity'],
  ['br;Q=0, gzip', 'gzip'],
  ['br;q=much, gzip', 'gzip'],
  [',;=;q,,"', 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('a compressed body unpacks to the same bytes', async () => {
  const body = Buffer.from('vitrine '.repeat(500));
  expect(brotliDecompressSync(await compressed(body, 'br'))).toEqual(body);
  expect(gunzipSync(await compressed(body, 'gzip'))).toEqual(body);
  expect(await compressed(body, 'identity')).toBe(body);
});

test('the finest compression is smaller, unpacks to the same bytes, and is left out when nobody wants it any more', async () => {
  const body = await readFile(path.resolve('content/fr/home.json'));
  const [finest, unwanted, again] = await Promise.all([
    compressedFinest(body, () => true),
    compressedFinest(body, () => false),
    compressedFinest(body, () => true),
  ]);
  expect(finest?.byteLength).toBeLessThan((await compressed(body, 'br')).byteLength);
  expect(brotliDecompressSync(finest ?? '')).toEqual(body);
  expect([again, unwanted]).toEqual([finest, undefined]);
});

test('images and short texts are left as they are', () => {
  const long = Buffer.alloc(2000);
  expect(isWorthCompressing('text/html; charset=utf-8', long)).toBe(true);
  expect(isWorthCompressing('application/json', long)).toBe(true);
  expect(isWorthCompressing('image/webp', long)).toBe(false);
  expect(isWorthCompressing('text/html', Buffer.alloc(100))).toBe(false);
});
