import { run } from './run.ts';
import { runStaticChecks } from './static-checks.ts';

// The quick check before a commit: no build, no browser, no database server. What it says comes in one
// piece at the end, since the parts run beside each other.
let failed = false;
const tests = run('vitest', ['run', '--project=unit', '--reporter=dot'], { quiet: true });
await runStaticChecks(({ name, ok, output }) => {
  failed ||= !ok;
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}\n${ok ? '' : `${output}\n`}`);
});
const { ok, output } = await tests;
process.stdout.write(`${ok ? '✓' : '✗'} unit tests\n${output}\n`);
process.exitCode = failed || !ok ? 1 : 0;
