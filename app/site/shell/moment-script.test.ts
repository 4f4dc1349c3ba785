import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { momentScript } from './moment-script.ts';

test('[MOMENT-04] the moment weighs less than 1.5 kB: its script and its style sheet, as they are sent', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, '../../styles/moment.css'), 'utf8');
  const sent = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*([{}:;,])\s*|\s+/g, (_, mark) => mark ?? ' ');
  expect(brotliCompressSync(momentScript + sent).byteLength).toBeLessThan(1500);
});
