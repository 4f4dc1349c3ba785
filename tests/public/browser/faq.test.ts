import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

/** Waits until the answers that can be seen, after opening and closing has come to rest, are these. */
const expectOpen = (page: Page, places: number[], after?: string) =>
  expect
    .poll(
      () =>
        page.locator('#faq details').evaluateAll((items) =>
          items.flatMap((item, place) => {
            const answer = item.querySelector('p');
            return answer?.checkVisibility({ contentVisibilityAuto: true }) ? [place] : [];
          }),
        ),
      { message: after },
    )
    .toEqual(places);

test('[FAQ-02] one answer at most is open; a second click closes it', async ({ visit }) => {
  const page = await booted(await visit('/'));
  const questions = page.locator('#faq summary');
  await expectOpen(page, []);
  await questions.nth(1).click();
  await expectOpen(page, [1]);
  await questions.nth(3).click();
  await expectOpen(page, [3]);
  await questions.nth(3).click();
  await expectOpen(page, []);
});

test.for([true, false])(
  '[FAQ-03] Enter and Space open and close, closed answers are out of the way (JavaScript: %s)',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit('/en', { javaScriptEnabled });
    if (javaScriptEnabled) await booted(page);
    const questions = page.locator('#faq summary');
    await questions.first().focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectOpen(page, [0], key);
      await page.keyboard.press(key);
      await expectOpen(page, [], key);
    }

    await page.locator('#faq details').evaluateAll((items) => {
      for (const item of items)
        item.querySelector('p')?.insertAdjacentHTML('beforeend', '<a href="/x">x</a>');
    });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe(await questions.nth(1).textContent());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('x');
  },
);
