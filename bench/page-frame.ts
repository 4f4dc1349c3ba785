import type { Page } from 'playwright-core';

/** The editors whose first text is typed in: the largest section, the largest page, the calculator. */
const TYPED = { services: 'hero.title', home: 'hero.title', calculator: 'pageText.title' };

/** From a key to the frame that shows its letter in the page beside the editor, key by key. */
export async function keyToFrame(page: Page, times: number, slower: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const found: number[] = [];
  for (const [section, field] of Object.entries(TYPED)) {
    await openBeside(page, section);
    await page.locator(`[data-field="${field}"]`).click();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (let turn = 0; turn < times; turn += 1) {
      const shown = page.evaluate(letterShown);
      await page.keyboard.press('e');
      found.push(await shown);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return found;
}

/** In the browser: the time from the next key to the paint after the page beside has changed. */
function letterShown(): Promise<number> {
  const beside = document.querySelector<HTMLIFrameElement>('.page-frame iframe')?.contentDocument;
  if (!beside) throw new Error('There is no page beside the editor.');
  return new Promise((resolve) => {
    const hear = () => {
      const begun = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      observer.observe(beside, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('keydown', hear, { once: true, capture: true });
  });
}

/** From the click on each section to its fields and its words in the page beside them. */
export async function openingsBeside(page: Page): Promise<number[]> {
  const links = await page.locator('nav a[href^="/admin/pages/"]').all();
  const sections: string[] = [];
  for (const link of links) sections.push((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const found: number[] = [];
  for (const section of sections) {
    const begun = performance.now();
    await openBeside(page, section);
    found.push(performance.now() - begun);
  }
  return found;
}

async function openBeside(page: Page, section: string): Promise<void> {
  // Also where its group is folded.
  await page.locator(`nav a[href="/admin/pages/${section}"]`).dispatchEvent('click');
  await page.locator(`.editor-fields [id^="${section}."]`).first().waitFor();
  await page
    .frameLocator('.page-frame iframe')
    .locator(`body [data-fields*="${section}."]`)
    .first()
    .waitFor({ state: 'attached' });
}
