import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { holdPost, storedLeads } from '#tests/support/browser/forms.ts';
import { startSite } from '#tests/support/site/site.ts';

const bell = (page: Page) => page.locator('aside > button');
const panel = (page: Page) => page.locator('aside dialog');
const field = (page: Page, name: string) => panel(page).locator(`[name=${name}]`);
const submit = (page: Page) => panel(page).locator('button[type=submit]');
const written = { name: 'Léa', email: 'lea@pain.example', message: 'Bonjour' };

async function openForm(page: Page): Promise<void> {
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Écrire un mot' }).click();
}

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) await field(page, name).fill(text);
}

test('[CHAT-01] [CHAT-02] [CHAT-09] the bell opens and closes the counter; welcome leads to the form and back', async ({
  visit,
}) => {
  const page = await booted(await visit('/'));
  expect(await panel(page).count()).toBe(0);
  await bell(page).click();
  await panel(page).waitFor();
  await expect.poll(() => panel(page).getByText('Bonjour !').count()).toBe(1);
  await bell(page).click();
  await panel(page).waitFor({ state: 'detached' });

  await openForm(page);
  await field(page, 'name').waitFor();
  await page.keyboard.type('Jean');
  await expect.poll(() => field(page, 'name').inputValue()).toBe('Jean');
  await panel(page).getByRole('button', { name: 'Retour' }).click();
  await panel(page).getByText('Bonjour !').waitFor();

  await expect.poll(() => page.getByRole('dialog', { name: 'Écrivez-nous' }).count()).toBe(1);
  await expect
    .poll(() => panel(page).evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[CHAT-03] [CHAT-04] name, address and message are asked for, a telephone is not', async ({ visit }) => {
  const page = await booted(await visit('/agence'));
  const { posts, release } = await holdPost(page, '/api/chat');
  release();
  await openForm(page);
  await expect.poll(() => panel(page).getByLabel('Téléphone (optionnel)').getAttribute('name')).toBe('phone');
  for (const name of Object.keys(written)) {
    await fill(page);
    await field(page, name).fill('');
    await submit(page).click();
  }
  await fill(page);
  await field(page, 'email').fill('abc');
  await submit(page).click();
  expect(posts()).toBe(0);
  await fill(page);
  await submit(page).click();
  await expect.poll(posts).toBe(1);
});

test('[CHAT-05] [CHAT-06] [CHAT-08] it is sent once, thanks for 3 s, then closes and is empty', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/', { url: site.url, clock: true }));
  const held = await holdPost(page, '/api/chat');
  await openForm(page);
  await fill(page);
  await field(page, 'phone').fill('03 53 01 00 00');
  await submit(page).click();
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  await expect.poll(() => submit(page).locator('.spinner').count()).toBe(1);
  await submit(page).click({ force: true });
  await expect.poll(held.posts).toBe(1);
  held.release();
  const thanks = panel(page).getByText('C’est envoyé');
  await thanks.waitFor();
  await expect
    .poll(() => storedLeads(site))
    .toMatchObject([{ kind: 'chat', answers: { ...written, phone: '03 53 01 00 00' } }]);
  await passTime(page, 2900);
  await expect.poll(() => thanks.count()).toBe(1);
  await passTime(page, 200);
  await panel(page).waitFor({ state: 'detached' });
  await bell(page).click();
  await panel(page).getByText('Bonjour !').waitFor();
  await panel(page).getByRole('button', { name: 'Écrire un mot' }).click();
  await expect.poll(() => field(page, 'message').inputValue()).toBe('');
});

test('[CHAT-07] a failure is said in an alert, the form stays with its answers', async ({ visit }) => {
  const viewport = { width: 390, height: 700 };
  const page = await booted(await visit('/', { viewport, expectedComplaint: /status of 500/ }));
  (await holdPost(page, '/api/chat', { status: 500 })).release();
  await openForm(page);
  await fill(page);
  await submit(page).click();
  const alert = panel(page).getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toBe("Erreur lors de l'envoi. Veuillez réessayer.");
  await expect.poll(() => panel(page).getByRole('status').textContent()).toMatch(/^Rien n’est perdu/);
  // All of it is seen, in a low window too.
  const [frame, help] = [panel(page), panel(page).getByRole('status')];
  const bottom = async (place: typeof help) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await bottom(help)) <= (await bottom(frame))).toBe(true);
  for (const [name, text] of Object.entries(written))
    await expect.poll(() => field(page, name).inputValue()).toBe(text);
});
