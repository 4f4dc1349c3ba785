import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { documents } from '#tests/support/data/documents.ts';
import { beginPreview, writeDraft } from '#tests/support/site/preview.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const ribbon = (page: Page) => page.locator('preview-ribbon');
const seen = (page: Page) => ribbon(page).locator('.preview-seen').textContent();
const sentences = {
  fr: /Vous regardez un aperçu du site\s: rien n’a été envoyé\./,
  en: /You are looking at a preview of the site: nothing was sent\./,
};
/** A form that a preview refuses. */
const REFUSED = /status of 403/;
const written = { name: 'Léa Martin', email: 'lea@pain.example', message: 'Bonjour' };

/** For `visit`: a new profile in which an administrator looks at a preview. */
async function previewing(site: Site, form: Record<string, string> = { perspective: 'working' }) {
  const { cookie: session } = await site.signIn();
  const { cookie } = await beginPreview(site, session, form);
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=');
    const place = { domain: 'localhost', path: '/', expires: -1 };
    return { name, value, ...place, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  });
  return { url: site.url, storageState: { cookies, origins: [] } };
}

async function nothingStored({ openDatabase }: Site): Promise<void> {
  const { db } = await openDatabase();
  for (const table of ['leads', 'outbox', 'estimates', 'page_views', 'calculator_counts'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
}

test('[PUBLISH-10] the ribbon stays in sight, covers neither header nor buttons, and follows the page and its language', async ({
  visit,
}) => {
  const site = await startSite();
  await writeDraft(site, 'Un titre en préparation');
  for (const width of [390, 768, 1440]) {
    const page = await visit('/', {
      ...{ ...(await previewing(site)), viewport: { width, height: 800 } },
      expectedComplaint: /status of 404/,
    });
    await booted(page);
    expect(await page.locator('h1').textContent()).toMatch(/Un titre en préparation/);
    expect(await seen(page)).toBe('Aperçu\u00a0: le site avec vos brouillons');
    const apart = async () => {
      const band = await ribbon(page).boundingBox();
      expect([band?.y, band?.width]).toEqual([0, width]);
      const bottom = (band?.y ?? 0) + (band?.height ?? 0);
      for (const part of ['body > header', 'aside > button'])
        expect((await page.locator(part).boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    };
    await apart();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await apart();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await ribbon(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.locator('header a[hreflang=en], header a[lang=en]').first().click();
    await page.waitForURL(/\/en$/);
    expect(await seen(page)).toBe('Preview: the site with your drafts');
    await page.goto(`${site.url}/en/nowhere`);
    expect(await seen(page)).toBe('Preview: the site with your drafts');
  }
  await site.services.views.flush();
  await nothingStored(site);
}, 240_000);

test('[PUBLISH-10] « Le site au … » by keyboard alone, and back to the drafts', async ({ visit }) => {
  const site = await startSite();
  const copy = await writeDraft(site, 'Bonne année');
  const year = new Date().getFullYear() + 1;
  await site.services.publications.schedule([copy], {
    by: 'marie',
    at: new Date(`${year}-01-01T00:00+01:00`),
  });
  const page = await visit('/cas-clients?filter=all', { ...(await previewing(site)), locale: 'fr-FR' });
  await booted(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Le site au…');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Le site au').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Le site au');
  await field.waitFor();
  await page.keyboard.press('Tab');
  expect(await field.evaluate((control) => control === document.activeElement)).toBe(true);
  // How a date is typed depends on the system's language.
  await field.fill(`${year}-01-01T00:00`);
  await page.keyboard.press('Enter');
  await expect.poll(() => seen(page)).toBe(`Aperçu\u00a0: le site au 1er janvier ${year}, 00:00`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/cas-clients?filter=all');
  await page.goto(`${site.url}/`);
  expect(await page.locator('h1').textContent()).toMatch(/Bonne année/);
  await ribbon(page).getByText('Le site au…').click();
  await ribbon(page).getByRole('button', { name: 'Revenir à vos brouillons' }).click();
  await expect.poll(() => seen(page)).toBe('Aperçu\u00a0: le site avec vos brouillons');
});

test('[PUBLISH-10] one leaves without scripts, and sees the same page as visitors do', async ({ visit }) => {
  const site = await startSite();
  await writeDraft(site, 'Un toit en préparation', 'en', 'hosting');
  const page = await visit('/en/expertises/hosting', {
    ...(await previewing(site)),
    javaScriptEnabled: false,
  });
  expect(await page.locator('h1').textContent()).toBe('Un toit en préparation');
  await ribbon(page).getByRole('button', { name: 'Leave the preview' }).click();
  await ribbon(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/en/expertises/hosting');
  expect(await page.locator('h1').textContent()).not.toBe('Un toit en préparation');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['session']);
});

test('[PUBLISH-10] what is left is counted down; at the end the ribbon says so', async ({ visit }) => {
  const site = await startSite();
  const page = await visit('/', { ...(await previewing(site)), clock: true });
  const left = ribbon(page).locator('.preview-left');
  expect(await left.textContent()).toBe('encore 2\u00a0h');
  await passTime(page, 62 * 60_000, 60_000);
  expect(await left.textContent()).toMatch(/^encore 5[78]\smin$/);
  await passTime(page, 58 * 60_000, 60_000);
  expect(await ribbon(page).getByRole('alert').textContent()).toBe(
    'L’aperçu est terminé\u00a0: rechargez la page pour voir le site publié.',
  );
  expect(await ribbon(page).getByRole('button', { name: 'Quitter l’aperçu' }).isVisible()).toBe(true);
});

for (const [language, path] of [
  ['fr', '/contact'],
  ['en', '/en/contact'],
] as const)
  test(`[PUBLISH-10] contact and chat send nothing from a preview, and keep what was typed (${language})`, async ({
    visit,
  }) => {
    const site = await startSite();
    const profile = await previewing(site);
    const fill = async (place: string, page: Page) => {
      for (const [name, text] of Object.entries(written))
        await page.locator(`${place} [name=${name}]`).fill(text);
    };
    const kept = async (place: string, page: Page) => {
      await page.locator(place).getByText(sentences[language]).waitFor();
      for (const [name, text] of Object.entries(written))
        expect(await page.locator(`${place} [name=${name}]`).inputValue()).toBe(text);
    };
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(path, { ...profile, javaScriptEnabled, expectedComplaint: REFUSED });
      if (javaScriptEnabled) await booted(page);
      await fill('#form', page);
      await page.locator('#form [name=projectType]').selectOption('site-vitrine');
      await page.locator('#form button[type=submit]').click();
      await kept('#form', page);
      expect(await page.locator('#form [name=projectType]').inputValue()).toBe('site-vitrine');
      expect(await ribbon(page).isVisible()).toBe(true);
    }
    const page = await booted(await visit(path, { ...profile, expectedComplaint: REFUSED }));
    await page.locator('aside > button').click();
    await page.locator('aside dialog [data-step=welcome] button').click();
    await fill('aside dialog', page);
    await page.locator('aside dialog button[type=submit]').click();
    await kept('aside dialog', page);
    await site.services.views.flush();
    await nothingStored(site);
  });

test('[PUBLISH-10] no application and no request for a quote leaves a preview', async ({ visit }) => {
  const site = await startSite();
  const profile = await previewing(site);
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: documents.pdf };
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/recrutement', { ...profile, javaScriptEnabled, expectedComplaint: REFUSED });
    if (javaScriptEnabled) await booted(page);
    const form = page.locator('#application form');
    const answers = { firstName: 'Léa', lastName: 'Martin', email: written.email, message: 'Parce que.' };
    for (const [name, text] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(text);
    await form.locator('[name=position]').selectOption('Designer UI/UX');
    await form.locator('[name=cv]').setInputFiles(cv);
    await form.locator('button[type=submit]').click();
    await form.getByText(sentences.fr).waitFor();
    expect(await form.locator('[name=message]').inputValue()).toBe('Parce que.');
  }
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/en/price-calculator?step=quote', {
      ...{ ...profile, javaScriptEnabled, expectedComplaint: REFUSED },
    });
    if (javaScriptEnabled) await booted(page);
    const form = page.locator('main form[method=post]');
    await form.locator('[name=name]').fill(written.name);
    await form.locator('[name=email]').fill(written.email);
    await form.locator('button[type=submit]').click();
    await page.getByRole('alert').getByText(sentences.en).waitFor();
    expect(await form.locator('[name=email]').inputValue()).toBe(written.email);
    expect(new URL(page.url()).pathname).toBe('/en/price-calculator');
  }
  await site.services.stepCounts.flush();
  await site.services.views.flush();
  await nothingStored(site);
});

test('[PUBLISH-11] somebody without an account opens a link, looks around and leaves', async ({ visit }) => {
  const site = await startSite();
  await writeDraft(site, 'A title in preparation', 'en');
  const { token } = await site.services.previews.links.create({
    ...{ perspective: { kind: 'working' }, path: '/en/contact', by: 'marie' },
  });
  const page = await visit(`/en/preview/${token}`, { url: site.url });
  await booted(page);
  expect(new URL(page.url()).pathname).toBe('/en/contact');
  expect(await seen(page)).toBe('Preview: the site with the changes in preparation');
  expect(await ribbon(page).locator('details').count()).toBe(0);
  await page.locator('header a[href="/en"]').first().click();
  await page.waitForURL(`${site.url}/en`);
  expect(await page.locator('h1').textContent()).toMatch(/A title in preparation/);
  await ribbon(page).getByRole('button', { name: 'Leave the preview' }).click();
  await ribbon(page).waitFor({ state: 'detached' });
  expect(await page.locator('h1').textContent()).not.toMatch(/A title in preparation/);
});
