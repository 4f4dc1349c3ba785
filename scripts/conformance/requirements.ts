import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../run.ts';
import type { TestResult, TestRun } from './test-run.ts';

interface Requirement {
  id: string;
  tests: TestResult[];
  /** Shown by a test that passed; failing as soon as one that names it does not; else by nothing. */
  state: 'shown' | 'failing' | 'nothing';
}

interface Coverage {
  requirements: Requirement[];
  /** Ids in titles of tests that no requirement has. */
  unknown: string[];
}

const FILES = ['public', 'admin', 'publishing', 'editing', 'appointments'].map(
  (part) => `requirements-${part}.md`,
);

/** Every requirement id, in the order of the files. */
export async function requirementIds(): Promise<string[]> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(path.join(projectDir, 'docs/requirements', file), 'utf8')),
  );
  return texts.flatMap((text) => [...text.matchAll(/^\| ([A-Z0-9]+-\d\d) \|/gm)].map(([, id = '']) => id));
}

/** Which tests show which requirement: those whose titles have its id, as in `[HOME-01] …`. */
export function coverageOf(ids: readonly string[], run: TestRun): Coverage {
  const named = new Map<string, TestResult[]>();
  for (const test of run.tests) {
    for (const [, id = ''] of test.title.matchAll(/\[([A-Z0-9]+-\d\d)\]/g))
      named.set(id, [...(named.get(id) ?? []), test]);
  }
  const requirements = ids.map((id) => {
    const tests = named.get(id) ?? [];
    return { id, tests, state: stateOf(tests) };
  });
  return { requirements, unknown: [...named.keys()].filter((id) => !ids.includes(id)) };
}

function stateOf(tests: TestResult[]): Requirement['state'] {
  if (tests.some(({ state }) => state === 'failed')) return 'failing';
  return tests.some(({ state }) => state === 'passed') ? 'shown' : 'nothing';
}

/** One line that says it all, and what is wrong where something is. */
export function verdictOn({ requirements, unknown }: Coverage): { ok: boolean; line: string; wrong: string } {
  const idsThatAre = (state: Requirement['state']) =>
    requirements.filter((requirement) => requirement.state === state).map(({ id }) => id);
  const wrong = [
    ['Shown by nothing', idsThatAre('nothing')],
    ['Failing', idsThatAre('failing')],
    ['Ids that no requirement has', unknown],
  ] as const;
  return {
    ok: requirements.length > 0 && wrong.every(([, ids]) => ids.length === 0),
    line: `${idsThatAre('shown').length} of ${requirements.length} requirements shown`,
    wrong: wrong
      .filter(([, ids]) => ids.length > 0)
      .map(([says, ids]) => `${says}: ${ids.join(', ')}`)
      .join('\n'),
  };
}
