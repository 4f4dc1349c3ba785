import { ensureBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { coverageOf, requirementIds, verdictOn } from './conformance/requirements.ts';
import { runEveryTest } from './conformance/test-run.ts';
import { run } from './run.ts';

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
let skipped = 0;

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
  const { ok, results } = await runEveryTest();
  passed += results.numPassedTests;
  failed += results.numFailedTests;
  skipped += results.numPendingTests;
  if (!ok && results.numFailedTests === 0) report('test run', false);
  const verdict = verdictOn(coverageOf(await requirementIds(), results));
  report(verdict.line, verdict.ok, verdict.wrong);
} catch (error) {
  report('tests', false, String(error));
}

process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 ? 1 : 0;
