import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

test('[TESTIED-02] [TESTIED-03] testimonials are added, changed and removed, and visitors read them at once', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/testimonials', await signedIn(site)));
  const { items } = await site.services.content.section('testimonials', 'fr');
  await page.locator('[data-list="items"] > button').click();
  const added = `items.${items.length}`;
  const id = await field(page, `${added}.id`).inputValue();
  expect(items.map((item) => item.id)).not.toContain(id);
  expect(id).not.toBe('');
  await expect.poll(() => field(page, `${added}.rating`).inputValue()).toBe('5');
  await expect
    .poll(() =>
      field(page, `${added}.rating`)
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    )
    .toEqual(['1', '2', '3', '4', '5']);
  await field(page, `${added}.name`).fill('Léa Fontaine');
  await field(page, `${added}.text`).fill('Une vitrine qui me ressemble.');
  await field(page, 'items.1.text').fill('Une phrase toute neuve.');
  await page.getByRole('button', { name: 'Supprimer 1. Sophie Delmotte' }).click();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  for (const [address, place] of [
    ['/', '#testimonials'],
    ['/cii', '#scrolling-testimonials'],
  ] as const) {
    const visitor = await booted(await visit(address, { url: site.url }));
    const words = await visitor.locator(place).textContent();
    expect(words).toContain('Une vitrine qui me ressemble.');
    expect(words).toContain('Une phrase toute neuve.');
    expect(words).not.toContain('Sophie Delmotte');
  }
});

test('[ERR-14] [TESTIED-04] an empty list says so and how to fill it, and the sync fills it', async ({
  visit,
}) => {
  const site = await startSite();
  const { items } = await site.services.content.section('testimonials', 'fr');
  await edit(site, 'fr', 'testimonials', { items: [] });
  const page = await booted(await visit('/admin/pages/testimonials', await signedIn(site)));
  const empty = page.locator('.admin-empty');
  await expect.poll(() => empty.textContent()).toMatch(/^Aucun témoignage.*Ajoutez.*Synchroniser/);
  const sync = page.getByRole('button', { name: 'Synchroniser' });
  await sync.click();
  await page.getByText(`${items.length} témoignages ajoutés.`).waitFor();
  await expect.poll(() => field(page, 'items.0.name').inputValue()).toBe(items[0]?.name);
  await expect.poll(() => page.locator('[data-list="items"] > ol > li').count()).toBe(items.length);

  await field(page, 'items.0.text').fill('Gardé');
  await sync.click();
  await page.getByText('Rien à ajouter').waitFor();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  const stored = await site.json<{ items: { text: string }[] }>('/data/fr/testimonials.json');
  expect(stored.items.map(({ text }) => text)).toEqual(['Gardé', ...items.slice(1).map(({ text }) => text)]);
});
