import path from 'node:path';
import { ensureBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { coverageOf, requirementIds, verdictOn } from './conformance/requirements.ts';
import { runEveryTest, type TestResult } from './conformance/test-run.ts';
import { projectDir } from './run.ts';
import { type CheckResult, runStaticChecks } from './static-checks.ts';

let passed = 0;
let failed = 0;
let skipped: TestResult[] = [];

function report({ name, ok, output }: CheckResult): void {
  if (ok) passed += 1;
  else failed += 1;
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}\n${ok ? '' : `${output}\n`}`);
}

const built = ensureBuild().then(
  () => report({ name: 'build', ok: true, output: '' }),
  (error: unknown) => report({ name: 'build', ok: false, output: String(error) }),
);
await Promise.all([built, runStaticChecks(report)]);

try {
  await ensureChromium();
  const { ok, results } = await runEveryTest();
  const withState = (state: TestResult['state']) => results.tests.filter((test) => test.state === state);
  const failedTests = withState('failed').length;
  passed += withState('passed').length;
  failed += failedTests;
  skipped = withState('skipped');
  if (!ok && failedTests === 0) report({ name: 'test run', ok, output: '' });
  const verdict = verdictOn(coverageOf(await requirementIds(), results));
  report({ name: verdict.line, ok: verdict.ok, output: verdict.wrong });
} catch (error) {
  report({ name: 'tests', ok: false, output: String(error) });
}

for (const { fullTitle, file, reason = 'no reason given' } of skipped)
  process.stdout.write(
    `\nskipped: ${fullTitle} (${path.relative(projectDir, file)})\n  because: ${reason}\n`,
  );
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
process.exitCode = failed > 0 ? 1 : 0;
