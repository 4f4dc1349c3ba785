import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser.ts';

interface HeldBack {
  beginning?: () => void;
}

test('every listed page comes alive as the server drew it: no part is drawn anew', async ({
  browser,
  site,
}) => {
  const listed = [...(await site.text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(listed.length).toBeGreaterThan(70);
  const page = await browser.newPage();
  await page.addInitScript(holdBoot);
  const redrawn: Record<string, string[]> = {};
  for (const [, address = ''] of listed) {
    const { pathname } = new URL(address);
    await page.goto(site.url + pathname, { waitUntil: 'load' });
    const parts = await redrawnParts(page);
    if (parts.length > 0) redrawn[pathname] = parts;
  }
  await page.close();
  expect(redrawn).toEqual({});
}, 180_000);

test('a help that the server drew still belongs to its field when an error joins it', async ({ visit }) => {
  const page = await booted(await visit('/recrutement', { expectedComplaint: /422/ }));
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.locator('main form button[type=submit]').click();
  const file = page.locator('input[name=cv]');
  await expect.poll(() => file.getAttribute('aria-invalid')).toBe('true');
  const notes = (await file.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(notes.map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(texts).toEqual([expect.stringMatching(/PDF/), expect.stringMatching(/./)]);
  expect(await page.locator(`label[for="${await file.getAttribute('id')}"]`).count()).toBe(1);
});

/** Runs in the page before it: its scripts wait until we have looked. */
function holdBoot(): void {
  window.requestIdleCallback = (act) => {
    (window as HeldBack).beginning ??= act as () => void;
    return 0;
  };
}

/** What was drawn anew is found by asking the elements of the server whether they still stand. */
async function redrawnParts(page: Page): Promise<string[]> {
  const parts = await page.evaluateHandle(() => [...document.querySelectorAll('#site > *, main > *')]);
  await page.waitForFunction(() => (window as HeldBack).beginning);
  await page.evaluate(() => (window as HeldBack).beginning?.());
  await booted(page);
  const now = await page.locator('#site > *, main > *').count();
  return parts.evaluate(
    (all, count) => [
      ...all.filter((part) => !part.isConnected).map((part) => part.outerHTML.slice(0, 80)),
      ...(all.length === count ? [] : [`${all.length} parts, then ${count}`]),
    ],
    now,
  );
}
