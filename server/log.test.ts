import { existsSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '#tests/support/process.ts';
import { createLog } from './log.ts';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'log');
}

const messages = async (file: string) =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

test('lines of any length come out whole and in order, each with its time', async () => {
  const file = await newFile();
  const log = createLog('info', openSync(file, 'w'));
  const written = ['court', 'é€😀'.repeat(4000), ...Array.from({ length: 2000 }, (_, n) => `${n} là`)];
  for (const text of written) log.info(text);
  await new Promise((resolve) => log.flush(resolve));
  expect(await messages(file)).toEqual(written);
  const [first = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(first)).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    msg: 'court',
  });
});

const logTo = (file: string, lines: number, end: string) => `
  import { existsSync, openSync } from 'node:fs';
  import { createLog } from '${path.join(import.meta.dirname, 'log.ts')}';
  const log = createLog('info', openSync('${file}', 'w'));
  for (let n = 0; n < ${lines}; n += 1) log.info(String(n));
  ${end}`;

test('what was not yet written is written when the process ends', async () => {
  const file = await newFile();
  const { code } = await runScript(
    '--input-type=module',
    ['--eval', logTo(file, 10, 'process.exit(3);')],
    {},
  );
  expect([code, (await messages(file)).length]).toEqual([3, 10]);
});

/** Where every write answers that the disk is full. */
const FULL = '/dev/full';

test.runIf(existsSync(FULL))(
  'a log that cannot be written neither ends the process nor holds it up',
  async () => {
    const goOn = 'setTimeout(() => log.flush(() => process.exit(3)), 1500);';
    const { code, err } = await runScript('--input-type=module', ['--eval', logTo(FULL, 30_000, goOn)], {});
    expect([code, err]).toEqual([3, '']);
  },
);
