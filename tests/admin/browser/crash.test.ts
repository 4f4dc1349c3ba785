import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page, type Route } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { booted, FLAGS, test } from '#tests/support/browser/browser.ts';
import { DRAFT, field, localDrafts, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { newFolder } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { serving, startProcess } from '#tests/support/site/process.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

/** A browser of its own process group over a profile, so that all of it can be killed at once. */
async function openBrowser(profile: string) {
  const words = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...FLAGS];
  const child = spawn(inject('chromiumPath'), words, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGKILL');
  };
  onTestFinished(kill);
  let told = '';
  let address: string | undefined;
  while (!address) {
    const [chunk] = await once(child.stderr, 'data');
    told += String(chunk);
    address = /DevTools listening on (ws:\S+)/.exec(told)?.[1];
  }
  child.stderr.resume();
  const browser = await chromium.connectOverCDP(address);
  const [context = await browser.newContext()] = browser.contexts();
  return {
    context,
    async kill() {
      const ended = once(child, 'exit');
      kill();
      await ended;
    },
  };
}

test('[GENERIC-11] a browser that is killed while somebody types offers the work again, to the last letter', async () => {
  const site = await startSite();
  const { storageState } = await signedIn(site);
  const profile = await newFolder();
  const open = async () => {
    const browser = await openBrowser(profile);
    await browser.context.addCookies(storageState.cookies);
    const page = await browser.context.newPage();
    await page.goto(`${site.url}/admin/pages/faq`);
    return { ...browser, page: await booted(page) };
  };
  const first = await open();
  // No save gets through: after three seconds without a letter the work would be with the server.
  await first.page.route('**/api/content/**', () => {});
  await field(first.page, 'title').pressSequentially(' et puis plus rien');
  const typed = await field(first.page, 'title').inputValue();
  // Read behind what the page has written into its storage: it is kept by then.
  await expect.poll(() => localDrafts(first.page)).toHaveLength(1);
  await first.kill();
  expect(await site.text('/data/fr/faq.json')).not.toContain('plus rien');

  const second = await open();
  await second.page.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => field(second.page, 'title').inputValue()).toBe(typed);
  await second.kill();
});

test('[ERR-03] a server killed before or after it stored a save loses nothing: it is told, and saved after the restart', async ({
  visit,
}) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = {
    ...{ PORT: String(port), DATA_DIR: await newFolder(), LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  };
  const start = async () => {
    const started = await startProcess(environment);
    await serving(`${url}/up`);
    return async () => {
      started.child.kill('SIGKILL');
      await started.ended;
    };
  };
  let kill = await start();
  // Time stands still: the editor would try again by itself as soon as the server is back.
  const page = await visit('/admin', { url, clock: true, expectedComplaint: /ERR_|409/ });
  await logIn(page);
  await page.goto(`${url}/admin/pages/faq`);
  await page.mouse.move(2, 2);
  await booted(page);

  const deaths: Record<string, (route: Route) => Promise<void>> = {
    'avant l’écriture': async (route) => {
      await kill();
      await route.abort();
    },
    'après l’écriture': async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await kill();
      await route.abort();
    },
  };
  for (const [title, die] of Object.entries(deaths)) {
    await page.route('**/api/working-copies/**', die, { times: 1 });
    await field(page, 'title').fill(title);
    await page.keyboard.press('Control+s');
    const alert = page.getByRole('alert').filter({ hasText: 'Erreur lors de la sauvegarde' });
    await alert.waitFor();
    await expect.poll(() => field(page, 'title').inputValue()).toBe(title);
    await expect.poll(() => saveStatus(page).textContent()).toBe('Modifications non enregistrées');
    kill = await start();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
    const kept = await page.request.get(`${url}/api/working-copies/sections/fr/faq`);
    expect((await kept.json()).content).toMatchObject({ title });
  }
  await kill();
});

async function logIn(page: Page): Promise<void> {
  await booted(page);
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
}
