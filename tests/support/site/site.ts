import { cp } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/database/database.ts';
import { startServer } from '../../../server/start-server.ts';
import { type AtEnd, newDatabase, newFolder, type TestEngine } from '../engines.ts';
import { freePort } from '../services/free-port.ts';

export const administrator = { email: 'admin@atelier-vitrine.example', password: 'un mot de passe solide' };

interface SiteOptions {
  engine?: TestEngine;
  /** Changes a private copy of the shipped content before the start. */
  prepareContent?: (folder: string) => Promise<void>;
  now?: () => Date;
  /** A database of an earlier start, to start on it again. */
  databaseUrl?: string;
  /** Whether an administrator is there from the start. */
  firstAdministrator?: boolean;
  /** Environment variables, as in the README. */
  environment?: Record<string, string>;
  /** The public address, where it is another than the one the site listens on. */
  siteUrl?: string;
  atEnd?: AtEnd;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The real server over the real build, with a database of its own. It goes when the test ends. */
export async function startSite(options: SiteOptions = {}) {
  const { engine = 'sqlite', prepareContent, now, atEnd = onTestFinished } = options;
  const dataDir = await newFolder(atEnd);
  const port = await freePort();
  const databaseUrl = options.databaseUrl ?? (await newDatabase(engine, atEnd));
  const logged: Record<string, unknown>[] = [];
  const logStream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const log = pino({ base: null }, logStream);
  const url = `http://localhost:${port}`;
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: options.siteUrl,
    // Nobody answers there: no test asks the world.
    DNS_SERVERS: '127.0.0.1:1',
    ...options.environment,
  });
  const firstAdministrator = options.firstAdministrator === false ? undefined : administrator;
  const server = await startServer({
    config: { ...config, host: 'localhost', databaseUrl, firstAdministrator },
    ...{ log, logStream },
    contentDir: prepareContent && (await copyOfContent(prepareContent, atEnd)),
    now,
  });
  let stopped: Promise<void> | undefined;
  const stop = (lastCallMs?: number) => {
    stopped ??= server.stop(lastCallMs);
    return stopped;
  };
  atEnd(stop);

  const get = (address: string, init: RequestInit = {}) =>
    fetch(url + address, { redirect: 'manual', ...init });
  return {
    url,
    port,
    dataDir: config.dataDir,
    databaseUrl,
    stop,
    services: server.services,
    logged,
    get,
    async text(address: string): Promise<string> {
      return (await get(address)).text();
    },
    async json<T = Record<string, unknown>>(address: string): Promise<T> {
      return (await get(address)).json() as Promise<T>;
    },
    /** A signed-in administrator's calls. */
    async signIn() {
      const { token } = await server.services.accounts.logIn(administrator, 'a test');
      const cookie = `session=${token}`;
      const call = (method: string) => (address: string, body?: unknown) =>
        get(address, {
          method,
          headers: { cookie, origin: url, 'content-type': 'application/json' },
          body: body === undefined ? null : JSON.stringify(body),
        });
      return {
        cookie,
        get: call('GET'),
        put: call('PUT'),
        patch: call('PATCH'),
        delete: call('DELETE'),
        post: call('POST'),
      };
    },
    /** The same database seen from outside the server. */
    async openDatabase() {
      const database = await openDatabase({ url: databaseUrl });
      atEnd(() => database.close());
      return database;
    },
  };
}

async function copyOfContent(prepare: (folder: string) => Promise<void>, atEnd: AtEnd): Promise<string> {
  const folder = path.join(await newFolder(atEnd), 'content');
  await cp(path.resolve(import.meta.dirname, '../../../content'), folder, { recursive: true });
  await prepare(folder);
  return folder;
}
