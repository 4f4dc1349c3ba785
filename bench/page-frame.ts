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
