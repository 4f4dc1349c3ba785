import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

const viewport = { width: 1280, height: 800 };
const openAnswers = (page: Page) =>
  page
    .locator('#faq details')
    .evaluateAll((items) =>
      items.flatMap((item, place) => ((item as HTMLDetailsElement).open ? [place] : [])),
    );

/** Scrolls so that this share of a section stands at the foot of the window. */
const showShare = (section: Locator, share: number) =>
  section.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + height * part - window.innerHeight);
  }, share);
const fade = (section: Locator) => section.getAttribute('data-fade');
const opacity = (section: Locator) => section.evaluate((element) => getComputedStyle(element).opacity);

test.for([true, false])(
  '[CII-12] [CII-13] two columns of three questions, one open in each, and a wide one of its own (JavaScript: %s)',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit('/cii', { viewport, javaScriptEnabled, reducedMotion: 'reduce' });
    if (javaScriptEnabled) await booted(page);
    const boxes = await page.locator('#faq details').evaluateAll((items) =>
      items.map((item) => {
        const { left, width } = item.getBoundingClientRect();
        return { left, width };
      }),
    );
    const lefts = boxes.map(({ left }) => Math.round(left));
    expect(new Set(lefts.slice(0, 3)).size).toBe(1);
    expect(new Set(lefts.slice(3, 6)).size).toBe(1);
    expect(lefts[3]).toBeGreaterThan(lefts[0] ?? 0);
    expect(boxes[6]?.width).toBeGreaterThan(2 * (boxes[0]?.width ?? 0));

    const questions = page.locator('#faq summary');
    await questions.nth(0).click();
    await questions.nth(4).click();
    await questions.nth(6).click();
    await expect.poll(() => openAnswers(page)).toEqual([0, 4, 6]);
    await questions.nth(1).click();
    await expect.poll(() => openAnswers(page)).toEqual([1, 4, 6]);
  },
);

test('[CII-14] [CII-15] sections fade in once, at 30 %, their parts one after another', async ({ visit }) => {
  const page = await booted(await visit('/cii', { viewport }));
  const services = page.locator('#services');
  const faq = page.locator('#faq');
  await expect.poll(() => fade(faq)).toBe('waiting');
  expect(await fade(page.locator('#hero'))).toBeNull();
  expect(await opacity(faq)).toBe('0');

  await showShare(faq, 0.25);
  await expect.poll(() => fade(services)).toBe('waiting');
  await expect.poll(() => fade(faq)).toBe('waiting');
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target }) => {
      const { id } = target as Element;
      if (id) document.body.dataset.faded = `${document.body.dataset.faded ?? ''} ${id}`;
    });
  });
  await showShare(faq, 0.35);
  await expect.poll(() => fade(faq)).toBe('shown');
  const delays = (section: Locator) =>
    section
      .locator('.fade-part')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationDelay));
  await expect.poll(() => delays(faq)).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s', '0.6s']);
  await expect.poll(() => opacity(faq)).toBe('1');

  const closing = page.locator('#closing');
  await showShare(closing, 0.6);
  await expect.poll(() => fade(closing)).toBe('shown');
  await expect.poll(async () => new Set(await delays(closing))).toEqual(new Set(['0.6s', '0.7s']));

  await page.evaluate(() => window.scrollTo(0, 0));
  await showShare(faq, 0.9);
  await expect.poll(() => opacity(faq)).toBe('1');
  const faded = await page.evaluate(() => document.body.dataset.faded?.trim().split(' '));
  expect(faded?.filter((id) => id === 'faq')).toHaveLength(1);
});

test('[CII-14] a section that the keyboard reaches shows at once', async ({ visit }) => {
  const page = await booted(await visit('/cii', { viewport }));
  const closing = page.locator('#closing');
  await expect.poll(() => fade(closing)).toBe('waiting');
  await closing.locator('a').evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
  await expect.poll(() => fade(closing)).toBeNull();
  await expect.poll(() => opacity(closing)).toBe('1');
});

test('[CII-16] with reduced motion, or without scripts, everything is visible at once', async ({ visit }) => {
  const still = await booted(await visit('/en/cii', { viewport, reducedMotion: 'reduce' }));
  await expect.poll(() => fade(still.locator('#faq'))).toBe('waiting');
  const scriptless = await visit('/cii', { viewport, javaScriptEnabled: false });
  for (const page of [still, scriptless]) {
    const shades = await page
      .locator('main section[id], .fade-part')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
    expect(shades.length).toBeGreaterThan(15);
    expect(new Set(shades)).toEqual(new Set(['1']));
  }
});

test('[CII-18] [TEAM-04] [ERR-13] [LANG-06] in both languages the team says that it is loading, and that there is none; why stands in the console', async ({
  visit,
}) => {
  const site = await startSite();
  const expectedComplaint = /^Failed to load fallback CII content$/;
  const page = await visit('/contact', { url: site.url, expectedComplaint });
  for (const [from, to, text] of [
    ['/contact', '/cii', "Chargement de l'équipe..."],
    ['/en/contact', '/en/cii', 'Loading the team...'],
  ] as const) {
    await page.goto(site.url + from);
    await booted(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${to}.data*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(`footer a[href="${to}"]`).click();
    await page.getByRole('status').getByText(text, { exact: true }).waitFor();
    release();
    const line = page.locator('main[data-screen=Cii] #team h2 + p');
    await line.waitFor();
    expect(await line.textContent()).not.toContain(text);
    await expect.poll(() => page.getByRole('status').textContent()).toBe('');
  }

  await edit(site, 'fr', 'cii', { team: { title: 'Nous', subtitle: 'Quatre', members: [] } });
  await edit(site, 'en', 'cii', { team: { title: '', subtitle: '', members: [] } });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${site.url}/en/cii`);
  await booted(page);
  await page.locator('#team').getByText('Team not available', { exact: true }).waitFor();
  await expect.poll(() => errors).toEqual(['Failed to load fallback CII content']);
  await expect.poll(() => page.locator('main').getByRole('alert').count()).toBe(0);
  for (const id of ['hero', 'scrolling-testimonials', 'faq', 'closing'])
    expect(await page.locator(`main #${id}`).count()).toBe(1);
  // The page can be used all the same.
  const question = page.locator('#faq summary').first();
  await question.click();
  expect(await question.locator('xpath=..').getAttribute('open')).not.toBeNull();
  await page.goto(`${site.url}/cii`);
  await page.locator('#team').getByText('Équipe non disponible', { exact: true }).waitFor();
});

test('[WAY-12] at 320 px the stamp of the poster is whole', async ({ visit }) => {
  for (const path of ['/cii', '/en/cii']) {
    const page = await visit(path, { viewport: { width: 320, height: 700 } });
    const { left, right, wide } = await page.locator('.poster-stamp').evaluate((stamp) => {
      const { left, right } = stamp.getBoundingClientRect();
      return { left, right, wide: stamp.scrollWidth - stamp.clientWidth };
    });
    expect([left >= 0, right <= 320, wide]).toEqual([true, true, 0]);
  }
});
