import { rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import {
  newDatabase,
  newFolder,
  onBothEngines,
  postgresUrl,
  type TestEngine,
} from '#tests/support/engines.ts';
import { listen } from '../http-server.ts';
import { createHealth } from './health.ts';

async function start(engine: TestEngine) {
  const url = await newDatabase(engine);
  const dataDir = await newFolder();
  const database = await openDatabase({ url });
  let open = true;
  const close = async () => {
    if (open) await database.close();
    open = false;
  };
  onTestFinished(close);
  const health = createHealth({ database, dataDir });
  const server = createServer(async ({ url: path = '' }, response) => {
    if (!(await health.handle(path, response))) response.writeHead(404).end();
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text(), response.headers.get('cache-control')];
  };
  return { ask, close, health, dataDir, name: new URL(url, 'file:').pathname.slice(1) };
}

const up = [200, 'up', 'no-store'];
const ready = [200, 'ready', 'no-store'];
const notReady = [503, 'not ready', 'no-store'];

onBothEngines('health', (engine) => {
  test('with database and data folder in place it is up and ready', async () => {
    const { ask } = await start(engine);
    expect([await ask('/up'), await ask('/ready')]).toEqual([up, ready]);
    expect((await ask('/readyz'))[0]).toBe(404);
  });

  test('without its database it is up but not ready', async () => {
    const { ask, close } = await start(engine);
    await close();
    expect([await ask('/up'), await ask('/ready')]).toEqual([up, notReady]);
  });

  test('without its data folder it is not ready until the folder is back', async () => {
    const { ask, dataDir } = await start(engine);
    await rename(dataDir, `${dataDir}-away`);
    expect([await ask('/up'), await ask('/ready')]).toEqual([up, notReady]);
    await rename(`${dataDir}-away`, dataDir);
    expect(await ask('/ready')).toEqual(ready);
  });

  test('while it stops it is up but not ready', async () => {
    const { ask, health } = await start(engine);
    expect(health.isStopping()).toBe(false);
    health.stop();
    expect([await ask('/up'), await ask('/ready'), health.isStopping()]).toEqual([up, notReady, true]);
  });
});

test('when PostgreSQL takes no connection it is not ready, and ready again when it does', async () => {
  const { ask, name } = await start('postgres');
  const client = new pg.Client({ connectionString: `${await postgresUrl()}/postgres` });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`alter database ${name} allow_connections false`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await expect.poll(() => ask('/ready')).toEqual(notReady);
  expect(await ask('/up')).toEqual(up);
  await client.query(`alter database ${name} allow_connections true`);
  await expect.poll(() => ask('/ready')).toEqual(ready);
});
