import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const PRICE = 'projectTypes.0.basePrices.simple';
const HOSTING = 'monthlyServices.hosting';
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
const status = (page: Page) => saveStatus(page).textContent();

async function prices(site: Site, language: 'fr' | 'en') {
  const { projectTypes, monthlyServices } = await site.services.content.section('calculator', language);
  return [projectTypes[0]?.basePrices.simple, monthlyServices.hosting];
}

test.for(widths)(
  '[PUBLISH-08] "Panic" at $width px: everything of today is taken back in one click, and can be had again',
  async (viewport, { visit }) => {
    let now = new Date('2026-01-14T09:00:00Z');
    const site = await startSite({ now: () => now });
    const open = async (address: string) =>
      booted(await visit(address, { ...(await signedIn(site)), viewport }));
    const publish = async (page: Page) => {
      await button(page, /^Publier$/).click();
      await expect.poll(() => button(page, /^Publier$/).isDisabled()).toBe(true);
    };
    const yesterday = await open('/admin/pages/faq');
    await field(yesterday, 'title').fill('Titre d’hier');
    await publish(yesterday);

    now = new Date('2026-01-15T09:00:00Z');
    const page = await open('/admin/pages/faq');
    await field(page, 'title').fill('Titre du matin');
    await publish(page);
    await field(page, 'title').fill('Titre de midi');
    await publish(page);
    await page.goto(`${site.url}/admin/pages/home`);
    await booted(page);
    const before = await field(page, 'hero.title').inputValue();
    await field(page, 'hero.title').fill('Une accroche regrettée');
    await publish(page);
    expect(await site.text('/')).toContain('Une accroche regrettée');

    await page.goto(`${site.url}/admin/publications/published`);
    await booted(page);
    await button(page, 'Annuler tout ce qui date d’aujourd’hui').click();
    const dialog = page.getByRole('dialog', { name: /^Annuler tout ce qui a été publié aujourd’hui/ });
    await dialog.getByText('3 publications d’aujourd’hui').waitFor();
    await dialog.getByText(/images supprimées.* restent dans la corbeille/).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Tout annuler' }).click();
    await notice(page).getByText('2 contenus sont revenus à l’état d’avant').waitFor();
    expect((await site.services.content.section('faq', 'fr')).title).toBe('Titre d’hier');
    expect((await site.services.content.section('home', 'fr')).hero.title).toBe(before);
    expect(await site.text('/')).not.toContain('Une accroche regrettée');

    const undoing = page.getByRole('listitem').filter({ hasText: 'Tout ce qui date du 15 janvier' });
    await undoing.getByRole('button', { name: 'Annuler cette publication' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la publication' }).click();
    await expect.poll(() => site.text('/')).toContain('Une accroche regrettée');
    expect((await site.services.content.section('faq', 'fr')).title).toBe('Titre de midi');
  },
);

test('[PUBLISH-07] [PUBLISH-11] [PUBLISH-13] "1 January": prepared in November, shown by link, published while the server was down, one price taken back', async ({
  visit,
}) => {
  let now = new Date('2025-11-16T09:00:00Z');
  const site = await startSite({ now: () => now });
  const signed = await signedIn(site);
  const page = await booted(await visit('/admin/pages/calculator', signed));
  await field(page, PRICE).fill('1800');
  await field(page, HOSTING).fill('55');
  await page.keyboard.press('Control+s');
  await expect.poll(() => status(page)).toMatch(/^Brouillon enregistré le 16 novembre 2025 à \d\d:\d\d/);
  for (const [language, text, label] of [
    ['fr', 'Nouveaux tarifs depuis le 1er janvier.', 'Nos tarifs 2026'],
    ['en', 'New prices since 1 January.', 'Our 2026 prices'],
  ] as const)
    await write(site.services, sectionRef('common', language), {
      'announcement.text': text,
      'menus.header.3.label': label,
    });

  // What will change, looked at as a whole and shown to a client.
  await page.goto(`${site.url}/admin/publications`);
  await booted(page);
  await page.getByText('Nouveaux tarifs depuis le 1er janvier.').first().waitFor();
  await button(page, 'Partager un lien').click();
  const address = await page.getByLabel('Lien à partager').inputValue();
  // By night, where the bar says the same at every hour.
  const client = await visit(new URL(address).pathname, { url: site.url, colorScheme: 'dark' });
  for (const text of ['Nouveaux tarifs depuis le 1er janvier.', 'Nos tarifs 2026'])
    await client.getByText(text).first().waitFor();
  await client.goto(`${site.url}/en/price-calculator`);
  await client.getByText('From €1,800').first().waitFor();
  expect(await site.text('/')).not.toContain('Nos tarifs 2026');

  await page.getByLabel('Nom de la publication').fill('Tarifs 2026');
  await page.getByText('Programmer…').click();
  await page.getByLabel('Date').fill('2026-01-01');
  await page.getByLabel('Heure').fill('00:00');
  await button(page, 'Programmer').click();
  await notice(page).getByText('en ligne le jeudi 1 janvier 2026 à 00:00').waitFor();

  for (const open of [page, client]) await open.close();

  // Nothing runs at midnight; the next start publishes it, once.
  now = new Date('2025-12-31T22:30:00Z');
  expect(await prices(site, 'fr')).toEqual([1500, 49]);
  await site.stop();
  now = new Date('2026-01-01T08:00:00Z');
  const again = await startSite({ now: () => now, databaseUrl: site.databaseUrl });
  expect(await again.text('/')).toContain('Nos tarifs 2026');
  expect(await again.text('/en')).toContain('New prices since 1 January.');
  for (const language of ['fr', 'en'] as const) expect(await prices(again, language)).toEqual([1800, 55]);
  expect(await again.services.publications.past(9)).toMatchObject([
    { name: 'Tarifs 2026', state: 'published' },
  ]);
  expect(again.logged.map(({ msg }) => msg)).toContain('published what fell due while the server was down');

  // On 2 January one price is taken back, the rest stays.
  now = new Date('2026-01-02T09:00:00Z');
  const later = await booted(await visit('/admin/pages/calculator', { ...(await signedIn(again)) }));
  await button(later, 'Historique').click();
  await later.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  const difference = later.locator('.history-difference').filter({ hasText: HOSTING });
  await difference.getByRole('button', { name: /Reprendre ce texte/ }).click();
  await button(later, 'Fermer').click();
  await expect.poll(() => field(later, HOSTING).inputValue()).toBe('49');
  await button(later, /^Publier$/).click();
  await expect.poll(() => button(later, /^Publier$/).isDisabled()).toBe(true);
  for (const language of ['fr', 'en'] as const) expect(await prices(again, language)).toEqual([1800, 49]);
});
