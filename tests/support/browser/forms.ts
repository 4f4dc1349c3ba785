import type { Page } from 'playwright-core';
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
