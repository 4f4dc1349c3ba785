import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bufferedLogStream } from './buffered-log-stream.ts';

test('lines of any length come out whole and in order', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lines-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'log');
  const lines = bufferedLogStream(openSync(file, 'w'));
  const written = [
    'court\n',
    `${'é€😀'.repeat(4000)}\n`,
    ...Array.from({ length: 2000 }, (_, n) => `${n} là\n`),
  ];
  for (const line of written) lines.write(line);
  await new Promise<void>((resolve) => lines.flush(resolve));
  expect(await readFile(file, 'utf8')).toBe(written.join(''));
});
