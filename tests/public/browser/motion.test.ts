import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { requiredPages } from '#tests/support/requirements.ts';

const slugs: Record<string, string> = { Article: 'budget-site-web-2025', CaseStudyDetail: 'cave-vauban' };

/** Where everything stands inside an element. */
const layout = (element: Locator) =>
  element.evaluate((root) =>
    [...root.querySelectorAll('li, figure, .slides > *, dd')].map((part) => {
      const { left, top } = part.getBoundingClientRect();
      return [Math.round(left * 10), Math.round(top * 10), part.tagName === 'DD' ? part.textContent : ''];
    }),
  );

/** Twelve seconds for whatever counts them. What the browser moves itself takes no part in them. */
const letTimePass = (page: Page) => passTime(page, 12_000, 4000);

/** How much the browser moves in an element at the moment. */
const running = (element: Locator) =>
  element.evaluate(
    (root) => root.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

/** A slide that is on its way comes to its place at once. */
const endTransitions = (root: Element) => {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation instanceof CSSTransition) animation.finish();
};

test.for([
  { path: '/', moving: ['#testimonials', '#partners'] },
  { path: '/agence', moving: ['#carousel'] },
  { path: '/cii', moving: ['#partners', '#scrolling-testimonials'] },
  { path: '/aides-creation-site-internet-belgique', moving: ['#partners', '#scrolling-testimonials'] },
])(
  '[A11Y-01] on $path what moves by itself has a pause button in plain sight: $moving',
  async ({ path, moving }, { visit }) => {
    const page = await booted(await visit(path, { clock: true }));
    for (const section of moving.map((id) => page.locator(id))) {
      const pause = section.getByRole('button', { name: 'Mettre en pause' });
      await pause.scrollIntoViewIfNeeded();
      const first = await layout(section);
      await letTimePass(page);
      await expect.poll(() => layout(section)).not.toEqual(first);

      await expect
        .poll(() => pause.evaluate((button) => button.checkVisibility({ opacityProperty: true })))
        .toBe(true);
      await pause.click();
      await page.mouse.move(1, 1);
      await section.getByRole('button', { name: 'Relancer' }).waitFor();
      await section.evaluate(endTransitions);
      await expect.poll(() => running(section)).toBe(0);
      const paused = await layout(section);
      await letTimePass(page);
      await expect.poll(() => layout(section)).toEqual(paused);
    }
  },
);

/** Goes to a page as a click on a link does: the scripts stay alive. */
const follow = (path: string) =>
  (
    window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
  ).__reactRouterDataRouter.navigate(path);

/** What the style sheet would move: elements with an animation or a transition, before and after them too. */
const movers = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(
        ({ animationName, transitionDuration }) => animationName !== 'none' || transitionDuration !== '0s',
      )
      .map(({ animationName }) => `${element.tagName}.${element.className}: ${animationName}`),
  );

test('[A11Y-02] with reduced motion nothing moves by itself on any page', async ({ visit }) => {
  const page = await booted(await visit('/contact', { clock: true, reducedMotion: 'reduce' }));
  for (const { fr, en, screen } of requiredPages()) {
    if (screen === 'Admin') continue;
    for (const [language, address] of Object.entries({ fr, en })) {
      const path = address.replace('{slug}', slugs[screen] ?? '');
      await page.evaluate(follow, path);
      await page.locator(`html[lang=${language}] main[data-screen=${screen}]`).waitFor();
      await expect.poll(async () => [path, await page.evaluate(movers)]).toEqual([path, []]);
      const before = await layout(page.locator('main'));
      await passTime(page, 12_000, 6000);
      await expect.poll(async () => [path, await layout(page.locator('main'))]).toEqual([path, before]);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  }
});

test('[A11Y-02] nor do the menus and the lightbox when they open', async ({ visit, site }) => {
  const page = await booted(
    await visit('/', { reducedMotion: 'reduce', viewport: { width: 375, height: 800 } }),
  );
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.locator('dialog[open]').waitFor();
  await expect.poll(() => page.evaluate(movers)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/agence`);
  await booted(page);
  await page.locator('header nav button').hover();
  await page.locator('#mega-menu').waitFor();
  await expect.poll(() => page.evaluate(movers)).toEqual([]);
  await page.locator('#gallery a').first().click();
  await page.locator('dialog[open]').waitFor();
  await expect.poll(() => page.evaluate(movers)).toEqual([]);
});
