import path from 'node:path';
import { coverageOf, requirementIds, verdictOn } from './conformance/requirements.ts';
import { lastRun, runEveryTest } from './conformance/test-run.ts';
import { projectDir } from './run.ts';

const results = (await lastRun()) ?? (await runEveryTest()).results;
console.log(`The test run of ${new Date(results.startTime).toISOString()}, ${results.tests.length} tests\n`);

const coverage = coverageOf(await requirementIds(), results);
const marks = { shown: '✓', failing: '✗', nothing: '·' };
for (const { id, state, tests } of coverage.requirements) {
  console.log(`${marks[state]} ${id}`);
  for (const test of tests)
    console.log(
      `    ${test.state === 'passed' ? '✓' : '✗'} ${test.fullTitle}  (${path.relative(projectDir, test.file)})`,
    );
}

const { ok, line, wrong } = verdictOn(coverage);
console.log(`\n${line}\n${wrong}`);
process.exitCode = ok ? 0 : 1;
