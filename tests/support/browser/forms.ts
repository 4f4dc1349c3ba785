import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from '../site/site.ts';

/** Holds the next POST to an address until it is let go, answered by the server or by this. */
export async function holdPost(page: Page, address: string, response?: { status: number }) {
  let release = () => {};
  let posts = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${address}`, async (route) => {
    posts += 1;
    await held;
    await (response ? route.fulfill({ ...response, json: { error: 'x' } }) : route.continue());
  });
  return { release: () => release(), posts: () => posts };
}

/** Every lead the site has stored, as it stands in the database. */
export async function storedLeads(site: Site) {
  const { db } = await site.openDatabase();
  const rows = await db
    .selectFrom('leads')
    .select(['kind', 'language', 'name', 'email', 'answers'])
    .execute();
  return rows.map(({ answers, ...row }) => ({
    ...row,
    answers: JSON.parse(answers) as Record<string, string>,
  }));
}

/** A refusal is seen without scrolling, and the focus is where it is told. */
export async function seenWithFocus(place: Locator, words: Locator): Promise<void> {
  await words.waitFor();
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => words.evaluate(isInView)).toBe(true);
}

/** A refusal is told at the field that is wrong. */
export async function toldAt(field: Locator, words: Locator): Promise<void> {
  await seenWithFocus(field, words);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect((await field.getAttribute('aria-describedby'))?.split(' ')).toContain(
    await words.getAttribute('id'),
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
