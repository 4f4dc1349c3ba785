import { defineConfig } from 'vitest/config';

const common = {
  globalSetup: [] as string[],
  // Test files share what they import: nothing of ours keeps a state beside a server that a test starts.
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  // A browser and a server wait for each other: one file at a time would leave a processor idle.
  maxWorkers: '100%',
  // What a page does by itself takes longer where several tests share the machine.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'rules',
          include: ['{domain,server,app,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...common,
          name: 'data',
          include: ['server/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgres-server.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...common,
          name: 'site',
          include: ['tests/{conformance,journeys,quality}/**/*.test.ts'],
          // Two browsers on two processors now and then miss a beat; what fails twice is broken.
          retry: 1,
          globalSetup: ['tests/support/postgres-server.ts', 'tests/support/built-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...common,
          name: 'alone',
          // These look at the clock or load the machine: nothing runs beside them.
          include: ['tests/{attacks,faults}/**/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/postgres-server.ts', 'tests/support/built-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
