import { expect } from 'vitest';
import { test } from '#tests/support/browser/browser.ts';
import { ecoIndex } from '#tests/support/browser/eco-index.ts';
import { pageWeight } from '#tests/support/browser/page-weight.ts';

test('the ecological score agrees with its published grades', () => {
  expect(ecoIndex(0, 0, 0)).toBe(100);
  expect(ecoIndex(370, 10, 150)).toBeGreaterThan(80);
  expect(ecoIndex(620, 10, 150)).toBeGreaterThan(70);
  expect(ecoIndex(700_000, 5000, 300_000)).toBeCloseTo(0);
});

/**
 * What is reached now, with a small margin: nothing may get worse. Where that is short of the target
 * (docs/quality.md: 185 kB, a score over 80 everywhere), docs/benchmarks.md says so. Weights are with headers.
 */
const LIMIT = { scriptKilobytes: 118.1, fontKilobytes: 40.5, kilobytes: 204, requests: 15 };

test.for([
  // The work in the window costs two pictures: 77.6 before it.
  ['/', 75],
  ['/en', 75],
  // Its eight scenes are there twice, by day and by night: 77.5 before it.
  ['/agence', 75],
  ['/expertises', 80],
  ['/tarifs', 80],
  ['/blog', 80],
  // The article with the most tables.
  // What other machines read of it costs fifteen elements: 79.6 since then. Its chapters beside the text, which are
  // there before a visitor asks for them, cost nineteen, and the face of its author a small file: 78.6.
  ['/en/blog/website-hosting-maintenance-cost', 78],
  // Nine houses instead of six: 77.8 since then.
  ['/cas-clients', 77],
  ['/en/case-studies/cave-vauban', 80],
  ['/expertises/hebergement', 80],
  ['/expertises/maintenance-support', 80],
  ['/expertises/developpement-react', 80],
  ['/en/expertises/nextjs-applications', 80],
  ['/expertises/sites-wordpress', 80],
  ['/expertises/ecommerce-woocommerce', 80],
  ['/en/expertises/mobile-applications', 80],
  ['/applications-react', 80],
  // Three more logos and testimonials lead to their story: 79.9 since then.
  ['/cii', 79],
  ['/en/aides-creation-site-internet-belgique', 80],
  ['/politique-confidentialite', 80],
  ['/en/contact', 80],
  ['/recrutement', 80],
  ['/calculateur-prix', 80],
  ['/en/price-calculator?step=3', 80],
] as const)(
  '[PAINT-01] %s keeps its budget: weight, fonts, requests and an ecological score over %i',
  async ([path, score], { browser, site }) => {
    const first = await pageWeight(browser, site.url + path, { width: 390 });
    expect(first.foreignRequests).toEqual([]);
    expect(first.kilobytes).toBeLessThan(LIMIT.kilobytes);
    expect(first.scriptKilobytes).toBeLessThan(LIMIT.scriptKilobytes);
    expect(first.fontKilobytes).toBeLessThan(LIMIT.fontKilobytes);
    expect(first.requests).toBeLessThanOrEqual(LIMIT.requests);
    const whole = await pageWeight(browser, site.url + path, { scroll: true });
    const eco = ecoIndex(whole.elements, whole.requests, whole.kilobytes);
    expect({ ...whole, eco }).toMatchObject({ eco: expect.toSatisfy((value: number) => value > score) });
  },
);
