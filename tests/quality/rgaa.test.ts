import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { cutTexts } from '#tests/support/browser/cut-texts.ts';
import type { Site } from '#tests/support/site/site.ts';

async function pathsOf(site: Site): Promise<string[]> {
  const listed = [...(await site.text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return listed.map(([, address = '']) => address.slice(site.url.length) || '/');
}

test('[A11Y-05] every table of every page is named and says what its heads are heads of', async ({
  site,
}) => {
  const rightTable =
    /^<table><caption class="sr-only">[^<]+<\/caption><thead><tr>(?:<th scope="col">(?:(?!<t[hr]).)*<\/th>)+<\/tr><\/thead><tbody>(?:<tr><th scope="row">(?:(?!<t[hr]).)*<\/tr>)+<\/tbody><\/table>$/s;
  let tables = 0;
  for (const path of await pathsOf(site)) {
    const found = (await site.text(path)).match(/<table.*?<\/table>/gs) ?? [];
    tables += found.length;
    expect([path, found.filter((table) => !rightTable.test(table))]).toEqual([path, []]);
  }
  expect(tables).toBeGreaterThan(20);
});

test.for(['/agence', '/en/case-studies/cave-vauban', '/aides-creation-site-internet-belgique'])(
  '[A11Y-06] on %s each captioned image is named by its caption',
  async (path, { visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    const figures = await page.locator(
      'figure:has(img, svg[role=img]):has(figcaption):not(:has(blockquote))',
    );
    const named = await figures.evaluateAll((all) =>
      all.map((figure) => [
        figure.getAttribute('role'),
        figure.getAttribute('aria-label')?.replace(/\s/g, ''),
        figure.querySelector('figcaption')?.textContent?.replace(/\s/g, ''),
      ]),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const [role, name, caption] of named) expect([role, name]).toEqual(['figure', caption]);
  },
);

test('[A11Y-06] words of the other language are marked, and carousels speak that of the page', async ({
  visit,
  site,
}) => {
  const page = await visit('/en/blog/credit-impot-innovation-cii', { javaScriptEnabled: false });
  await expect.poll(() => page.locator('article header time').first().getAttribute('lang')).toBe('fr');
  await expect
    .poll(() => page.locator('.prose em[lang=fr]').allTextContents())
    .toEqual(['crédit d’impôt innovation', 'micro-entreprise', 'agrément', 'rescrit']);
  await page.goto(`${site.url}/expertises/applications-nextjs`);
  await expect.poll(() => page.locator('#hero [lang=en]').textContent()).toBe('time to interactive');
  await page.goto(`${site.url}/agence`);
  const roles = () =>
    page
      .locator('#carousel, #carousel [role=group]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-roledescription')));
  expect(new Set(await roles())).toEqual(new Set(['carrousel', 'diapositive']));
  await page.goto(`${site.url}/en/agency`);
  expect(new Set(await roles())).toEqual(new Set(['carousel', 'slide']));
});

const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** One of each kind, the narrowest boxes in either language. */
const KINDS = [
  ...['/', '/en/agency', '/expertises', '/en/pricing', '/expertises/hebergement', '/blog', '/contact'],
  ...['/en/expertises/maintenance-support', '/cas-clients', '/en/case-studies/cave-vauban', '/cii'],
  ...['/expertises/applications-nextjs', '/expertises/sites-wordpress', '/en/react-applications'],
  ...['/aides-creation-site-internet-belgique', '/blog/delais-creation-site-internet', '/recrutement'],
  ...['/calculateur-prix?etape=4', '/rendez-vous', '/en/accessibility', '/expertises/applications-mobiles'],
];

test('[A11Y-07] with its text spaced out no page scrolls sideways, nor is any text cut', async ({
  visit,
  site,
}) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const cut: unknown[] = [];
  for (const path of KINDS) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    // As the style sheet of a visitor, whatever the site allows.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const texts = await cutTexts(page);
      if (scrolled > 0 || texts.length > 0) cut.push([path, width, scrolled, ...texts]);
    }
  }
  expect(cut).toEqual([]);
});

test('[A11Y-08] a wrong address is answered with a right one, and a web address shows its form before', async ({
  visit,
}) => {
  const page = await visit('/rendez-vous', { javaScriptEnabled: false, expectedComplaint: /status of 422/ });
  await page.getByLabel('E-mail *').fill('jane');
  await page.getByRole('button', { name: 'Prendre ce rendez-vous' }).click();
  await page.getByText('Cette réponse ne convient pas. Exemple : marie@boulangerie.example').waitFor();
  const recruitment = await visit('/en/recruitment');
  const described = recruitment.getByLabel('GitHub address');
  const help = await described.getAttribute('aria-describedby');
  await expect
    .poll(() => recruitment.locator(`[id="${help}"]`).textContent())
    .toBe('Example: https://portfolio.example');
});

const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, key) => getComputedStyle(one).getPropertyValue(key), name);

test('[A11Y-09] the current page, category and time are told by more than a colour', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/agence', { viewport: { width: 390, height: 800 } }));
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await styleOf(page, 'dialog [aria-current=page]', 'text-decoration-line')).toBe('underline');
  await page.goto(`${site.url}/blog`);
  expect(await styleOf(page, '.chip[aria-current=true]', 'text-decoration-line')).toBe('underline');
  await page.goto(`${site.url}/cas-clients`);
  await booted(page);
  expect(await styleOf(page, '.signpost [aria-pressed=true]', 'text-decoration-line')).toBe('underline');
  await page.goto(`${site.url}/rendez-vous`);
  await booted(page);
  await page.locator('.agenda-time input').first().check();
  expect(await styleOf(page, '.agenda-time', 'text-decoration-line')).toBe('underline');
});

test.for(['light', 'dark'] as const)(
  '[A11Y-09] the ring of the focus has two colours that differ by 3:1 (%s)',
  async (colorScheme, { visit }) => {
    const page = await visit('/', { colorScheme, javaScriptEnabled: false });
    for (const selector of ['footer nav a', 'main .button', 'header a']) {
      await page.locator(selector).first().focus();
      await page.keyboard.press('Shift');
      const [ring, gap] = await Promise.all([
        styleOf(page, selector, 'outline-color'),
        styleOf(page, selector, 'box-shadow'),
      ]);
      expect([selector, contrast(ring, gap) >= 3]).toEqual([selector, true]);
    }
  },
);

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** Of the first colour that a computed value names. */
function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = (/rgb\(([^)]*)\)/.exec(value)?.[1] ?? '')
    .split(', ')
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('[WAY-31] no line of a French heading ends within an inversion', async ({ visit }) => {
  const page = await visit('/blog/delais-creation-site-internet', { javaScriptEnabled: false });
  expect(await page.locator('h1').textContent()).toMatch(/faut-il/);
  for (let width = 320; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page
      .locator('h1 span, .prose h2 span')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length !== 1).map((one) => one.textContent),
      );
    expect([width, broken]).toEqual([width, []]);
  }
});
