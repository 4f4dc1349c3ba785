import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { calculatorPages, line, option, plain } from '#tests/support/data/calculator.ts';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { startSite } from '#tests/support/site/site.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const [french, english] = calculatorPages;
/** A form that is sent unfinished comes back with this. */
const REFUSED = /status of 422/;

const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never reached ${selector}.`);
}

test('[CALC-06] [CALC-07] [CALC-21] by keyboard alone from the first step to the sent request', async ({
  visit,
}) => {
  // Its steps are counted by the day: this one does not end meanwhile.
  const site = await startSite({ now: () => new Date('2025-06-10T10:00:00Z') });
  const page = await booted(
    await visit(english.path, { ...DESKTOP, url: site.url, expectedComplaint: REFUSED }),
  );
  /** The new step has come and has taken the focus: a Tab before that would be undone. */
  const at = async (percent: number) => {
    await page.locator(`[role=progressbar][aria-valuenow="${percent}"]`).waitFor();
    await expect.poll(async () => (await focused(page))[0]).toBe('H2');
  };
  await tabTo(page, 'input[name=type]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await at(40);
  await tabTo(page, 'input[name=complexity]');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await at(60);
  await tabTo(page, 'input[name=features]');
  await page.keyboard.press('Space');
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await at(80);
  await tabTo(page, 'input[name=pages]');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'main button');
  await page.keyboard.press('Space');
  await at(100);
  await tabTo(page, 'input[name=seo]');
  await page.keyboard.press('Space');
  await tabTo(page, 'main button');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toEqual(['H2', 'Get your quote']);

  const chosen = await page.locator('main .slip').first().locator('dd').allTextContents();
  expect(chosen).toEqual([
    'Online shop',
    'Simple',
    'Automated stock control',
    'Bespoke',
    '6',
    'SEO & marketing',
  ]);
  await expect.poll(() => page.locator('input[name=timeline]').inputValue()).toBe('4');
  const figures = ['base', 'features', 'design', 'total', 'monthly'];
  expect(await Promise.all(figures.map((id) => line(page, id)))).toEqual([
    ...['€3,000', '€1,500', '€1,500', '€7,200', '€199/month'],
  ]);

  await tabTo(page, 'main form button');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('quote-name');
  expect(await page.locator('main form [aria-invalid]').count()).toBe(2);
  await page.keyboard.type('Jane Doe');
  await expect.poll(() => page.locator('main form [aria-invalid]').count()).toBe(1);
  await tabTo(page, 'input[name=email]');
  await page.keyboard.type('jane@example.com');
  await tabTo(page, 'input[name=copy]');
  await page.keyboard.press('Space');
  await tabTo(page, 'main form button');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/estimate/*?sent');
  await expect
    .poll(() => page.locator('main [role=status]').allTextContents())
    .toEqual([shippedCalculator('en').labels.quoteForm.success]);
  await expect.poll(() => page.locator('article').textContent()).toContain('€7,200');

  const { db } = await site.openDatabase();
  const [lead] = await db.selectFrom('leads').selectAll().execute();
  expect(JSON.parse(lead?.answers ?? '')).toMatchObject({
    name: 'Jane Doe',
    copy: true,
    figures: { total: 7200, monthly: 199 },
  });
  await expect
    .poll(async () => {
      await site.services.stepCounts.flush();
      return (await site.services.stepCounts.since('2025-01-01'))[0];
    })
    .toMatchObject({
      ...{ arrived_1: 1, arrived_2: 1, arrived_3: 1, arrived_4: 1, arrived_5: 1, arrived_quote: 1 },
      ...{ sent: 1, left_quote: 0, type_ecommerce: 1, band_under_10000: 1 },
    });
});

test('without JavaScript the whole way is plain forms', async ({ visit }) => {
  const site = await startSite();
  const page = await visit(french.path, {
    ...DESKTOP,
    url: site.url,
    javaScriptEnabled: false,
    expectedComplaint: REFUSED,
  });
  await option(page, 'type', 'app').click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await option(page, 'complexity', 'simple').click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await option(page, 'features', 'push').click();
  await page.getByRole('button', { name: 'Mettre le prix à jour' }).click();
  await expect.poll(() => line(page, 'total')).toBe('10 500 €');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await option(page, 'design', 'template').click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await option(page, 'hosting', '1').click();
  await page.getByRole('button', { name: 'Obtenir le devis' }).click();
  await expect
    .poll(async () => [await line(page, 'total'), await line(page, 'monthly')])
    .toEqual(['9 000 €', '49 €/mois']);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('Écrivez votre nom.');
  await page.getByLabel('Nom complet').fill('Jeanne');
  await page.getByLabel('E-mail *').fill('jeanne@example.com');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await page.waitForURL('**/estimation/*?sent');
  await expect.poll(async () => plain(await page.locator('article').textContent())).toContain('9 000 €');
});

test('on a phone the till is a bar at the foot that opens, and a lever changes the choice', async ({
  visit,
}) => {
  const page = await booted(await visit(french.path, { viewport: { width: 360, height: 740 } }));
  const bar = page.locator('.till-bar summary');
  const receipt = page.locator('.till-receipt');
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(740, 0);
  expect(plain(await bar.textContent())).toContain('4 500 €');
  expect(await receipt.isVisible()).toBe(false);
  await bar.click();
  await expect.poll(() => receipt.isVisible()).toBe(true);
  await bar.click();
  await expect.poll(() => receipt.isVisible()).toBe(false);

  await page.getByRole('link', { name: '10 pages au lieu de 5 pages' }).click();
  await expect.poll(async () => plain(await bar.textContent())).toContain('9 000 €');
  await expect.poll(() => new URL(page.url()).searchParams.get('pages')).toBe('10');
});
