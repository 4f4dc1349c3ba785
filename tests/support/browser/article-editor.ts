import type { Page } from 'playwright-core';
import { booted } from './browser.ts';

/** The parts of the article editor that tests use. */
export const field = (page: Page, name: string) => page.locator(`.article-form [name=${name}]`);
export const text = (page: Page) => page.getByRole('textbox', { name: 'Contenu' });
export const preview = (page: Page) => page.frameLocator('.page-frame iframe');
export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true });
export const toast = (page: Page) => page.locator('.toast .notice');

/** Waits until the text editor is there. */
export async function opened(page: Page): Promise<Page> {
  await booted(page);
  await text(page).waitFor();
  return page;
}

/** The HTML as it would be saved. */
export async function source(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Code HTML' }).click();
  const html = await page.getByRole('textbox', { name: 'Code HTML' }).inputValue();
  await page.getByRole('button', { name: 'Revenir au texte' }).click();
  await text(page).waitFor();
  return html;
}

/** Writes the HTML itself, which needs no text editor. */
export async function writeSource(page: Page, html: string): Promise<void> {
  await page.getByRole('button', { name: 'Code HTML' }).click();
  await page.getByRole('textbox', { name: 'Code HTML' }).fill(html);
}
