import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser.ts';

/** The questions whose answers can be seen. */
const open = (page: Page) =>
  page.locator('#faq details').evaluateAll((items) =>
    items.flatMap((item, place) => {
      const answer = item.querySelector('p');
      return answer?.checkVisibility({ contentVisibilityAuto: true }) ? [place] : [];
    }),
  );

test('[FAQ-02] one answer at most is open; a second click closes it', async ({ visit }) => {
  const page = await booted(await visit('/'));
  const questions = page.locator('#faq summary');
  expect(await open(page)).toEqual([]);
  await questions.nth(1).click();
  expect(await open(page)).toEqual([1]);
  await questions.nth(3).click();
  expect(await open(page)).toEqual([3]);
  await questions.nth(3).click();
  expect(await open(page)).toEqual([]);
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
      expect([key, await open(page)]).toEqual([key, [0]]);
      await page.keyboard.press(key);
      expect([key, await open(page)]).toEqual([key, []]);
    }

    await page.locator('#faq details').evaluateAll((items) => {
      for (const item of items)
        item.querySelector('p')?.insertAdjacentHTML('beforeend', '<a href="/x">x</a>');
    });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(await questions.nth(1).textContent());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('x');
  },
);
