import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ARTICLES_PER_PAGE } from '#domain/articles/listed-article.ts';
import { languages } from '#domain/languages.ts';
import { redirects, redirectTarget } from '#domain/redirects.ts';
import { booted, test as browserTest } from '#tests/support/browser/browser.ts';
import { edit } from '#tests/support/data/edit.ts';
import { unpublishedTexts, writeUnpublished } from '#tests/support/data/unpublished.ts';
import { newFolder } from '#tests/support/engines.ts';
import { requiredPages } from '#tests/support/requirements.ts';
import type { Site } from '#tests/support/site/site.ts';
import { writeExportFile } from '../../scripts/export/write-file.ts';

/** The site in a file, and a way to open it where there is no network. */
const test = browserTest
  .extend('file', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const folder = await newFolder((clean) => onCleanup(clean));
    const target = path.join(folder, 'vitrine.html');
    await giveNewSlugs(site);
    await writeUnpublished(site.services);
    await edit(site, 'fr', 'common', { redirects: [{ from: '/vieux', to: '/agence' }] });
    return { ...(await writeExportFile(site.services, target)), target, url: pathToFileURL(target).href };
  })
  .extend('open', async ({ file, visit }) => {
    return async (hash: string, options = {}): Promise<Page> => {
      const page = await visit(`#${hash}`, { url: file.url, offline: true, ...options });
      await page.locator('main').waitFor();
      return page;
    };
  });

/** An article and a case study of each language get another slug. */
async function giveNewSlugs({ services }: Site): Promise<void> {
  for (const language of languages) {
    const slug = language === 'fr' ? 'woocommerce-ou-pas' : 'woocommerce-or-not';
    const article = await services.articles.publishedBySlug(language, slug);
    await services.articles.save(language, { ...article, slug: 'new-article' }, { by: 'marie', basedOn: 0 });
    const study = await services.caseStudies.publishedBySlug(language, 'paniers-du-tournaisis');
    await services.caseStudies.save(language, { ...study, slug: 'new-study' }, { by: 'marie', basedOn: 0 });
  }
}

test('[PUBLISH-16] the file holds nothing that is written and not published', async ({ file, open }) => {
  const html = await readFile(file.target, 'utf8');
  for (const text of unpublishedTexts) expect([text, html.includes(text)]).toEqual([text, false]);
  for (const address of ['/', '/agence', '/blog']) {
    const page = await open(address);
    expect(`${await page.title()} ${await page.locator('main').textContent()}`).not.toMatch(/pas.publi/i);
  }
});

const screen = (page: Page) => page.locator('main').getAttribute('data-screen');
const shownAt = (page: Page) => new URL(page.url()).hash;

/** Follows an address as a link of the page would. */
async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => location.assign(`#${to}`), hash);
}

/** Goes to each address and tells what is shown there once it is what was expected, or after 30 s. */
async function walkThrough(addresses: string[][]): Promise<(string | undefined)[][]> {
  const seen: (string | undefined)[][] = [];
  for (const [address = '', screen, language] of addresses) {
    location.assign(`#${address}`);
    const begun = performance.now();
    const main = () => document.querySelector('main')?.dataset.screen;
    const shown = () => main() === screen && document.documentElement.lang === language;
    while (!shown() && performance.now() - begun < 30_000)
      await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push([
      address,
      main(),
      document.documentElement.lang,
      document.querySelector('h1')?.textContent ?? '',
    ]);
  }
  return seen;
}

test('[OFFLINE-01] a single file runs from file:// with its paths behind #, the site itself with plain ones', async ({
  open,
  file,
  visit,
}) => {
  expect(file.url).toMatch(/^file:/);
  expect(file.bytes).toBeLessThan(4 * 1024 * 1024);
  const page = await open('/contact');
  expect([await screen(page), await page.locator('html').getAttribute('lang')]).toEqual(['Contact', 'fr']);
  await go(page, '/en/agency');
  await page.locator('main[data-screen=Agency]').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => page.locator('header a').first().getAttribute('href')).toBe('#/en');
  const served = await visit('/en/agency');
  await expect.poll(() => served.locator('header a').first().getAttribute('href')).toBe('/en');
});

test('[OFFLINE-02] every page, redirect and the not-found page are in the file, without any request', async ({
  open,
}) => {
  const page = await open('/');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  const slugs: Record<string, string> = { Article: 'budget-site-web-2025', CaseStudyDetail: 'cave-vauban' };
  const rows = requiredPages().filter((row) => row.screen !== 'Admin');
  // Seven rows on each time: no page is followed by one of the same screen, which it could be taken for.
  const mixed = rows.map((_, index) => rows[(index * 7) % rows.length] ?? rows[0]);
  expect(new Set(mixed).size).toBe(31);
  const walk = [
    ...mixed.map((row) => [row?.fr, row?.screen]),
    ...mixed.map((row) => [row?.en, row?.screen]),
    ...[
      ['/projets', 'CaseStudies'],
      ['/services', 'Expertises'],
      ['/xyz', 'NotFound'],
    ],
    ...[
      ['/en/projects', 'CaseStudies'],
      ['/en/services', 'Expertises'],
      ['/en/xyz', 'NotFound'],
    ],
  ].map(([address = '', expected = '']) => [
    ...[address.replace('{slug}', slugs[expected] ?? ''), expected],
    address.split('/')[1] === 'en' ? 'en' : 'fr',
  ]);
  const seen = await page.evaluate(walkThrough, walk);
  expect(seen).toEqual(walk.map((expected) => [...expected, expect.stringMatching(/\S/)]));
  expect(requests).toEqual([]);
});

const redirected = [
  ['/blog/nope', '/blog'],
  ['/en/blog/nope', '/en/blog'],
  ['/cas-clients/nope', '/cas-clients'],
  ['/en/case-studies/nope', '/en/case-studies'],
  ['/projets/inconnu', '/cas-clients'],
  ['/en/projects/unknown', '/en/case-studies'],
  ['/blog/woocommerce-ou-pas', '/blog/new-article'],
  ['/en/blog/woocommerce-or-not', '/en/blog/new-article'],
  ['/cas-clients/paniers-du-tournaisis', '/cas-clients/new-study'],
  ['/en/case-studies/paniers-du-tournaisis', '/en/case-studies/new-study'],
  ['/vieux', '/agence'],
  ...redirects.map(({ from }): [string, string] => [from, redirectTarget(from, '') ?? '']),
] as const;

test('[OFFLINE-02] [EDIT-50] a missing or renamed entry and a former address lead on in the file as on the site', async ({
  open,
  site,
}) => {
  const page = await open('/');
  for (const [address, target] of redirected) {
    await go(page, '/contact');
    await page.locator('main[data-screen=Contact]').waitFor();
    await go(page, address);
    await page.locator('main:not([data-screen=Contact])').waitFor();
    expect([address, shownAt(page)]).toEqual([address, `#${target}`]);
    expect(await screen(page)).not.toBe('NotFound');
    expect((await site.get(address)).headers.get('location')).toBe(target);
  }
  for (const [address, target] of [redirected[0], redirected[8]]) {
    const opened = await open(address);
    expect(shownAt(opened)).toBe(`#${target}`);
    expect(await opened.locator('header a').count()).toBeGreaterThan(1);
  }
});

test.for([
  [
    '/blog',
    [
      'hébergeur',
      'commission',
      'WORDPRESS',
      'ommerce',
      'press',
      '1500',
      '1 500',
      'hebergemant',
      'wrodpress',
      'zzz',
    ],
  ],
  ['/en/blog', ['hosting', 'Commission', 'hostting', 'zzz']],
] as const)(
  '[OFFLINE-02] on %s the file finds by search what the site finds',
  async ([path, texts], { open, visit, site }) => {
    const inFile = await open(path);
    const onSite = await booted(await visit(path));
    for (const text of texts) {
      const found = await site.services.articles.search(path === '/blog' ? 'fr' : 'en', text);
      const titles = found.articles.map(({ title }) => title);
      expect([text, titles.length > 0]).toEqual([text, text !== 'zzz']);
      for (const page of [inFile, onSite]) {
        await page.getByRole('searchbox').fill(text);
        const shown = () => page.locator('#articles li h2').allTextContents();
        await expect
          .poll(async () => [text, await shown()])
          .toEqual([text, titles.slice(0, ARTICLES_PER_PAGE)]);
      }
    }
  },
);

test('[OFFLINE-02] a page that fails in the file shows our failure page, with a way on', async ({
  file,
  open,
}) => {
  const damaged = file.target.replace('.html', '-damaged.html');
  const html = await readFile(file.target, 'utf8');
  await writeFile(damaged, html.replaceAll('"categories":{"all"', '"lost":{"all"'));
  const options = {
    url: pathToFileURL(damaged).href,
    expectedComplaint: /Cannot read|undefined|ErrorBoundary/,
  };
  for (const [address, title, home] of [
    ['/blog', 'Un incident de notre côté', '#/'],
    ['/en/blog', 'Something went wrong at our end', '#/en'],
  ] as const) {
    const page = await open(address, options);
    expect(await page.locator('h1').textContent()).toBe(title);
    expect(await page.locator('#site').textContent()).not.toMatch(/Error|undefined/);
    await page.locator('main a').click();
    await expect.poll(() => shownAt(page)).toBe(home);
    await page.locator('main[data-screen=Home]').waitFor();
  }
});

test.for([
  [
    '/expertises/applications-mobiles',
    'Lire l’histoire',
    'Estimer un projet comme celui-ci',
    '/blog/new-article',
  ],
  [
    '/en/expertises/mobile-applications',
    'Read the story',
    'Estimate a project like this one',
    '/en/blog/new-article',
  ],
] as const)(
  '[WAY-21] in the file a trade leads to its story, the story to the calculator, an article to its trade: %s',
  async ([trade, story, estimate, article], { open }) => {
    const page = await open(trade);
    await page.locator('#call').getByRole('link', { name: story }).click();
    await page.locator('main[data-screen=CaseStudyDetail]').waitFor();
    // It got another slug: the reference knows it by its id.
    await expect.poll(() => shownAt(page)).toMatch(/\/new-study$/);
    await page.getByRole('link', { name: estimate }).click();
    await page.locator('main [name=type][value=app]:checked').waitFor();
    await expect.poll(() => shownAt(page)).toContain('features=push&features=payment');
    await go(page, article);
    await page.locator('main[data-screen=Article] article a.button').click();
    await page.locator('main[data-screen=Ecommerce]').waitFor();
  },
);

test('[OFFLINE-02] language, menus, theme, images, contents and calculator work in the file', async ({
  open,
}) => {
  const page = await open('/agence', { viewport: { width: 1280, height: 800 } });
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    );
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(await broken()).toBe(0);
  await page
    .locator('header')
    .getByRole('link', { name: /English/ })
    .click();
  await expect.poll(() => shownAt(page)).toBe('#/en/agency');
  await page.locator('header nav').getByRole('link', { name: 'Pricing' }).click();
  await page.locator('main[data-screen=Pricing]').waitFor();
  await page.locator('header nav').getByRole('button').first().click();
  await page.getByRole('tab').first().waitFor();
  await page.keyboard.press('Escape');
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const before = await dark();
  await page.getByRole('button', { name: 'Turn the lamps on (dark theme)' }).click();
  await expect.poll(() => dark()).toBe(!before);

  await go(page, '/blog/budget-site-web-2025');
  await page.locator('article nav button').click();
  const place = page.locator('article nav a').last();
  await place.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect.poll(() => shownAt(page)).toBe('#/blog/budget-site-web-2025');

  await go(page, '/calculateur-prix?type=ecommerce');
  const total = page.locator('.till [role=status]').first();
  await page.locator('main[data-screen=Calculator]').waitFor();
  const price = await total.textContent();
  await page.locator('main form input[type=radio]').last().check();
  await expect.poll(() => total.textContent()).not.toBe(price);
  await expect.poll(() => shownAt(page)).toMatch(/^#\/calculateur-prix\?.*type=(?!ecommerce)/);
});

test('[OFFLINE-03] [WAY-06] a form says that nothing can leave, fails as on the site and keeps what was written', async ({
  open,
}) => {
  const page = await open('/contact', {
    expectedComplaint: /Content Security Policy|Failed to fetch|Fetch API|ERR_/,
  });
  const form = page.locator('#form form');
  const written = { name: 'Léa', email: 'lea@pain.example', message: 'Bonjour' };
  for (const [name, text] of Object.entries(written)) await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[name=projectType]').selectOption('site-vitrine');
  await expect.poll(() => form.textContent()).toMatch(/ne peut rien envoyer.*03 53 01/);
  await form.locator('button[type=submit]').click();
  await expect
    .poll(() => form.getByRole('alert').textContent())
    .toMatch(/^Votre message n’est pas parti\. Rien n’est perdu/);
  for (const [name, text] of Object.entries(written))
    await expect.poll(() => form.locator(`[name=${name}]`).inputValue()).toBe(text);

  const panel = page.locator('aside dialog');
  await page.locator('aside > button').click();
  await panel.getByRole('button', { name: 'Écrire un mot' }).click();
  for (const [name, text] of Object.entries(written)) await panel.locator(`[name=${name}]`).fill(text);
  await panel.locator('button[type=submit]').click();
  await expect
    .poll(() => panel.getByRole('alert').textContent())
    .toBe("Erreur lors de l'envoi. Veuillez réessayer.");
  await expect.poll(() => panel.locator('[name=message]').inputValue()).toBe('Bonjour');

  // The file shares its storage with others: it keeps nothing there.
  expect(await page.evaluate(() => localStorage.getItem('typed'))).toBe(null);
  await go(page, '/en/price-calculator?step=quote');
  await page.locator('main[data-screen=Calculator]').waitFor();
  await page.locator('main [name=email]').fill('lea@pain.example');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main [role=alert]').waitFor();
  await expect.poll(() => page.locator('main [name=email]').inputValue()).toBe('lea@pain.example');
});
