import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectDir, run } from '../run.ts';

/** What Vitest writes about a run. */
export interface TestRun {
  startTime: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: { title: string; ancestorTitles: string[]; status: string }[];
  }[];
}

const RESULTS = '.cache/test-results.json';
const resultsFile = path.join(projectDir, RESULTS);

/** Runs every test. Only such a run is written down: one of a few files would say that all else is shown by nothing. */
export async function runEveryTest(): Promise<{ ok: boolean; results: TestRun }> {
  await rm(resultsFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const { ok } = await run('vitest', ['run', ...reporters]);
  const results = await lastRun();
  if (!results) throw new Error('The tests ended without results.');
  return { ok, results };
}

/** The last run of every test, where there was one. */
export async function lastRun(): Promise<TestRun | undefined> {
  const text = await readFile(resultsFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
