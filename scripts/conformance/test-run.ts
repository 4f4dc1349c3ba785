import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectDir, run } from '../run.ts';

export interface TestResult {
  file: string;
  title: string;
  /** With the titles of the groups around it. */
  fullTitle: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Why it was skipped, where the test says so. */
  reason?: string | undefined;
}

export interface TestRun {
  startTime: number;
  tests: TestResult[];
}

export const resultsFile = path.join(projectDir, '.cache/test-results.json');

/** Runs every test. Only such a run is written down: one of a few files would say that all else is shown by nothing. */
export async function runEveryTest(): Promise<{ ok: boolean; results: TestRun }> {
  await rm(resultsFile, { force: true });
  const { ok } = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=./scripts/conformance/results-reporter.ts',
  ]);
  const results = await lastRun();
  if (!results) throw new Error('The tests ended without results.');
  return { ok, results };
}

/** The last run of every test, where there was one. */
export async function lastRun(): Promise<TestRun | undefined> {
  const text = await readFile(resultsFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
