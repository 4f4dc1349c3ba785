import { expect } from 'vitest';
import { test } from '#tests/support/browser.ts';

/** The size and face of every heading and button: what a missing rule would change first. */
const LOOKS = () =>
  [...document.querySelectorAll('h1, h2, h3, main p, main a, main img, main ul')].map((element) => {
    const { fontSize, fontFamily, color, display, padding } = getComputedStyle(element);
    return [element.tagName, element.className, fontSize, fontFamily, color, display, padding].join(' ');
  });

test.for([
  '/',
  '/en/agency',
  '/applications-react',
  '/expertises/sites-wordpress',
  '/cas-clients/cave-vauban',
  '/en/blog/brussels-website-grant',
  '/mentions-legales',
  '/cii',
  '/calculateur-prix',
  '/tarifs',
  '/expertises/hebergement',
  '/en/contact',
])('%s comes with every style it shows: the whole sheet changes nothing', async (path, { visit, site }) => {
  const options = { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } };
  const page = await visit(path, options);
  const alone = await page.evaluate(LOOKS);
  await page.route(site.url + path, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const sheet = /sheet\.href='([^']+)'/.exec(html)?.[1];
    const body = html.replace(/<style>[\s\S]*?<\/style>/, `<link rel="stylesheet" href="${sheet}">`);
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  expect(await page.evaluate(LOOKS)).toEqual(alone);
  expect(alone.length).toBeGreaterThan(5);
});
