import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { bareStudy, fullStudy, image, startCaseSite } from '#tests/support/data/case-studies.ts';

const pages = [
  { language: 'fr', list: '/cas-clients', empty: 'Études de cas en préparation', loading: 'Chargement...' },
  { language: 'en', list: '/en/case-studies', empty: 'Case studies in preparation', loading: 'Loading...' },
] as const;

const viewport = { width: 1280, height: 800 };
const card = (page: Page, title: string) => page.locator('#case-studies > li').filter({ hasText: title });
const opacity = (page: Page, title: string) =>
  card(page, title).evaluate((element) => Number(getComputedStyle(element).opacity));
/** A card rises and hides in a moment of its own, and a busy machine takes its time. */
const opacityBecomes = (page: Page, title: string, value: number) =>
  expect.poll(() => opacity(page, title)).toBe(value);
const signs = (page: Page) => page.locator('form button[name=filter]');
const pressed = (page: Page) =>
  signs(page).evaluateAll((all) => all.map((sign) => sign.getAttribute('aria-pressed') === 'true'));
const cardTitles = (page: Page) => page.locator('#case-studies h2').allTextContents();

/** Follows an address inside the site, as a click on a link does. */
function go(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): void };
    };
    router.navigate(address);
  }, to);
}

/** Keeps the data of the next pages back until it is let go. */
async function holdNavigation(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

const six = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

test.for(pages)(
  '[CASE-01] [CASE-04] [CASE-05] on $list signs filter, and cards rise once and stay until the filter changes',
  async ({ language, list }, { visit }) => {
    const site = await startCaseSite([
      ...six.map((slug) => bareStudy(slug)),
      bareStudy('autre', { category: 'WordPress' }),
    ]);
    const page = await booted(await visit(list, { url: site.url, viewport }));
    const [all, shops] = language === 'fr' ? ['Tous', 'E-commerce'] : ['All', 'Online shops'];
    const names = [all, 'SaaS', 'WordPress', shops, 'Mobile', 'React'];
    expect(await signs(page).allTextContents()).toEqual(names);
    expect(await pressed(page)).toEqual([true, false, false, false, false, false]);

    await opacityBecomes(page, 'six', 0);
    await card(page, 'six').scrollIntoViewIfNeeded();
    await opacityBecomes(page, 'six', 1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(() => window.scrollY === 0);
    await expect.poll(() => card(page, 'six').getAttribute('data-revealed')).toBe('true');
    await expect.poll(() => opacity(page, 'six')).toBe(1);

    await signs(page).last().click();
    await page.waitForURL(`**${list}?filter=react`);
    await expect.poll(() => pressed(page)).toEqual([false, false, false, false, false, true]);
    await expect.poll(() => cardTitles(page)).toHaveLength(6);
    await opacityBecomes(page, 'six', 0);
    await expect.poll(() => page.locator('#hero [role=status]').textContent()).toContain('6');
  },
);

test('[CASE-04] whoever wants no motion, or runs no scripts, sees every card at once', async ({ visit }) => {
  const site = await startCaseSite(six.map((slug) => bareStudy(slug)));
  const still = await booted(await visit('/cas-clients', { url: site.url, reducedMotion: 'reduce' }));
  await still.locator('#case-studies > li[data-revealed=false]', { hasText: 'six' }).waitFor();
  expect(await opacity(still, 'six')).toBe(1);

  const plain = await visit('/cas-clients', { url: site.url, javaScriptEnabled: false });
  await signs(plain).nth(1).click();
  await expect.poll(() => plain.url()).toBe(`${site.url}/cas-clients?filter=saas`);
  await signs(plain).last().click();
  await expect.poll(() => cardTitles(plain)).toHaveLength(6);
  await expect.poll(() => plain.locator('[data-revealed=false]').count()).toBe(0);
});

test.for(pages)(
  '[CASE-06] [CASE-07] [CASE-08] on $list a card shows what its study has',
  async ({ language, list }, { visit }) => {
    const tags = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7'];
    const site = await startCaseSite([
      bareStudy('riche', { tags, hero: { image, website: 'https://riche.example/' } }),
      bareStudy('diese', { tags: tags.slice(0, 4), hero: { website: '#' } }),
      bareStudy('sans', { hero: { website: '' } }),
    ]);
    const page = await booted(await visit(list, { url: site.url, reducedMotion: 'reduce' }));
    const [rich, hash, bare] = ['riche', 'diese', 'sans'].map((slug) => card(page, `Projet ${slug}`));
    const shownTags = (of: typeof rich) => of?.locator('[data-tags] li').allTextContents();

    for (const words of ['React', 'Projet riche', 'Sous-titre riche'])
      expect(await rich?.getByText(words, { exact: true }).first().isVisible()).toBe(true);
    expect(await rich?.locator('img:visible').getAttribute('src')).toBe(image);
    expect(await rich?.locator(`a[href="${list}/riche"]`).count()).toBe(1);
    const placeholder = language === 'fr' ? 'Image à venir' : 'Picture to come';
    expect(await bare?.getByText(placeholder).isVisible()).toBe(true);
    expect(await rich?.getByText(placeholder).count()).toBe(0);

    expect(await shownTags(rich)).toEqual(['A1', 'B2', 'C3', 'D4', '+3']);
    expect(await shownTags(hash)).toEqual(['A1', 'B2', 'C3', 'D4']);

    const outside = rich?.locator('a[target=_blank]');
    expect(await outside?.getAttribute('href')).toBe('https://riche.example/');
    expect(await outside?.getAttribute('rel')).toContain('noopener');
    for (const without of [hash, bare]) expect(await without?.locator('a[target=_blank]').count()).toBe(0);

    await rich?.locator('img:visible').click({ force: true });
    await page.waitForURL(`**${list}/riche`);
  },
);

test.for(pages)('[CASE-09] on $list an empty street says so', async ({ list, empty }, { visit }) => {
  const site = await startCaseSite([]);
  const page = await booted(await visit(list, { url: site.url }));
  expect(await page.getByRole('heading', { name: empty }).isVisible()).toBe(true);

  const one = await startCaseSite([bareStudy('seul')]);
  await page.goto(one.url + list);
  await booted(page);
  await expect.poll(() => page.getByRole('heading', { name: empty }).count()).toBe(0);
  await signs(page).nth(4).click();
  await page.getByRole('heading', { name: empty }).waitFor();
});

test.for(pages)(
  '[CASEDET-01] [CASEDET-02] [CASEDET-03] [CASEDET-10] from $list into a study and back',
  async ({ language, list, loading }, { visit }) => {
    const site = await startCaseSite([
      fullStudy,
      bareStudy('simple', { status: '', hero: { website: '#' } }),
    ]);
    const page = await booted(await visit(list, { url: site.url }));
    const letGo = await holdNavigation(page);
    await page.locator(`a[href="${list}/plein"]`).click();
    const notice = page.getByRole('status').filter({ hasText: loading });
    await notice.waitFor();
    await expect.poll(() => notice.textContent()).toBe(loading);
    await expect.poll(() => notice.locator('svg').isVisible()).toBe(true);
    letGo();
    await page.locator('h1', { hasText: fullStudy.title }).waitFor();
    await notice.waitFor({ state: 'detached' });

    const badges = page.locator('[data-badges] li');
    const featured = language === 'fr' ? '★ À la une' : '★ Featured';
    await expect.poll(() => badges.allTextContents()).toEqual([fullStudy.category, 'En ligne', featured]);
    const hero = page.locator('#hero');
    for (const words of [fullStudy.subtitle, fullStudy.client, fullStudy.year, fullStudy.hero.description])
      await expect
        .poll(() =>
          hero
            .getByText(words ?? '', { exact: true })
            .first()
            .isVisible(),
        )
        .toBe(true);
    await expect.poll(() => hero.locator('img:visible').getAttribute('src')).toBe(image);
    await expect
      .poll(() => hero.locator('a[target=_blank]').getAttribute('href'))
      .toBe('https://cave.example');

    await hero.locator(`a[href="${list}"]`).click();
    await page.locator('#case-studies').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(list);

    await page.locator(`a[href="${list}/simple"]`).click();
    await page.locator('h1', { hasText: 'Projet simple' }).waitFor();
    await expect.poll(() => badges.allTextContents()).toEqual(['React']);
    await expect.poll(() => hero.locator('a[target=_blank]').count()).toBe(0);
  },
);

test('[CASEDET-08] an image of the gallery opens full screen', async ({ visit }) => {
  const site = await startCaseSite([fullStudy]);
  const page = await booted(await visit('/cas-clients/plein', { url: site.url }));
  await page.locator('#gallery a').nth(1).click();
  const lightbox = page.locator('dialog[open]');
  await lightbox.waitFor();
  await expect.poll(() => lightbox.locator('figcaption').textContent()).toBe('La fiche');
});

test('[CASEDET-11] Back from the list skips the study that is missing', async ({ visit }) => {
  const site = await startCaseSite([]);
  const page = await booted(await visit('/contact', { url: site.url }));
  await go(page, '/projets/inconnu');
  await page.waitForURL(`${site.url}/cas-clients`);
  await page.locator('#hero form').waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact');
});

test.for([
  {
    from: '/contact',
    texts: [
      ['/agence', 'Chargement...'],
      ['/blog', 'Chargement du blog...'],
      ['/blog/budget-site-web-2025', "Chargement de l'article..."],
      ['/xyz', 'Chargement...'],
    ],
  },
  {
    from: '/en/contact',
    texts: [
      ['/en/agency', 'Loading...'],
      ['/en/blog', 'Loading the blog...'],
      ['/en/blog/budget-site-web-2025', 'Loading the article...'],
      ['/en/xyz', 'Loading...'],
    ],
  },
] as const)(
  '[CONTENT-13] [BLOG-12] [ARTICLE-12] from $from the notice says what is on its way',
  async ({ from, texts }, { visit }) => {
    const page = await booted(await visit(from, { expectedComplaint: /404/ }));
    const letGo = await holdNavigation(page);
    const notice = page.locator('[role=status]').first();
    expect(await notice.textContent()).toBe('');
    for (const [to, text] of texts) {
      await go(page, to);
      await expect.poll(() => notice.textContent()).toBe(text);
    }
    letGo();
    await page.locator('main[data-screen=NotFound]').waitFor();
    await expect.poll(() => notice.textContent()).toBe('');
  },
);
