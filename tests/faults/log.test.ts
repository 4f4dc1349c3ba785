import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { serving, startProcess } from '#tests/support/site/process.ts';
import { startSite } from '#tests/support/site/site.ts';

/** Where every write answers that the disk is full. */
const FULL = '/dev/full';
const LONG = 'x'.repeat(8000);

test('[TRUST-05] a log that nobody reads holds up neither visitors nor the end', async () => {
  const port = await freePort();
  const { child, ended } = await startProcess({ PORT: String(port), DATA_DIR: await newFolder() });
  const url = `http://localhost:${port}`;
  await serving(`${url}/agence`);
  child.stdout?.pause();
  for (let round = 0; round < 40; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/agence`).then((one) => one.text())));
  expect((await fetch(`${url}/agence`)).status).toBe(200);
  const begun = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test.runIf(existsSync(FULL))('[TRUST-05] a site whose log has no room opens, serves and ends', async () => {
  const port = await freePort();
  const full = openSync(FULL, 'w');
  const { child, ended } = await startProcess({ PORT: String(port), DATA_DIR: await newFolder() }, full);
  closeSync(full);
  const url = `http://localhost:${port}`;
  await serving(`${url}/agence`);
  for (let round = 0; round < 40; round += 1) await (await fetch(`${url}/agence`)).text();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('[TRUST-05] an address that somebody made up fills no log', async () => {
  const site = await startSite();
  await site.get(`/${LONG}`);
  const line = () => site.logged.find(({ msg, status }) => msg === 'request' && status === 404);
  await expect.poll(line).toMatchObject({ path: `/${LONG.slice(0, 299)}…` });
});

test('[TRUST-12] what is stored can be read by its own user alone, also in a folder that others may open', async () => {
  const folder = await newFolder();
  await chmod(folder, 0o755);
  const port = await freePort();
  await startProcess({ PORT: String(port), DATA_DIR: folder });
  await serving(`http://localhost:${port}/ready`);
  const names = (await readdir(folder)).filter((name) => name.startsWith('vitrine.sqlite'));
  const modes = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).mode & 0o077),
  );
  expect(names).toContain('vitrine.sqlite');
  expect(modes).toEqual(names.map(() => 0));
});
