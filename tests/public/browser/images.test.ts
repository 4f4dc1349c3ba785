import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

const missing = '/images/nowhere.webp';

test('[IMAGE-01] an image that fails is replaced by its words, before the scripts ran and after', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact', { expectedComplaint: /ERR_FAILED/ });
  const carousel = page.locator('#carousel');
  const gallery = page.locator('#gallery');
  const [early, late] = [carousel.locator('img').first(), gallery.locator('img').first()];
  let letScriptsGo = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsGo = resolve;
  });
  await page.route(/carousel-rue|gallery-facade/, (route) => route.abort());
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });

  await page.goto(`${site.url}/agence`);
  const words = [await early.getAttribute('alt'), await late.getAttribute('alt')].map(String);
  await expect
    .poll(() => early.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(0);
  letScriptsGo();
  await booted(page);
  await carousel.getByText(words[0] ?? '', { exact: true }).waitFor();
  await expect.poll(() => carousel.locator(`img[alt="${words[0]}"]:visible`).count()).toBe(0);

  await gallery.scrollIntoViewIfNeeded();
  await gallery.getByText(words[1] ?? '', { exact: true }).waitFor();
  await expect.poll(() => gallery.locator(`img[alt="${words[1]}"]:visible`).count()).toBe(0);
});

test('[IMAGE-01] so is the logo of a partner', async ({ visit, site }) => {
  const page = await visit('/contact', { expectedComplaint: /ERR_FAILED/ });
  await page.route(/partners/, (route) => route.abort());
  await page.goto(site.url);
  await booted(page);
  await page.locator('#partners').scrollIntoViewIfNeeded();
  await page.locator('#partners').getByText('Logo Caves Delmotte', { exact: true }).first().waitFor();
});

test('[IMAGE-02] a portrait that fails is replaced by initials made on the page, asked of nobody', async ({
  visit,
}) => {
  const site = await startSite();
  const marie = { name: 'Marie Dupont', role: 'Fondatrice', image: missing };
  await edit(site, 'fr', 'cii', { 'team.members': [marie] });
  await edit(site, 'fr', 'agency', { 'team.members': [{ ...marie, bio: '' }] });
  const page = await visit('/contact', { url: site.url, expectedComplaint: /404/ });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of ['/agence', '/cii']) {
    await page.goto(site.url + path);
    await booted(page);
    const team = page.locator('#team');
    await team.scrollIntoViewIfNeeded();
    await team.getByText('MD', { exact: true }).waitFor();
    await expect.poll(() => team.locator('img').count()).toBe(0);
    await expect.poll(() => team.getByRole('img', { name: 'Marie Dupont' }).count()).toBe(1);
  }
  expect([...asked]).toEqual([site.url]);
});

test('[IMAGE-03] a testimonial whose image fails shows the initial of the name, in both sections', async ({
  visit,
}) => {
  const site = await startSite();
  const sophie = {
    id: 'sophie',
    name: 'Sophie Martin',
    text: 'Bien.',
    image: missing,
    role: '',
    company: '',
  };
  const items = [{ ...sophie, rating: 5, featured: false }];
  await edit(site, 'fr', 'testimonials', { items });
  for (const [path, section] of [
    ['/', '#testimonials'],
    ['/cii', '#scrolling-testimonials'],
  ] as const) {
    const page = await booted(await visit(path, { url: site.url, expectedComplaint: /404/ }));
    await page.locator(section).scrollIntoViewIfNeeded();
    await page.locator(section).getByText('S', { exact: true }).first().waitFor();
    await page.locator(section).locator('img').first().waitFor({ state: 'detached' });
  }
});
