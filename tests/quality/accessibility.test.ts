import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { cutTexts } from '#tests/support/browser/cut-texts.ts';

const THEMES = ['light', 'dark'] as const;

test.for([
  ['/', 360, 'light'],
  ['/', 1280, 'dark'],
  ['/en', 1280, 'light'],
  ['/en', 360, 'dark'],
  ['/agence', 1280, 'light'],
  ['/agence', 360, 'dark'],
  ['/en/agency', 360, 'light'],
  ['/en/agency', 1280, 'dark'],
  ['/expertises', 360, 'dark'],
  ['/en/expertises/web-creation', 1280, 'light'],
  ['/tarifs', 1280, 'dark'],
  ['/en/pricing', 360, 'light'],
  ['/expertises/hebergement', 1280, 'light'],
  ['/en/expertises/hosting', 360, 'dark'],
  ['/expertises/maintenance-support', 360, 'light'],
  ['/en/expertises/wordpress-maintenance', 1280, 'dark'],
  ['/cas-clients', 360, 'dark'],
  ['/en/case-studies', 1280, 'light'],
  ['/cas-clients/cave-vauban', 1280, 'dark'],
  ['/en/case-studies/cave-vauban', 360, 'light'],
  ['/xyz', 360, 'light'],
  ['/en/xyz', 1280, 'dark'],
  ['/expertises/developpement-react', 1280, 'light'],
  ['/en/expertises/nextjs-applications', 360, 'dark'],
  ['/expertises/sites-wordpress', 360, 'light'],
  ['/en/expertises/ecommerce-woocommerce', 1280, 'dark'],
  ['/expertises/applications-mobiles', 1280, 'dark'],
  ['/en/react-applications', 360, 'light'],
  ['/cii', 360, 'dark'],
  ['/en/cii', 1280, 'light'],
  ['/aides-creation-site-internet-belgique', 360, 'light'],
  ['/en/aides-creation-site-internet-belgique', 1280, 'dark'],
  ['/en/legal-notice', 360, 'dark'],
  ['/politique-confidentialite', 1280, 'light'],
  ['/conditions-generales', 360, 'light'],
  ['/blog', 360, 'dark'],
  ['/en/blog', 1280, 'light'],
  ['/blog/budget-site-web-2025', 1280, 'dark'],
  ['/en/blog/brussels-website-grant', 360, 'light'],
  ['/contact', 360, 'light'],
  ['/en/contact', 1280, 'dark'],
  ['/recrutement', 1280, 'light'],
  ['/en/recruitment', 360, 'dark'],
  ['/plan-du-site', 360, 'dark'],
  ['/en/accessibility', 1280, 'light'],
] as const)('[SEEN-04] %s has no violation at %i px (%s)', async ([path, width, colorScheme], { visit }) => {
  const options = { colorScheme, reducedMotion: 'reduce' as const, viewport: { width, height: 900 } };
  const page = await booted(await visit(path, { ...options, expectedComplaint: /status of 404/ }));
  expect(await violations(page)).toEqual([]);
});

test.for(THEMES)(
  '[SEEN-04] with menus, chat and lightbox open there is no violation (%s)',
  async (colorScheme, { visit }) => {
    const options = { colorScheme, reducedMotion: 'reduce' as const };
    const desktop = await booted(await visit('/', { ...options, viewport: { width: 1280, height: 900 } }));
    await desktop.locator('header nav button').hover();
    await desktop.locator('#mega-menu').waitFor();
    expect(await violations(desktop)).toEqual([]);

    const phone = await booted(await visit('/en', { ...options, viewport: { width: 360, height: 800 } }));
    await phone.getByRole('button', { name: 'Open the menu' }).click();
    await phone.getByRole('dialog').waitFor();
    expect(await violations(phone)).toEqual([]);
    await phone.keyboard.press('Escape');
    await phone.getByRole('button', { name: 'Open the chat' }).click();
    await phone.getByRole('dialog').waitFor();
    expect(await violations(phone)).toEqual([]);

    const agency = await booted(
      await visit('/agence', { ...options, viewport: { width: 1280, height: 900 } }),
    );
    await agency.locator('#gallery a').first().click();
    await agency.getByRole('dialog').waitFor();
    expect(await violations(agency)).toEqual([]);
  },
);

test.for([
  ['/calculateur-prix?etape=', 'devis', 360, 'light'],
  ['/en/price-calculator?step=', 'quote', 1280, 'dark'],
] as const)(
  'every step of %s has no violation, nor has the request in error, nor the estimate',
  async ([address, last, width, colorScheme], { visit, site }) => {
    const page = await visit(`${address}1`, {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      expectedComplaint: /status of (?:422|404)/,
    });
    for (const step of ['1', '2', '3', '4&pages=9', '5', last]) {
      await page.goto(site.url + address + step);
      await booted(page);
      if (width < 1024) await page.locator('.till-bar summary').click();
      // The bar at the foot always covers something, which axe takes for small.
      expect([step, await violations(page, { targets: false })]).toEqual([step, []]);
      if (width < 1024) await page.locator('.till-bar summary').click();
    }
    await page.locator('main form button').click();
    await page.getByRole('alert').waitFor();
    expect(await violations(page, { targets: false })).toEqual([]);
    await page.getByLabel(/^(?:Nom complet|Full name)/).fill('Jane');
    await page.getByLabel(/^E-?mail \*/).fill('jane@example.com');
    await page.locator('main form button').click();
    await page.waitForURL(/estimat/);
    await page.locator('main article').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${page.url().replace(/[^/]*$/, '')}invented`);
    expect(await violations(page)).toEqual([]);
  },
);

test('the login page has no violation either', async ({ visit }) => {
  expect(await violations(await booted(await visit('/admin', { reducedMotion: 'reduce' })))).toEqual([]);
});

// As wide as a window of 1280 px is at 400 % and at 200 %.
test.for([320, 640])(
  '[SEEN-03] no page scrolls sideways at %i px, nor is any text cut',
  async (width, { visit, site }) => {
    const page = await visit('/', {
      viewport: { width, height: 700 },
      expectedComplaint: /status of 404/,
      // Eighty pages as they arrive; what scripts add stands in the same boxes.
      javaScriptEnabled: false,
    });
    const listed = [...(await site.text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
    const paths = listed.map(([, address = '']) => address.slice(site.url.length) || '/');
    const others = ['/xyz', '/en/legal-notice', '/conditions-generales', '/admin', '/estimation/x'];
    const steps = ['/calculateur-prix?etape=4', '/en/price-calculator?step=quote'];
    expect(paths.length).toBeGreaterThan(60);
    for (const path of [...paths, ...others, ...steps]) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect([path, ...widths]).toEqual([path, width, width]);
      expect([path, await cutTexts(page)]).toEqual([path, []]);
    }
  },
);

test('[SEEN-03] at 400 % of a window of 1280 by 900 px nothing stays over the page', async ({ visit }) => {
  for (const path of ['/calculateur-prix', '/en/blog']) {
    const page = await booted(await visit(path, { viewport: { width: 320, height: 225 } }));
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('header, main *')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map(({ className }) => className),
    );
    expect([path, staying]).toEqual([path, []]);
  }
});
