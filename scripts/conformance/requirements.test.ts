import { expect, test } from 'vitest';
import { coverageOf, requirementIds, verdictOn } from './requirements.ts';
import type { TestResult } from './test-run.ts';

/** A run of tests with these titles and what became of them. */
const runOf = (tests: Record<string, TestResult['state']>) => ({
  startTime: 0,
  tests: Object.entries(tests).map(([title, state]) => ({
    ...{ title, state, file: 'tests/a.test.ts', fullTitle: `[AREA-09] a group > ${title}` },
  })),
});
const verdict = (tests: Record<string, TestResult['state']>) =>
  verdictOn(coverageOf(['A-01', 'A-02'], runOf(tests)));

test('all is well when a passed test names each id', () => {
  expect(verdict({ '[A-01] [A-02] both': 'passed', 'no id': 'failed' })).toEqual({
    ok: true,
    line: '2 of 2 requirements shown',
    wrong: '',
  });
});

test.each([
  ['no test names it', { '[A-01] one': 'passed' }, 'Shown by nothing: A-02'],
  ['its test was left out', { '[A-01] one': 'passed', '[A-02] two': 'skipped' }, 'Shown by nothing: A-02'],
  ['one of its tests failed', { '[A-01] [A-02] one': 'passed', '[A-02] two': 'failed' }, 'Failing: A-02'],
  ['no requirement has it', { '[A-01] [A-02] [A-03] x': 'passed' }, 'Ids that no requirement has: A-03'],
] as const)('an id does not count when %s', (_, tests, wrong) => {
  expect(verdict(tests)).toMatchObject({ ok: false, wrong });
});

test('nothing asked for is nothing shown', () => {
  expect(verdictOn(coverageOf([], runOf({}))).ok).toBe(false);
});

test('the requirements are these many, each once', async () => {
  const ids = await requirementIds();
  expect(ids).toHaveLength(845);
  expect(new Set(ids).size).toBe(845);
});
