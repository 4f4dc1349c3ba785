import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Asked over HTTP, answers with the address of PostgreSQL. */
    postgresStarter: string;
  }
}

/**
 * One PostgreSQL for the whole run, started by the first test that asks for it: a run that needs none does
 * not wait for it. Workers are other processes, hence HTTP.
 */
export default async function setup(project: TestProject) {
  // Projects inherit this file from the root configuration, and what the root provides.
  if (!project.isRootProject()) return;
  let starting: Promise<{ url: string; stop: () => Promise<void> }> | undefined;
  const starter = createServer((_, response) => {
    starting ??= import('./postgres-server.ts').then(({ startPostgres }) => startPostgres());
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const address = starter.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  project.provide('postgresStarter', `http://127.0.0.1:${port}`);
  return async () => {
    starter.closeAllConnections();
    starter.close();
    const postgres = await starting?.catch(() => undefined);
    await postgres?.stop();
  };
}
