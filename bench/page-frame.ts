import type { Page } from 'playwright-core';

/** The words of this one stand on the pages of case studies, not on the list that is beside them. */
const ELSEWHERE = ['projects'];

/** From the click on each section to its fields and its words in the page beside them. */
export async function openingsBeside(page: Page): Promise<number[]> {
  const links = await page.locator('nav a[href^="/admin/pages/"]').all();
  const sections: string[] = [];
  for (const link of links) sections.push((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const found: number[] = [];
  for (const section of sections.filter((name) => !ELSEWHERE.includes(name))) {
    const begun = performance.now();
    await openBeside(page, section);
    found.push(performance.now() - begun);
  }
  return found;
}

const entries = [
  { collection: 'articles', fields: '.article-form [contenteditable]' },
  { collection: 'case-studies', fields: '.page-frame' },
] as const;

/** How long somebody looks at a list before the first click. */
const LOOK_MS = 1500;

/** From the click in a list on each article and case study to its fields and its title in the page beside them. */
export async function entryOpeningsBeside(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const { collection, fields } of entries) {
    const list = page.locator(`[data-editor="${collection}"]`);
    const edit = list.locator('.tool-main');
    const goToList = async () => {
      await page.locator(`nav a[href="/admin/${collection}"]`).dispatchEvent('click');
      await edit.first().waitFor();
      await page.waitForTimeout(LOOK_MS);
    };
    await goToList();
    for (let index = 0; index < (await edit.count()); index += 1) {
      const title = (await list.locator('.entry-title').nth(index).textContent()) ?? '';
      const begun = performance.now();
      await edit.nth(index).click();
      await page.locator(fields).first().waitFor();
      await page.frameLocator('.page-frame iframe').locator('h1', { hasText: title }).waitFor();
      found.push(performance.now() - begun);
      await goToList();
    }
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
