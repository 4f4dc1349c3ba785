import { expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { ecoIndex } from '#tests/support/eco-index.ts';
import { pageWeight } from '#tests/support/page-weight.ts';

test('the ecological score agrees with its published grades', () => {
  expect(ecoIndex(0, 0, 0)).toBe(100);
  expect(ecoIndex(370, 10, 150)).toBeGreaterThan(80);
  expect(ecoIndex(620, 10, 150)).toBeGreaterThan(70);
  expect(ecoIndex(700_000, 5000, 300_000)).toBeCloseTo(0);
});

const SCRIPT_KB = 115;
/** The price is worked out in the page, at once and without a request: its rules and forms weigh 7 kB. */
const CALCULATOR_SCRIPT_KB = 122;

test.for([
  ['/', 70, SCRIPT_KB],
  ['/en', 70, SCRIPT_KB],
  ['/agence', 70, SCRIPT_KB],
  ['/expertises', 80, SCRIPT_KB],
  ['/tarifs', 80, SCRIPT_KB],
  ['/cas-clients', 80, SCRIPT_KB],
  ['/en/case-studies/cave-vauban', 80, SCRIPT_KB],
  ['/expertises/hebergement', 80, SCRIPT_KB],
  ['/expertises/maintenance-support', 80, SCRIPT_KB],
  ['/expertises/developpement-react', 80, SCRIPT_KB],
  ['/en/expertises/nextjs-applications', 80, SCRIPT_KB],
  ['/expertises/sites-wordpress', 80, SCRIPT_KB],
  ['/expertises/ecommerce-woocommerce', 80, SCRIPT_KB],
  ['/en/expertises/mobile-applications', 80, SCRIPT_KB],
  ['/applications-react', 80, SCRIPT_KB],
  ['/cii', 80, SCRIPT_KB],
  ['/en/aides-creation-site-internet-belgique', 80, SCRIPT_KB],
  ['/politique-confidentialite', 80, SCRIPT_KB],
  ['/calculateur-prix', 80, CALCULATOR_SCRIPT_KB],
  ['/en/price-calculator?step=3', 80, CALCULATOR_SCRIPT_KB],
] as const)(
  '%s keeps its budget: weight, requests and an ecological score over %i',
  async ([path, score, scriptKilobytes], { browser, site }) => {
    const first = await pageWeight(browser, site.url + path, { width: 390 });
    expect(first.foreignRequests).toEqual([]);
    expect(first.kilobytes).toBeLessThan(270);
    expect(first.scriptKilobytes).toBeLessThan(scriptKilobytes);
    expect(first.requests).toBeLessThanOrEqual(15);
    const whole = await pageWeight(browser, site.url + path, { scroll: true });
    const eco = ecoIndex(whole.elements, whole.requests, whole.kilobytes);
    expect({ ...whole, eco }).toMatchObject({ eco: expect.toSatisfy((value: number) => value > score) });
  },
);
