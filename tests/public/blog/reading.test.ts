import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, framesDrawn, test } from '#tests/support/browser/browser.ts';

const WIDE = { width: 1440, height: 900 };

/** What a browser tells of something that moved by itself. */
interface LayoutShift {
  sources?: { node: Node | null }[];
}

/** How many characters each full line of the paragraphs holds: every line but the last of each. */
const fullLines = (page: Page, paragraphs: string) =>
  page.locator(paragraphs).evaluateAll((found) =>
    found.flatMap((paragraph) => {
      const lines: number[] = [];
      const letter = document.createRange();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let end = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let place = 0; place < (text.nodeValue ?? '').length; place += 1) {
          letter.setStart(text, place);
          letter.setEnd(text, place + 1);
          const { left, right } = letter.getBoundingClientRect();
          // What begins left of the letter before it stands on the next line.
          if (lines.length === 0 || left < end - 4) lines.push(0);
          lines.push((lines.pop() ?? 0) + 1);
          end = right;
        }
      }
      return lines.slice(0, -1);
    }),
  );

test.for([
  ['/blog/woocommerce-ou-pas', '.prose > p'],
  ['/blog/delais-creation-site-internet', '.prose > p'],
  ['/en/blog/website-hosting-maintenance-cost', '.prose > p'],
  ['/en/blog/budget-site-web-2025', '.prose > p'],
  ['/mentions-legales', '.prose > p'],
  ['/politique-confidentialite', '.prose > p'],
  ['/en/privacy-policy', '.prose > p'],
  ['/conditions-generales', '.prose > p'],
  ['/en/terms-conditions', '.prose > p'],
  ['/accessibilite', '.prose > p'],
  ['/expertises', '#introduction p'],
  ['/agence', '#story > :first-child p'],
] as const)('[READ-01] for the measure of lines: %s', async ([path, paragraphs], { visit }) => {
  const page = await visit(path, { viewport: WIDE });
  await page.evaluate(() => document.fonts.ready);
  const lines = await fullLines(page, paragraphs);
  expect(lines.length).toBeGreaterThan(2);
  const mean = lines.reduce((sum, count) => sum + count, 0) / lines.length;
  expect({ path, mean }).toEqual({ path, mean: expect.toSatisfy((value) => value >= 60 && value <= 75) });
});

const contents = (page: Page) => page.locator('article nav');
const shown = (page: Page) => contents(page).getByRole('link').allTextContents();
const marked = (page: Page) => contents(page).locator('[aria-current]').allTextContents();
const headings = (page: Page, levels: string) => page.locator(`.prose :is(${levels})`).allTextContents();

test('[READ-02] on a wide screen the chapters stand beside the text, and the one that is read is marked', async ({
  visit,
}) => {
  const page = await booted(await visit('/blog/woocommerce-ou-pas', { viewport: WIDE }));
  const chapters = await headings(page, 'h2');
  expect(chapters.length).toBeGreaterThan(4);
  expect(await shown(page)).toEqual(chapters);
  const list = contents(page).getByRole('list');
  const [text, beside] = await Promise.all([page.locator('.prose').boundingBox(), list.boundingBox()]);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect(await marked(page)).toEqual([]);

  await contents(page).getByRole('link').nth(2).click();
  await expect.poll(() => marked(page)).toEqual([chapters[2]]);
  expect(await list.isVisible()).toBe(true);
  expect((await list.boundingBox())?.y).toBeGreaterThan(0);
  await page.locator('#call').scrollIntoViewIfNeeded();
  await expect.poll(() => marked(page)).toEqual([chapters.at(-1)]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => marked(page)).toEqual([]);

  const toggle = contents(page).getByRole('button');
  const state = async () => [await toggle.textContent(), await toggle.getAttribute('aria-expanded')];
  expect(await state()).toEqual(['Afficher', 'false']);
  await toggle.click();
  await expect.poll(() => state()).toEqual(['Masquer', 'true']);
  expect(await shown(page)).toEqual(await headings(page, 'h2, h3'));
  const deeper = (await headings(page, 'h3'))[0] ?? '';
  await contents(page).getByRole('link', { name: deeper }).click();
  await expect.poll(() => marked(page)).toEqual([deeper]);
  await toggle.click();
  await expect.poll(() => shown(page)).toEqual(chapters);
  // What is closed again is read as a part of its chapter.
  await expect.poll(async () => chapters.includes((await marked(page))[0] ?? '')).toBe(true);
});

test('[READ-02] in a low window the opened contents follow the reader, and the page stays', async ({
  visit,
}) => {
  const page = await booted(
    await visit('/blog/woocommerce-ou-pas', { viewport: { width: 1024, height: 700 } }),
  );
  await contents(page).getByRole('button').click();
  const last = page.locator('.prose h2').last();
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }));
  const place = await page.evaluate(() => scrollY);
  const mark = contents(page).locator('[aria-current]');
  await expect.poll(() => mark.textContent()).toBe(await last.textContent());
  const isInSight = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect();
    const box = link.closest('[data-beside-text]')?.getBoundingClientRect();
    return box !== undefined && top >= box.top && bottom <= box.bottom;
  };
  await expect.poll(() => mark.evaluate(isInSight)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('[READ-02] without scripts all of the contents is open, on a telephone and beside the text', async ({
  visit,
}) => {
  for (const width of [390, 1440]) {
    const viewport = { width, height: 900 };
    const page = await visit('/blog/woocommerce-ou-pas', { javaScriptEnabled: false, viewport });
    expect(await shown(page)).toEqual(await headings(page, 'h2, h3'));
    expect(await contents(page).getByRole('button').isVisible()).toBe(false);
  }
});

test('[READ-03] neither the text of an article nor its contents move while it comes alive and is read', async ({
  visit,
}) => {
  const page = await booted(await visit('/en/blog/budget-site-web-2025', { viewport: WIDE }));
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await framesDrawn(page, 3);
  }
  // A title that just fits may break elsewhere when its font comes.
  const shifts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const movedIn = ({ sources = [] }: LayoutShift) =>
          sources.flatMap(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element?.closest('article > div') ? [element.outerHTML.slice(0, 80)] : [];
          });
        new PerformanceObserver((list) =>
          resolve((list.getEntries() as unknown[] as LayoutShift[]).flatMap(movedIn)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
  expect(shifts).toEqual([]);
});

test('[READ-06] on a telephone a wide table scrolls by itself, and what names its rows stays', async ({
  visit,
}) => {
  const page = await visit('/en/blog/website-hosting-maintenance-cost', {
    viewport: { width: 390, height: 844 },
  });
  const tables = await page.locator('.prose-table').evaluateAll((boxes) =>
    boxes.map((box) => {
      const head = box.querySelector('tbody th');
      const left = () => Math.round(head?.getBoundingClientRect().left ?? 0);
      const before = left();
      box.scrollLeft = 400;
      return { scrolled: box.scrollLeft > 20, stays: left() === before };
    }),
  );
  expect(tables.filter(({ scrolled }) => scrolled).length).toBeGreaterThan(0);
  expect(tables.every(({ stays }) => stays)).toBe(true);
});

test('[READ-07] an article on paper is its text', async ({ visit }) => {
  const page = await visit('/en/blog/website-hosting-maintenance-cost', {
    viewport: { width: 673, height: 950 },
  });
  await page.emulateMedia({ media: 'print' });
  for (const pressed of ['#share', '#related', 'article nav', 'article .tag', 'article header a'])
    expect([pressed, await page.locator(pressed).filter({ visible: true }).count()]).toEqual([pressed, 0]);
  const tables = await page
    .locator('.prose-table')
    .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect(tables.length).toBeGreaterThan(0);
  expect(Math.max(...tables)).toBe(0);
});

test('[READ-08] on a telephone the foot of the page has two columns, and cards leave out their tags', async ({
  visit,
}) => {
  const page = await booted(await visit('/blog', { viewport: { width: 390, height: 844 } }));
  const columns = await page
    .locator('footer nav ul')
    .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().left)));
  expect(new Set(columns).size).toBe(2);
  const tags = page.locator('#articles .tag').filter({ visible: true });
  expect(await tags.count()).toBe(0);
  await page.getByRole('searchbox').fill('woocommerce');
  await expect.poll(() => tags.count()).toBeGreaterThan(0);
});
