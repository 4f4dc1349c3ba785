import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { holdPost } from '#tests/support/browser/forms.ts';

interface AskingForm {
  path: string;
  api: string;
  /** The questions that need an answer, in the order of the form. */
  missing: string[];
  words: { missing: string; address: RegExp; sum: RegExp };
  open?(page: Page): Promise<void>;
}

const french = {
  missing: 'Il manque une réponse.',
  address: /^Cette réponse ne convient pas\. Exemple/,
  sum: /^À corriger : .*E-mail/,
};
const english = {
  missing: 'Please fill this in.',
  address: /^Please check this answer\. Example/,
  sum: /^Please check: .*Email/,
};
const contact = { api: '/api/contact', missing: ['name', 'email', 'projectType', 'message'] };
const chat = {
  api: '/api/chat',
  missing: ['name', 'email', 'message'],
  open: async (page: Page) => {
    await page.locator('aside > button').click();
    await page.locator('aside dialog button:not([aria-label])').last().click();
  },
};
const application = {
  api: '/api/applications',
  missing: ['firstName', 'lastName', 'email', 'position', 'cv', 'message'],
};
const forms: AskingForm[] = [
  { path: '/contact', ...contact, words: french },
  { path: '/en/contact', ...contact, words: english },
  { path: '/agence', ...chat, words: french },
  { path: '/en/agency', ...chat, words: english },
  { path: '/recrutement', ...application, words: french },
  { path: '/en/recruitment', ...application, words: english },
];

const isFocused = (control: Element) => control === document.activeElement;

test.for(forms)(
  '[WAY-33] on $path the form sent to $api says itself what is missing or wrong',
  async ({ path, api, missing, words, open }, { visit }) => {
    const page = await booted(await visit(path));
    const { posts } = await holdPost(page, api);
    await open?.(page);
    const form = page.locator('form', { has: page.locator('[type=email]') });
    const field = (name: string) => form.locator(`[name=${name}]`);
    const note = async (name: string) =>
      page.locator(`[id="${await field(name).getAttribute('id')}-error"]`).textContent();
    const send = () => form.locator('button[type=submit]').click();

    await send();
    for (const name of missing) await expect.poll(() => note(name)).toBe(words.missing);
    expect(await form.locator('[aria-invalid]').count()).toBe(missing.length);
    expect(await form.getByRole('alert').textContent()).toMatch(words.sum);
    await expect.poll(() => field(missing[0] ?? '').evaluate(isFocused)).toBe(true);

    await field('email').fill('abc');
    await send();
    await expect.poll(() => note('email')).toMatch(words.address);
    // The browser's own bubble shows where a form is validated by the browser.
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
    expect(posts()).toBe(0);

    // What is put right is marked no longer, and is no longer named above the button.
    await field('email').fill('lea@pain.example');
    await expect.poll(() => field('email').getAttribute('aria-invalid')).toBe(null);
    expect(await form.getByRole('alert').textContent()).not.toMatch(/E-?mail/i);
    expect(await form.locator('[aria-invalid]').count()).toBe(missing.length - 1);
    await send();
    await expect.poll(() => field(missing[0] ?? '').evaluate(isFocused)).toBe(true);
  },
);
