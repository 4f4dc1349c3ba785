import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { projectDir, run } from './run.ts';

const RESULTS = path.join(projectDir, '.cache/test-results.json');

const checks: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'tsc'],
  [
    'import rules',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'domain',
    'server',
    'scripts',
    'tests',
    'bench',
  ],
  ['dead code', 'knip'],
];

let passed = 0;
let failed = 0;

function report(name: string, ok: boolean, output = ''): void {
  if (ok) passed += 1;
  else failed += 1;
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}\n${ok ? '' : `${output}\n`}`);
}

// Comes first: the import rules follow the server into the build.
await ensureBuild().then(
  () => report('build', true),
  (error: unknown) => report('build', false, String(error)),
);

await Promise.all(
  checks.map(async ([name, command, ...args]) => {
    const { ok, output } = await run(command, args, { quiet: true });
    report(name, ok, output);
  }),
);

try {
  await ensureChromium();
  await rm(RESULTS, { force: true });
  const { ok } = await run('vitest', ['run']);
  const results = JSON.parse(await readFile(RESULTS, 'utf8'));
  passed += results.numPassedTests;
  failed += results.numFailedTests;
  if (!ok && results.numFailedTests === 0) report('test run', false);
} catch (error) {
  report('tests', false, String(error));
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
