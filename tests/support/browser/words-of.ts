import type { Frame, Page } from 'playwright-core';

/** Every text of a page but the hour, and the words of its images and controls, in alphabetical order. */
export const wordsOf = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node instanceof Element ? node : node.parentElement;
      if (holder?.closest('script, style, noscript, template, edit-link, .field-outline, [data-clock]'))
        continue;
      if (node instanceof Text) found.push(node.data.trim());
      else
        for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
          found.push((node as Element).getAttribute(name) ?? '');
    }
    return found.filter(Boolean).sort();
  });

/** The page beside an editor. */
export async function pageFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('.page-frame iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no page beside the editor.');
  await frame.locator('h1').waitFor();
  return frame;
}
