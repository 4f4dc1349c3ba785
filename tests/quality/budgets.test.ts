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

const USUAL = { scriptKilobytes: 115, requests: 15 };
/** The price is worked out in the page, at once and without asking: its rules and forms weigh 6 kB more. */
const CALCULATOR = { ...USUAL, scriptKilobytes: 120 };

test.for([
  ['/', 70, USUAL],
  ['/en', 70, USUAL],
  ['/agence', 70, USUAL],
  ['/expertises', 80, USUAL],
  ['/tarifs', 80, USUAL],
  ['/blog', 80, USUAL],
  // The article with the most tables.
  ['/en/blog/website-hosting-maintenance-cost', 80, USUAL],
  ['/cas-clients', 80, USUAL],
  ['/en/case-studies/cave-vauban', 80, USUAL],
  ['/expertises/hebergement', 80, USUAL],
  ['/expertises/maintenance-support', 80, USUAL],
  ['/expertises/developpement-react', 80, USUAL],
  ['/en/expertises/nextjs-applications', 80, USUAL],
  ['/expertises/sites-wordpress', 80, USUAL],
  ['/expertises/ecommerce-woocommerce', 80, USUAL],
  ['/en/expertises/mobile-applications', 80, USUAL],
  ['/applications-react', 80, USUAL],
  ['/cii', 80, USUAL],
  ['/en/aides-creation-site-internet-belgique', 80, USUAL],
  ['/politique-confidentialite', 80, USUAL],
  ['/en/contact', 80, USUAL],
  ['/recrutement', 80, USUAL],
  ['/calculateur-prix', 80, CALCULATOR],
  ['/en/price-calculator?step=3', 80, CALCULATOR],
] as const)(
  '%s keeps its budget: weight, requests and an ecological score over %i',
  async ([path, score, limit], { browser, site }) => {
    const first = await pageWeight(browser, site.url + path, { width: 390 });
    expect(first.foreignRequests).toEqual([]);
    expect(first.kilobytes).toBeLessThan(270);
    expect(first.scriptKilobytes).toBeLessThan(limit.scriptKilobytes);
    expect(first.requests).toBeLessThanOrEqual(limit.requests);
    const whole = await pageWeight(browser, site.url + path, { scroll: true });
    const eco = ecoIndex(whole.elements, whole.requests, whole.kilobytes);
    expect({ ...whole, eco }).toMatchObject({ eco: expect.toSatisfy((value: number) => value > score) });
  },
);
