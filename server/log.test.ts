import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '#tests/support/process.ts';

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

const logTo = (file: string, lines: string, end: string) => `
  import { openSync } from 'node:fs';
  import { createLog } from '${path.join(import.meta.dirname, 'log.ts')}';
  const log = createLog('info', openSync('${file}', 'w'));
  for (const line of ${lines}) log.info(line);
  ${end}`;

const run = (script: string) => runScript('--input-type=module', ['--eval', script], {});

test('lines of any length come out whole and in order, each with its time, when the site stops', async () => {
  const file = await newFile();
  const written = ['court', 'é€😀'.repeat(4000), ...Array.from({ length: 2000 }, (_, n) => `${n} là`)];
  const { code } = await run(logTo(file, JSON.stringify(written), 'log.flush(() => process.exit(3));'));
  expect([code, await messages(file)]).toEqual([3, written]);
  const [first = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(first)).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    msg: 'court',
  });
});

test('a few lines that were not yet written are written at a sudden exit', async () => {
  const file = await newFile();
  const { code } = await run(logTo(file, "['un', 'deux']", 'process.exit(3);'));
  expect([code, await messages(file)]).toEqual([3, ['un', 'deux']]);
});

/** Where every write answers that the disk is full. */
const FULL = '/dev/full';

test.runIf(existsSync(FULL))(
  'a log that cannot be written neither ends the process nor holds it up',
  async () => {
    const lines = "Array.from({ length: 30_000 }, (_, n) => 'line ' + n)";
    const { code, err } = await run(
      logTo(FULL, lines, 'setTimeout(() => log.flush(() => process.exit(3)), 1500);'),
    );
    expect([code, err]).toEqual([3, '']);
  },
);
