import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { unknownSource } from '#domain/leads/lead-source.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { contact } from '#tests/support/data/leads.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const languages = [
  {
    blog: '/blog',
    contactPage: '/contact',
    privacy: '/politique-confidentialite',
    memory: 'la page ouverte s’en souvient',
  },
  {
    blog: '/en/blog',
    contactPage: '/en/contact',
    privacy: '/en/privacy-policy',
    memory: 'the open page remembers it',
  },
] as const;

async function sources(site: Site) {
  const { db } = await site.openDatabase();
  return db.selectFrom('lead_sources').selectAll().execute();
}

async function send(page: Page): Promise<void> {
  const form = page.locator('#form form');
  for (const [name, text] of Object.entries({ ...contact, projectType: '' }))
    if (text) await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[name=projectType]').selectOption('site-vitrine');
  await form.getByRole('button').click();
  await form.getByRole('status').filter({ hasText: /\S/ }).waitFor();
}

test.for(languages)(
  '[SOURCE-01] $contactPage tells how the visit began, pages later, and keeps nothing in the browser',
  async ({ blog, contactPage, privacy, memory }, { visit }) => {
    const site = await startSite();
    const page = await visit(privacy, { url: site.url });
    expect(await page.locator('main').textContent()).toContain(memory);
    await page.goto(`${site.url}${blog}?utm_source=news&utm_campaign=spring&q=jane`, {
      referer: 'https://www.search.example/find?q=jane',
    });
    await booted(page);
    await page.locator(`header a[href="${contactPage}"]:visible`).first().click();
    await page.waitForURL(`**${contactPage}`);
    await send(page);
    expect(await sources(site)).toEqual([
      {
        ...{ lead_id: expect.any(String), page: contactPage, first_page: blog, referrer: 'search.example' },
        ...{ utm_source: 'news', utm_medium: '', utm_campaign: 'spring', device: 'desk' },
      },
    ]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test('[SOURCE-01] a request for a quote brings it too; a page loaded anew from one of ours began there', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/', { url: site.url });
  await page.goto(`${site.url}/calculateur-prix?etape=devis`, { referer: `${site.url}/tarifs` });
  await booted(page);
  await page.locator('main form [name=name]').fill(contact.name);
  await page.locator('main form [name=email]').fill(contact.email);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/estimation/*');
  expect(await sources(site)).toMatchObject([
    { page: '/calculateur-prix', first_page: '/tarifs', referrer: '', device: 'desk' },
  ]);
});

test.for(languages)(
  '[SOURCE-03] without scripts $contactPage is known by its page and its device',
  async ({ contactPage }, { visit }) => {
    const site = await startSite();
    const page = await visit(`${contactPage}?utm_source=news`, { url: site.url, javaScriptEnabled: false });
    await send(page);
    expect(await sources(site)).toEqual([
      { ...unknownSource, lead_id: expect.any(String), page: contactPage, device: 'desk' },
    ]);
  },
);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The page is no wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[SOURCE-04] [SOURCE-05] the owner reads where a lead came from, and the way to a customer', async ({
  visit,
}) => {
  const site = await startSite({ now: () => new Date('2025-06-10T10:00:00Z') });
  const page = await visit('/admin/statistics', await signedIn(site));
  await booted(page);
  const bySource = page.locator('section', { hasText: 'Selon la provenance' });
  const whole = page.locator('section', { hasText: 'Tout le site' });
  for (const empty of [whole, bySource]) await empty.getByText('Rien n’a encore été compté').waitFor();
  expect(await violations(page)).toEqual([]);

  const { leads, inbox, views, visits } = site.services;
  const news = {
    ...unknownSource,
    page: '/contact',
    first_page: '/blog/un-article',
    device: 'phone',
  } as const;
  const tagged = { ...news, utm_source: 'news', utm_campaign: 'spring' };
  const { lead } = await leads.submitContact(contact, tagged);
  await inbox.setState(lead, 'won');
  await leads.submitContact({ ...contact, name: 'Paul de l’équipe' }, null);
  for (let view = 0; view < 40; view += 1) {
    views.count({ day: '2025-06-10', path: '/blog', language: 'fr', referrer: '' });
    visits.count('view', tagged);
  }
  visits.count('step', tagged);
  await views.flush();
  await visits.flush();

  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/admin/statistics`);
    await booted(page);
    await expect.poll(() => whole.textContent()).toContain('2,5 % des pages vues');
    await expect.poll(() => whole.textContent()).toContain('100 % des demandes');
    const row = bySource.getByRole('listitem').filter({ hasText: 'news · spring' });
    await expect.poll(() => row.textContent()).toMatch(/Pages vues40.*Demandes1.*Gagnées1/);
    await page.getByText('pas des personnes').first().waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${site.url}/admin/inbox?open=${lead}`);
    await booted(page);
    const source = page.locator('section', { hasText: 'Provenance' }).last();
    await expect.poll(() => source.textContent()).toContain('Première page de la visite/blog/un-article');
    await expect.poll(() => source.textContent()).toContain('Campagnenews · spring');
    await expect.poll(() => source.textContent()).toContain('AppareilTéléphone');
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Paul de l’équipe' }).click();
  await page.getByText('Envoyé par quelqu’un de l’équipe').waitFor();
});
