import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { resultsFile, type TestResult, type TestRun } from './test-run.ts';

/** Writes down what became of each test, and why it was skipped, which Vitest's own JSON does not tell. */
export default class ResultsReporter implements Reporter {
  readonly startTime = Date.now();

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(resultOf));
    const run: TestRun = { startTime: this.startTime, tests };
    await mkdir(path.dirname(resultsFile), { recursive: true });
    await writeFile(resultsFile, JSON.stringify(run));
  }
}

function resultOf(test: TestCase): TestResult {
  const result = test.result();
  const reason = result.state === 'skipped' ? result.note : undefined;
  return {
    file: test.module.moduleId,
    title: test.name,
    fullTitle: test.fullName,
    state: result.state,
    reason,
  };
}
