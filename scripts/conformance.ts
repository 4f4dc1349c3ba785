import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir, run } from './run.ts';

const RESULTS = path.join(projectDir, '.cache/test-results.json');
const FILES = ['requirements-public.md', 'requirements-admin.md'];

interface Shown {
  title: string;
  file: string;
  passed: boolean;
}

/** Every requirement id, in the order of the two files. */
async function requirementIds(): Promise<string[]> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(path.join(projectDir, 'docs/requirements', file), 'utf8')),
  );
  return texts.flatMap((text) => [...text.matchAll(/^\| ([A-Z0-9]+-\d\d) \|/gm)].map(([, id = '']) => id));
}

/** The tests of the last run by the ids in their titles. */
async function testsById(): Promise<Map<string, Shown[]>> {
  const { testResults, startTime } = JSON.parse(await readFile(RESULTS, 'utf8'));
  console.log(`The test run of ${new Date(startTime).toISOString()}, ${testResults.length} files\n`);
  const shown = new Map<string, Shown[]>();
  for (const { name, assertionResults } of testResults) {
    for (const { title, ancestorTitles, status } of assertionResults) {
      const entry = {
        title: [...ancestorTitles, title].join(' › '),
        file: path.relative(projectDir, name),
        passed: status === 'passed',
      };
      for (const [, id = ''] of title.matchAll(/\[([A-Z0-9]+-\d\d)\]/g))
        shown.set(id, [...(shown.get(id) ?? []), entry]);
    }
  }
  return shown;
}

const missing = await readFile(RESULTS).then(
  () => false,
  () => true,
);
if (missing) await run('vitest', ['run']);

const ids = await requirementIds();
const tests = await testsById();
let failing = 0;
for (const id of ids) {
  const shown = tests.get(id) ?? [];
  const failed = shown.some(({ passed }) => !passed);
  if (failed) failing += 1;
  console.log(`${shown.length === 0 ? '·' : failed ? '✗' : '✓'} ${id}`);
  for (const { title, file, passed } of shown) console.log(`    ${passed ? '✓' : '✗'} ${title}  (${file})`);
}

const unknown = [...tests.keys()].filter((id) => !ids.includes(id));
const covered = ids.filter((id) => tests.has(id)).length;
console.log(
  `\n${ids.length} requirements: ${covered - failing} shown, ${failing} failing, ${ids.length - covered} shown by nothing yet`,
);
if (unknown.length > 0) console.log(`Ids that no requirement has: ${unknown.join(', ')}`);
process.exitCode = failing > 0 || unknown.length > 0 ? 1 : 0;
