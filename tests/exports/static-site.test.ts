import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { edit } from '#tests/support/data/edit.ts';
import { unpublishedTexts, writeUnpublished } from '#tests/support/data/unpublished.ts';
import { newFolder } from '#tests/support/engines.ts';
import { startStaticHost } from '#tests/support/site/static-host.ts';
import { writeStaticSite } from '../../scripts/export/write-static.ts';

const WALKED = [
  '/',
  '/en',
  '/contact',
  '/en/contact',
  '/agence',
  '/en/agency',
  '/expertises',
  '/en/price-calculator',
  '/en/expertises/mobile-applications',
  '/en/case-studies/paniers-du-tournaisis',
];

test('an export never replaces a folder that holds something else', async ({ site }) => {
  const folder = await newFolder();
  await writeFile(path.join(folder, 'thesis.txt'), 'years of work');
  await expect(writeStaticSite(site.services, { folder })).rejects.toThrow('holds something else');
  expect(await readFile(path.join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
});

test('[PUBLISH-16] the files hold nothing that is written and not published', async ({ site }) => {
  await writeUnpublished(site.services);
  const folder = path.join(await newFolder(), 'site');
  const only = (address: string) => ['/', '/blog', '/agence'].includes(address);
  expect(await writeStaticSite(site.services, { folder, only })).toMatchObject({ pages: 3 });
  const names = await readdir(folder, { recursive: true });
  const read = names.filter((name) => /\.(html|json|data|xml|txt)$/.test(name));
  expect(read).toEqual(expect.arrayContaining(['index.html', 'feed.xml', 'sitemap.xml']));
  for (const name of read) {
    const text = await readFile(path.join(folder, name), 'utf8');
    for (const hidden of unpublishedTexts)
      expect([name, hidden, text.includes(hidden)]).toEqual([name, hidden, false]);
  }
});

test('[EDIT-50] [WAY-21] the site runs from files on a plain host, and says that its forms cannot send', async ({
  site,
  visit,
}) => {
  const folder = path.join(await newFolder(), 'site');
  const only = (address: string) => WALKED.includes(address);
  await edit(site, 'fr', 'common', { redirects: [{ from: '/notre café', to: '/contact?a="1"' }] });
  expect(await writeStaticSite(site.services, { folder, only })).toMatchObject({ pages: WALKED.length });
  const url = await startStaticHost(folder);
  const file = (name: string) => readFile(path.join(folder, name));

  // A failed call of a form is what this test asks for; a lost page too.
  const page = await booted(await visit('/agence', { url, expectedComplaint: /status of 40[45]/ }));
  expect(await page.locator('main').getAttribute('data-screen')).toBe('Agency');
  expect(new URL(page.url()).pathname).toBe('/agence');
  await page
    .locator('header')
    .getByRole('link', { name: /English/ })
    .click();
  await page.waitForURL(`${url}/en/agency`);
  await page.locator('header').getByRole('link', { name: 'Write to us' }).click();
  await page.locator('main[data-screen=Contact]').waitFor();
  const form = page.locator('#form form');
  await expect.poll(() => form.textContent()).toContain('cannot send anything');
  await form.locator('[name=name]').fill('Léa');
  await form.locator('[name=email]').fill('lea@pain.example');
  await form.locator('[name=message]').fill('Bonjour');
  await form.locator('[name=projectType]').selectOption('autre');
  await form.locator('button[type=submit]').click();
  await form.getByRole('alert').waitFor();
  await expect.poll(() => form.locator('[name=message]').inputValue()).toBe('Bonjour');

  await page.locator('footer a[href="/en/price-calculator"]').click();
  for (const percent of [40, 60, 80, 100]) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.locator(`[role=progressbar][aria-valuenow="${percent}"]`).waitFor();
  }
  await page.getByRole('button', { name: 'Get the quote' }).click();
  await page.locator('main [name=email]').fill('lea@pain.example');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main [role=alert]').waitFor();
  await expect.poll(() => page.locator('main [name=email]').inputValue()).toBe('lea@pain.example');

  await page.goto(`${url}/en/expertises/mobile-applications`);
  await booted(page);
  await page.locator('#call').getByRole('link', { name: 'Read the story' }).click();
  await page.getByRole('link', { name: 'Estimate a project like this one' }).click();
  await page.locator('main [name=type][value=app]:checked').waitFor();

  await page.goto(`${url}/services`);
  await page.waitForURL(`${url}/expertises`);
  await page.goto(`${url}/notre café`);
  await page.waitForURL(`${url}/contact?a=%221%22`);
  await page.goto(`${url}/nowhere`);
  await expect.poll(() => page.title()).toBe('Page introuvable - 404');

  const html = await file('contact/index.html');
  expect(brotliDecompressSync(await file('contact/index.html.br'))).toEqual(html);
  expect(gunzipSync(await file('contact/index.html.gz'))).toEqual(html);
  for (const [name, text] of [
    ['sitemap.xml', '<urlset'],
    ['robots.txt', 'Sitemap:'],
    ['feed.xml', '<entry>'],
    ['en/feed.xml', '<entry>'],
    ['en/404.html', 'Page not found - 404'],
    ['_redirects', '/services /expertises 301'],
    ['_redirects', '/notre%20caf%C3%A9 /contact?a=%221%22 301'],
    ['_headers', 'x-content-type-options: nosniff'],
  ] as const)
    expect([name, String(await file(name)).includes(text)]).toEqual([name, true]);
});
