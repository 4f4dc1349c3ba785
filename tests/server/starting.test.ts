import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDatabase, newFolder, onBothEngines } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { serving, startProcess as start } from '#tests/support/site/process.ts';

onBothEngines('the process', (engine) => {
  test('[AUTH-13] it makes its database, prints its addresses and a link that works, and stops when asked', async () => {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const dataDir = path.join(await newFolder(), 'data');
    const database: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(engine) } : {};
    const environment = { PORT: port, DATA_DIR: dataDir, ...database };
    const first = await start(environment);
    await serving(`${url}/ready`);
    await expect.poll(() => first.printed.out).toContain(`${url}/admin/setup?token=`);
    expect(first.printed.out).toContain(`Vitrine is open on ${url}`);
    const link = /http\S+token=\S+/.exec(first.printed.out)?.[0] ?? '';
    expect((await fetch(link)).status).toBe(200);

    const pages = Array.from({ length: 20 }, () =>
      fetch(`${url}/agence`).then((response) => response.status),
    );
    await Promise.race(pages);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    for (const page of await Promise.allSettled(pages))
      expect(page).toMatchObject({ status: 'fulfilled', value: 200 });

    const administrator = {
      ADMIN_EMAIL: 'marie@atelier-vitrine.example',
      ADMIN_PASSWORD: 'un mot de passe solide',
    };
    const second = await start({ ...environment, ...administrator });
    await serving(`${url}/ready`);
    await expect.poll(() => second.printed.out).toContain('back office');
    expect(second.printed.out).not.toContain('token=');
    expect((await fetch(link)).status).toBe(410);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });
});

test.for([
  [{ PORT: 'abc' }, 'PORT must be a whole number'],
  [{ SITE_URL: 'nope' }, 'SITE_URL must be'],
  [{ SITE_URL: 'https://marie:mot@www.example.com' }, 'SITE_URL must be'],
  [
    { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/db' },
    'DATABASE_URL cannot be opened: nothing answers there.',
  ],
] as const)('a wrong value %o stops the start with one clear sentence', async ([environment, sentence]) => {
  const { printed, ended: end } = await start({ DATA_DIR: await newFolder(), PORT: '0', ...environment });
  expect(await end).toBe(1);
  expect(printed.err).toContain(sentence);
  expect(printed.err.trim().split('\n')).toHaveLength(1);
});

test('an unwritable data folder and a busy port are said clearly', async () => {
  const folder = await newFolder();
  await writeFile(path.join(folder, 'file'), '');
  const unwritable = await start({ PORT: '0', DATA_DIR: path.join(folder, 'file') });
  expect(await unwritable.ended).toBe(1);
  expect(unwritable.printed.err).toMatch(/^DATA_DIR .* cannot be written: there is a file of that name\.\n$/);

  const port = String(await freePort());
  const holder = await start({ PORT: port, DATA_DIR: path.join(folder, 'one') });
  await serving(`http://localhost:${port}/up`);
  const late = await start({ PORT: port, DATA_DIR: path.join(folder, 'two') });
  expect(await late.ended).toBe(1);
  expect(late.printed.err).toMatch(/^HOST .* and PORT \d+ cannot be opened: the port is already in use\.\n$/);
  holder.child.kill('SIGTERM');
  expect(await holder.ended).toBe(0);
});
