import { run } from './run.ts';

/** The long set, one file after another: every fault test with the numbers of docs/reliability.md. `npm test` runs the short one. */
const { ok } = await run('vitest', ['run', 'tests/faults', '--maxWorkers=1', '--testTimeout=3600000'], {
  env: { FAULTS: 'long' },
});
process.exitCode = ok ? 0 : 1;
