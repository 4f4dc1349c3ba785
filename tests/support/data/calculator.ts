import type { Locator, Page } from 'playwright-core';
import type { Selection } from '#domain/calculator/choices.ts';
import { readSelection, selectionFields } from '#domain/calculator/query.ts';
import { shippedCalculator } from './worked-cases.ts';

export const calculatorPages = [
  { language: 'fr', path: '/calculateur-prix', step: 'etape', next: 'Suivant', quote: 'Obtenir le devis' },
  { language: 'en', path: '/en/price-calculator', step: 'step', next: 'Next', quote: 'Get the quote' },
] as const;

/** Amounts as one reads them: a thin or fixed space is a space. */
export const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

/** The figure of a line of the receipt. */
export async function line(page: Page, id: string): Promise<string> {
  return plain(await page.locator(`.till [data-line=${id}] dd`).first().textContent());
}

export const option = (page: Page, name: string, value: string): Locator =>
  page.locator(`main form input[name=${name}][value="${value}"]`);

/** Makes all choices of a selection by clicking through the five steps, and stays on the last one. */
export async function choose(page: Page, selection: Selection, next: string): Promise<void> {
  const french = shippedCalculator('fr');
  const wanted = new Set(selectionFields(selection, french).map(String));
  const start = new Set(selectionFields(readSelection(new URLSearchParams(), french), french).map(String));
  for (let number = 1; number <= 5; number += 1) {
    for (const field of wanted) {
      const [name = '', value = ''] = field.split(',');
      const input = option(page, name, value);
      if (!start.has(field) && (await input.count()) > 0 && (await input.isVisible())) await input.click();
    }
    const slider = page.locator('main form input[type=range]');
    if ((await slider.count()) > 0) await slider.fill(String(selection.pages));
    if (number < 5) {
      await page.getByRole('button', { name: next }).click();
      await page.locator(`[role=progressbar][aria-valuenow="${(number + 1) * 20}"]`).waitFor();
    }
  }
}
