import { run } from './run.ts';

export interface CheckResult {
  name: string;
  ok: boolean;
  output: string;
}

const FOLDERS = ['app', 'domain', 'server', 'scripts', 'tests', 'bench'];

const checks: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'tsc'],
  ['import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', ...FOLDERS],
  // What it ignores before the first build it finds after it, and would say so.
  ['dead code', 'knip', '--no-config-hints'],
];

/** What can be said of the sources without running them. All at once; `report` hears of each as it ends. */
export async function runStaticChecks(report: (result: CheckResult) => void): Promise<void> {
  await Promise.all(
    checks.map(async ([name, command, ...args]) => {
      report({ name, ...(await run(command, args, { quiet: true })) });
    }),
  );
}
