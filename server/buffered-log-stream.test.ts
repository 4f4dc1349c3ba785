import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, read as readFrom } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '#tests/support/site/process.ts';
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

test('a flush that gave up waiting for its reader does not call back again when the reader has read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lines-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(fd));
  const lines = bufferedLogStream(fd);
  const line = `${'x'.repeat(999)}\n`;
  for (let n = 0; n < 200; n += 1) lines.write(line);
  let calls = 0;
  await new Promise<void>((resolve) =>
    lines.flush(() => {
      calls += 1;
      resolve();
    }),
  );
  const readUntil = async (bytes: number) => {
    for (let read = 0; read < bytes; ) {
      read += await new Promise<number>((resolve) =>
        readFrom(fd, Buffer.alloc(bytes - read), (error, count) => resolve(error ? 0 : count)),
      );
    }
  };
  await readUntil(200 * line.length);
  await new Promise<void>((resolve) => lines.flush(resolve));
  expect(calls).toBe(1);
});

/** A script that writes lines to a file as the site does, and then goes on. */
const logTo = (file: string, lines: number, goOn: string) => `
  import { openSync } from 'node:fs';
  import { bufferedLogStream } from '${path.join(import.meta.dirname, 'buffered-log-stream.ts')}';
  const stream = bufferedLogStream(openSync('${file}', 'w'));
  for (let n = 0; n < ${lines}; n += 1) stream.write('line ' + n + '\\n');
  ${goOn}`;

test('what was not yet written is written when the process ends', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lines-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'log');
  const script = logTo(file, 10, 'process.exit(3);');
  const { code } = await runScript('--input-type=module', ['--eval', script], {});
  expect([code, (await readFile(file, 'utf8')).split('\n').length]).toEqual([3, 11]);
});

test('[TRUST-05] a reader that stands still costs a megabyte, and is then told how many lines it missed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lines-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(fd));
  const stream = bufferedLogStream(fd);
  const line = `${'x'.repeat(999)}\n`;
  const written = 5000;
  for (let n = 0; n < written; n += 1) stream.write(line);
  let text = '';
  const readSome = () =>
    new Promise<void>((resolve) =>
      readFrom(fd, Buffer.alloc(100_000), (_, count, buffer) => {
        text += buffer.subarray(0, count ?? 0).toString();
        resolve();
      }),
    );
  await expect.poll(() => readSome().then(() => text)).toContain('log lines were dropped');
  const lines = text.split('\n').filter(Boolean);
  const kept = lines.filter((one) => one.startsWith('x')).length;
  const told = lines.filter((one) => one.startsWith('{')).map((one) => JSON.parse(one).lines as number);
  expect(kept * line.length).toBeLessThan(1.2 * 1024 * 1024);
  expect(kept + told.reduce((sum, count) => sum + count, 0)).toBe(written);
});

/** Where every write answers that the disk is full. */
const FULL = '/dev/full';

test.runIf(existsSync(FULL))(
  'lines that cannot be written neither end the process nor hold it up',
  async () => {
    const script = logTo(FULL, 30_000, 'setTimeout(() => stream.flush(() => process.exit(3)), 1500);');
    const { code, err } = await runScript('--input-type=module', ['--eval', script], {});
    expect([code, err]).toEqual([3, '']);
  },
);

test.runIf(existsSync(FULL))(
  '[TRUST-05] an error that nobody caught ends the process, whatever the log does',
  async () => {
    const script = logTo(FULL, 30_000, "setTimeout(() => { throw new Error('uncaught') }, 200);");
    const { code, err } = await runScript('--input-type=module', ['--eval', script], {});
    expect([code, err]).toEqual([1, expect.stringContaining('uncaught')]);
  },
);
