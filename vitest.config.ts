import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const SERIAL = 'tests/**/*.serial.test.ts';

// What a package is for production is chosen here for all projects: the site runs as `npm start` runs it.
process.env.NODE_ENV = 'production';

/** Where no site runs, React complains of what it forgives in production. */
const complaining = { NODE_ENV: 'test' };

/** For tests that start servers or browsers: a machine may be busy with something else meanwhile. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/services/postgres-on-demand.ts'],
    // Test files share what they import: nothing of ours keeps a state beside a server that a test starts.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,server,app,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          env: complaining,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'db', include: ['server/**/*.db.test.ts'], env: complaining, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/**/*.test.ts'],
          exclude: [SERIAL, 'tests/unit/**'],
          globalSetup: ['tests/support/site/built-site.ts'],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e-serial',
          // These compare times or load the machine: nothing runs beside them.
          include: [SERIAL],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/site/built-site.ts'],
          ...patient,
        },
      },
    ],
  },
});
