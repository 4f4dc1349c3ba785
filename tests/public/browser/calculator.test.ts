import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatAmount } from '#domain/calculator/amounts.ts';
import { offeredFeatures } from '#domain/calculator/configuration.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { calculatorPages, choose, line, option, plain } from '#tests/support/data/calculator.ts';
import { edit } from '#tests/support/data/edit.ts';
import { shippedCalculator, workedCases } from '#tests/support/data/worked-cases.ts';
import { startSite } from '#tests/support/site/site.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const [french] = calculatorPages;

const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
const heading = (page: Page) => page.locator('#step');
const names = (page: Page) =>
  page.locator('main form label b').evaluateAll((all) => all.map((one) => one.textContent));

/** Clicks a step further, or back, and waits until it is there. */
async function go(page: Page, button: string, percent: number): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator(`[role=progressbar][aria-valuenow="${percent}"]`).waitFor();
}

test.for(calculatorPages)(
  '[CALC-02] [CALC-03] [CALC-04] [CALC-05] [CALC-21] $path is a wizard of five steps, each with its own address',
  async ({ path, language, step, next, quote }, { visit }) => {
    const page = await booted(await visit(path, DESKTOP));
    const { steps, progress, previous, quoteForm } = shippedCalculator(language).labels;
    const previousButton = page.getByRole('button', { name: previous });
    expect(await previousButton.isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const order = Object.values(steps);
    for (const [place, words] of order.entries()) {
      const number = place + 1;
      if (number > 1) await go(page, next, number * 20);
      await expect.poll(() => heading(page).textContent()).toBe(words.title);
      const told = progress.replace('{step}', String(number));
      await expect.poll(() => page.getByText(told, { exact: true }).isVisible()).toBe(true);
      await expect.poll(() => page.getByText(`${number * 20}%`, { exact: true }).isVisible()).toBe(true);
      const bar = page.getByRole('progressbar');
      await expect
        .poll(() => bar.evaluate((one) => (one.firstElementChild as HTMLElement).style.width))
        .toBe(`${number * 20}%`);
      if (number > 1) {
        await expect.poll(() => new URL(page.url()).searchParams.get(step)).toBe(String(number));
        await expect.poll(() => page.title()).toContain(told);
        await expect.poll(() => focused(page)).toEqual(['H2', words.title]);
      }
    }
    await expect.poll(() => page.getByRole('button', { name: next, exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: quote }).click();
    await expect.poll(() => focused(page)).toEqual(['H2', quoteForm.title]);
    await page.goBack();
    await expect.poll(() => focused(page)).toEqual(['H2', steps.services.title]);
    await go(page, previous, 80);
    await expect.poll(() => focused(page)).toEqual(['H2', steps.design.title]);
    await page.goBack();
    await page.locator('[role=progressbar][aria-valuenow="100"]').waitFor();
  },
);

test('[CALC-08] [CALC-10] [CALC-18] choices replace or toggle, the till stays in view and follows at once', async ({
  visit,
}) => {
  const page = await booted(await visit(french.path, DESKTOP));
  const shown = async () => [await line(page, 'total'), await line(page, 'monthly')];
  expect(await shown()).toEqual(['4 500 €', '0 €/mois']);
  expect(await page.locator('[data-line=surcharge]').count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  await option(page, 'type', 'app').click();
  await expect.poll(() => line(page, 'base')).toBe('15 000 €');
  await option(page, 'type', 'website').click();
  await expect.poll(() => page.locator('input[name=type]:checked').count()).toBe(1);
  await expect.poll(() => shown()).toEqual(['4 500 €', '0 €/mois']);

  await go(page, 'Suivant', 40);
  await option(page, 'complexity', 'complex').click();
  await expect.poll(() => line(page, 'total')).toBe('6 500 €');
  await option(page, 'complexity', 'medium').click();
  await go(page, 'Suivant', 60);
  for (const total of ['5 300 €', '4 500 €']) {
    await option(page, 'features', 'multilingual').click();
    await expect.poll(() => line(page, 'total')).toBe(total);
  }
  await go(page, 'Suivant', 80);
  await option(page, 'design', 'premium').click();
  await expect
    .poll(async () => [await line(page, 'design'), await line(page, 'total')])
    .toEqual(['3 000 €', '6 000 €']);
  await go(page, 'Suivant', 100);
  for (const monthly of ['49 €/mois', '0 €/mois']) {
    await option(page, 'hosting', '1').click();
    await expect.poll(() => line(page, 'monthly')).toBe(monthly);
  }

  await page.evaluate(() => window.scrollTo(0, 500));
  const top = async () => (await page.locator('.till .till-display').first().boundingBox())?.y;
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(300);
  await expect.poll(() => page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('[CALC-09] [CALCRULE-02] four cards with icon, words and the first price, in both languages', async ({
  visit,
  site,
}) => {
  const page = await visit(french.path, DESKTOP);
  const cards = async () =>
    (await page.locator('main form label').allTextContents()).map((text) => plain(text));
  const expected = {
    fr: ['À partir de 1 500 €', 'À partir de 3 000 €', 'À partir de 8 000 €', 'À partir de 5 000 €'],
    en: ['From €1,500', 'From €3,000', 'From €8,000', 'From €5,000'],
  };
  for (const { language, path } of calculatorPages) {
    await page.goto(site.url + path);
    const { projectTypes } = shippedCalculator(language);
    await expect
      .poll(() => cards())
      .toEqual(
        projectTypes.map(
          ({ title, description }, place) => plain(title + description) + expected[language][place],
        ),
      );
    await expect.poll(() => page.locator('main form label svg').count()).toBe(4);
  }
});

test('[CALC-20] each page shows the managed words of its language; options, prices and totals are the same', async ({
  visit,
}) => {
  const site = await startSite();
  await edit(site, 'en', 'calculator', { 'projectTypes.0.title': 'Our own words' });
  await edit(site, 'fr', 'calculator', {
    'projectTypes.0.title': 'Nos propres mots',
    'designPrices.premium': 4000,
  });
  const page = await visit('/', { url: site.url, ...DESKTOP });
  const seen: Record<string, { options: string[][]; total: number }> = {};
  for (const { language, path, step } of calculatorPages) {
    const { projectTypes } = await site.services.content.section('calculator', language);
    const choices = 'type=ecommerce&complexity=complex&design=premium&features=multilingual&pages=12&seo=1';
    const options: string[][] = [];
    for (let number = 1; number <= 5; number += 1) {
      await page.goto(`${site.url}${path}?${step}=${number}&${choices}`);
      options.push(
        await page
          .locator('main form :is(input[type=radio], input[type=checkbox])')
          .evaluateAll((all) =>
            all.map((one) => `${(one as HTMLInputElement).name}=${(one as HTMLInputElement).value}`),
          ),
      );
      if (number === 1) expect(await names(page)).toEqual(projectTypes.map(({ title }) => title));
      if (number === 3) {
        const configuration = await site.services.content.section('calculator', language);
        const offered = offeredFeatures(configuration, 'ecommerce').map(({ name }) => name);
        expect(await names(page)).toEqual(offered);
      }
    }
    seen[language] = { options, total: Number((await line(page, 'total')).replace(/\D/g, '')) };
  }
  expect(seen.en).toEqual(seen.fr);
  expect(seen.fr?.options.every((step) => step.length > 1)).toBe(true);
  expect(seen.fr?.total).toBeGreaterThan(4000);
});

test.for([
  ['ecommerce', 'blog'],
  ['website', 'payment'],
  ['app', 'members'],
] as const)(
  '[CALCRULE-07] %s does not offer %s, even when the address asks for it',
  async ([type, feature], { visit, site }) => {
    const page = await visit('/', DESKTOP);
    for (const { path, step } of calculatorPages) {
      await page.goto(`${site.url}${path}?${step}=3&type=${type}&features=${feature}`);
      expect(await page.locator('main form input[name=features]').count()).toBeGreaterThan(2);
      expect(await option(page, 'features', feature).count()).toBe(0);
      expect(await line(page, 'features')).toMatch(/^€?0( €)?$/);
    }
  },
);

test.for([
  [
    'CALC-11',
    'website',
    'Blog intégré, Système de réservation, Espace membre, Multilingue, Analytics avancés',
  ],
  [
    'CALC-12',
    'ecommerce',
    'Inventaire automatisé, Marketplace multi-vendeurs, Espace membre, Multilingue, Analytics avancés, Système CRM',
  ],
  [
    'CALC-13',
    'app',
    'Notifications push, Chat en temps réel, API custom, Analytics avancés, Paiement en ligne',
  ],
  [
    'CALC-14',
    'custom',
    'API custom, Chat en temps réel, Notifications push, Système CRM, Analytics avancés, Multilingue',
  ],
] as const)('[%s] [CALCRULE-07] the extra features of %s', async ([, type, features], { visit }) => {
  const page = await visit(`${french.path}?etape=3&type=${type}`);
  expect(await names(page)).toEqual(features.split(', '));
});

test('[CALC-15] another type drops what it does not show and keeps the rest; reload, Back and a sent link keep all', async ({
  visit,
  site,
}) => {
  const page = await booted(
    await visit(`${french.path}?etape=3&features=blog&features=multilingual`, DESKTOP),
  );
  await go(page, 'Précédent', 40);
  await go(page, 'Précédent', 20);
  await option(page, 'type', 'custom').click();
  await expect
    .poll(async () => [await line(page, 'features'), await line(page, 'total')])
    .toEqual(['800 €', '12 300 €']);
  await expect.poll(() => new URL(page.url()).searchParams.getAll('features')).toEqual(['multilingual']);
  await page.reload();
  await expect.poll(() => line(page, 'total')).toBe('12 300 €');
  await booted(page);
  await go(page, 'Suivant', 40);
  await option(page, 'complexity', 'simple').click();
  await go(page, 'Suivant', 60);
  await page.goBack();
  await page.locator('[role=progressbar][aria-valuenow="40"]').waitFor();
  await expect.poll(() => option(page, 'complexity', 'simple').isChecked()).toBe(true);
  await expect.poll(() => line(page, 'total')).toBe('7 300 €');

  const link = new URL(page.url());
  const friend = await visit(link.pathname + link.search);
  await expect
    .poll(async () => [await line(friend, 'total'), await heading(friend).textContent()])
    .toEqual(['7 300 €', shippedCalculator('fr').labels.steps.complexity.title]);
  expect(link.origin).toBe(site.url);
});

test('[LANG-02] a choice stands in the address at once: a reload keeps it, the language button takes it along', async ({
  visit,
}) => {
  const page = await booted(await visit(`${french.path}?etape=3`, DESKTOP));
  const inAddress = () => new URL(page.url()).searchParams.getAll('features');
  await option(page, 'features', 'blog').click();
  await expect.poll(inAddress).toEqual(['blog']);
  await page.reload();
  await expect.poll(() => option(page, 'features', 'blog').isChecked()).toBe(true);
  await booted(page);
  await option(page, 'features', 'multilingual').click();
  await expect.poll(inAddress).toEqual(['blog', 'multilingual']);
  const total = await page.locator('.till [data-line=total] dd').first().textContent();
  await page.getByRole('link', { name: 'EN English version' }).click();
  await page.locator('html[lang=en] main[data-screen=Calculator]').waitFor();
  await expect
    .poll(() => heading(page).textContent())
    .toBe(shippedCalculator('en').labels.steps.features.title);
  await expect.poll(() => option(page, 'features', 'blog').isChecked()).toBe(true);
  await expect.poll(() => option(page, 'features', 'multilingual').isChecked()).toBe(true);
  expect(total?.replace(/\D/g, '')).toBe((await line(page, 'total')).replace(/\D/g, ''));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/price-calculator');
});

test('[CALC-16] [CALC-17] [CALCRULE-12] designs, pages and services', async ({ visit }) => {
  const page = await booted(await visit(`${french.path}?etape=4`, DESKTOP));
  expect(
    await page
      .locator('main form .price-tag')
      .allTextContents()
      .then((all) => all.map(plain)),
  ).toEqual(['Inclus', '+1 500 €', '+3 000 €']);
  const slider = page.getByRole('slider');
  expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['1', '20']);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('6 pages');
  await expect
    .poll(async () => [await line(page, 'factor'), await line(page, 'surcharge')])
    .toEqual(['× 1,2 (6 pages)', '120 €']);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('main form label').last().textContent()).toContain('20+ pages');
  await expect
    .poll(async () => [await line(page, 'factor'), await line(page, 'total')])
    .toEqual(['× 4 (20+ pages)', '18 000 €']);
  await page.keyboard.press('Home');
  await expect
    .poll(async () => [await line(page, 'total'), await page.locator('[data-line=surcharge]').count()])
    .toEqual(['4 500 €', 0]);
  await go(page, 'Suivant', 100);
  const labels = await page.locator('main form label').allTextContents();
  for (const [place, [name = '', price = '']] of [
    ['Maintenance & Support', '99 €/mois'],
    ['SEO & Marketing', '199 €/mois'],
    ['Hébergement Premium', '49 €/mois'],
  ].entries()) {
    expect(plain(labels[place] ?? '')).toMatch(new RegExp(`^${name}.*${price}$`));
  }
});

test.for(
  workedCases()
    .filter(({ id }) => /-(?:16|18|22|28|31|36)$/.test(id))
    .flatMap((worked) => calculatorPages.map((page) => ({ ...worked, ...page }))),
)(
  '[$id] [CALC-20] clicked through on $path',
  async ({ selection, expected, surcharge, path, language, next }, { visit }) => {
    const page = await booted(await visit(path, DESKTOP));
    await choose(page, selection, next);
    const euros = (amount: number) => plain(formatAmount(amount, language));
    const month = language === 'fr' ? 'mois' : 'month';
    await expect.poll(() => line(page, 'total')).toBe(euros(expected.total));
    await expect.poll(() => line(page, 'base')).toBe(euros(expected.base));
    await expect.poll(() => line(page, 'features')).toBe(euros(expected.features));
    await expect.poll(() => line(page, 'monthly')).toBe(`${euros(expected.monthly)}/${month}`);
    const extra = page.locator('.till [data-line=surcharge] dd');
    await expect
      .poll(async () => ((await extra.count()) > 0 ? await line(page, 'surcharge') : undefined))
      .toBe(surcharge === undefined ? undefined : euros(surcharge));
  },
);
