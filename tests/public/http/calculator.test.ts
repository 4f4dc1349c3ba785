import { describe, expect } from 'vitest';
import { formatAmount } from '#domain/calculator/amounts.ts';
import { startSelection } from '#domain/calculator/choices.ts';
import { calculatorQuery, readSelection, selectionFields } from '#domain/calculator/query.ts';
import { pathTo } from '#domain/pages.ts';
import { edit } from '#tests/support/data/edit.ts';
import { shippedCalculator, workedCases } from '#tests/support/data/worked-cases.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const pages = [
  { language: 'fr', address: '/calculateur-prix', step: 'etape', other: '/en/price-calculator' },
  { language: 'en', address: '/en/price-calculator', step: 'step', other: '/calculateur-prix' },
] as const;
const fr = shippedCalculator('fr');

/** The lines of the receipt, by their ids. */
function receipt(page: string): Record<string, string> {
  const lines = page.matchAll(/data-line="(\w+)"[^>]*><dt>[^<]*<\/dt><dd>([^<]*)<\/dd>/g);
  return Object.fromEntries([...lines].map(([, id = '', value = '']) => [id, value]));
}

describe.each(pages)('$address', ({ language, address, step, other }) => {
  test('[CALC-01] it is there, with its canonical address and its pair', async ({ site }) => {
    const page = await site.text(`${address}?${step}=3`);
    expect(html.canonical(page)).toEqual([site.url + address]);
    expect(Object.values(html.alternates(page))).toEqual(
      expect.arrayContaining([site.url + address, site.url + other]),
    );
  });

  test('without a script each step is a form that carries the whole selection on', async ({ site }) => {
    const selection = { ...startSelection, features: ['Multilingue'], pages: 9, seo: true };
    const choices = readSelection(
      new URLSearchParams(selectionFields(selection, fr)),
      shippedCalculator(language),
    );
    for (const number of [1, 2, 3, 4, 5]) {
      const query = calculatorQuery(number, choices, shippedCalculator(language), language);
      const page = await site.text(address + query);
      const form = /<form[\s\S]*?<\/form>/.exec(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '')?.[0] ?? '';
      expect(form).toMatch(/^<form[^>]* method="get"/);
      expect(sentBy(form)).toEqual(
        new Set(selectionFields(choices, shippedCalculator(language)).map(String)),
      );
      const targets = html.all(form, new RegExp(`<button [^>]*?value="(\\w+)"[^>]*? name="${step}"`, 'g'));
      const last = language === 'fr' ? 'devis' : 'quote';
      expect(targets.slice(0, 2)).toEqual([
        number === 5 ? last : String(number + 1),
        String(Math.max(number - 1, 1)),
      ]);
      expect(html.title(page)[0]).toContain(
        language === 'fr' ? `Étape ${number} sur 5` : `Step ${number} of 5`,
      );
    }
  });

  test('the page says that this is no quote in the legal sense, and how the total is made', async ({
    site,
  }) => {
    const page = await site.text(`${address}?pages=10`);
    expect(page).toContain(shippedCalculator(language).labels.estimate.note);
    expect(receipt(page)).toMatchObject({ factor: '× 2 (10 pages)', total: formatAmount(9000, language) });
    expect(receipt(page)).toMatchObject({
      vat: formatAmount(1800, language),
      gross: formatAmount(10800, language),
    });
  });

  test.for(workedCases())(
    '[$id] the receipt of the worked case',
    async ({ selection, expected, surcharge }, { site }) => {
      const query = calculatorQuery(5, selection, fr, language);
      const shown = receipt(await site.text(address + query));
      const amount = (value: number) => formatAmount(value, language);
      expect(shown).toMatchObject({
        base: amount(expected.base),
        features: amount(expected.features),
        design: amount(expected.design),
        total: amount(expected.total),
        monthly: `${amount(expected.monthly)}/${language === 'fr' ? 'mois' : 'month'}`,
      });
      expect(shown.surcharge).toBe(surcharge === undefined ? undefined : amount(surcharge));
    },
  );

  test('whatever an address says, the page is there', async ({ site }) => {
    for (const query of [
      'pages=0',
      'pages=21',
      'pages=2.5',
      'pages=1e309',
      `pages=${'9'.repeat(1000)}`,
      'type=__proto__&complexity=constructor&design=x',
      'type=ecommerce&features=blog&features=inventory&features=x',
      `${step}=99`,
      `${step}=-1`,
      `${step}=%01&type=%F0%9F%90%88`,
      'features=%E0%A4%A',
    ]) {
      const response = await site.get(`${address}?${query}`);
      expect([query, response.status]).toEqual([query, 200]);
      expect(receipt(await response.text()).total).toMatch(/\d/);
    }
    const dropped = receipt(await site.text(`${address}?type=ecommerce&features=blog&features=inventory`));
    expect(dropped.features).toBe(formatAmount(1500, language));
  });
});

test('[LIMIT-04] hosting plans and the calculator are kept apart, maintenance costs what its plan costs', async () => {
  const site = await startSite();
  const { monthlyServices } = await site.services.content.section('calculator', 'fr');
  const hosting = await site.services.content.section('hosting', 'fr');
  const maintenance = await site.services.content.section('maintenance', 'fr');
  expect(hosting.plans.map(({ price }) => Number.parseInt(price, 10))).toEqual([9, 20, 39]);
  expect(monthlyServices).toEqual({ maintenance: 99, seo: 199, hosting: 49 });
  expect(maintenance.plans.map(({ price }) => Number.parseInt(price, 10))).toContain(99);
  await edit(site, 'fr', 'hosting', { plans: hosting.plans.map((plan) => ({ ...plan, price: '77 €' })) });
  const page = await site.text('/calculateur-prix?etape=5&hosting=1');
  expect(receipt(page).monthly).toBe('49\u00a0€/mois');
  expect(page).not.toContain('77 €');
});

test('the managed prices are those of the next visit, in both languages', async () => {
  const site = await startSite();
  expect(await site.text('/calculateur-prix')).toContain('4\u202f500\u00a0€');
  await edit(site, 'fr', 'calculator', { 'designPrices.custom': 1700 });
  expect(receipt(await site.text('/calculateur-prix')).total).toBe('4\u202f700\u00a0€');
  expect(receipt(await site.text(pathTo('calculator', 'en'))).total).toBe('€4,700');
});

/** What a browser without scripts would send: hidden fields, and what is chosen. */
function sentBy(form: string): Set<string> {
  const inputs = [...form.matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => /type="(?:hidden|range)"/.test(tag) || / checked=""/.test(tag));
  return new Set(
    sent.map((tag) => `${/ name="([^"]*)"/.exec(tag)?.[1]},${/ value="([^"]*)"/.exec(tag)?.[1]}`),
  );
}
