import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { administrator } from '#tests/support/site/site.ts';

test('[A11Y-04] a failure is told inside the page, to every sense, and by no window of the browser', async ({
  visit,
}) => {
  const page = await booted(await visit('/admin', { expectedComplaint: /status of 401/ }));
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill('faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toBe('Email ou mot de passe incorrect');
});

test('[A11Y-04] no page knows window.alert', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../build/client');
  const calling: string[] = [];
  let read = 0;
  for await (const file of glob('**/*.js', { cwd: folder })) {
    read += 1;
    if (/\balert\(/.test(await readFile(path.join(folder, file), 'utf8'))) calling.push(file);
  }
  expect(read).toBeGreaterThan(20);
  expect(calling).toEqual([]);
});
