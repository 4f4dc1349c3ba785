import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn, wide } from '#tests/support/browser/signed-in.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('.page-frame iframe');
const isFocused = (page: Page, path: string) =>
  field(page, path).evaluate((control) => control === document.activeElement);

test.for(languages)(
  '[EDIT-62] a focused field of the calculator shows its step and its price, and typing goes on (%s)',
  async (language, { visit, site }) => {
    const page = await booted(
      await visit(`/admin/pages/calculator?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const frame = frameOf(page);
    const { labels, features } = await site.services.content.section('calculator', language);
    const heading = (name: keyof typeof labels.steps) =>
      frame.getByRole('heading', { name: labels.steps[name].title });
    await heading('type').waitFor();
    const index = features.findIndex(({ id }) => id === 'push');
    await field(page, `features.${index}.name`).focus();
    await heading('features').waitFor();
    await expect.poll(() => frame.locator('.field-outline').isVisible()).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type(' 2.0');
    const option = frame.getByRole('checkbox', { name: `${features[index]?.name} 2.0` });
    await expect.poll(() => option.isChecked()).toBe(true);
    expect(await isFocused(page, `features.${index}.name`)).toBe(true);
    await field(page, `features.${index}.price`).fill('1234');
    await frame
      .getByText(/1[\s,]234/)
      .first()
      .waitFor();

    await field(page, 'designPrices.premium').focus();
    await heading('design').waitFor();
    await expect.poll(() => frame.locator('input[value="premium"]').isChecked()).toBe(true);
    await field(page, 'monthlyServices.seo').focus();
    await heading('services').waitFor();
    expect(await isFocused(page, 'monthlyServices.seo')).toBe(true);
  },
);

test.for(languages)(
  '[EDIT-63] a focused field of a mail shows the mail that visitors get, live (%s)',
  async (language, { visit, site }) => {
    const page = await booted(
      await visit(`/admin/pages/contact?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const frame = frameOf(page);
    const { answer, form } = await site.services.content.section('contact', language);
    await frame.getByText(form.title).first().waitFor();
    await field(page, 'answer.subject').focus();
    await frame.getByRole('heading', { level: 1, name: answer.subject }).waitFor();
    await frame.getByText('Cet e-mail n’est pas envoyé pour le moment').waitFor();
    await expect.poll(() => frame.locator('.field-outline').textContent()).toBe('Objet de l’e-mail');
    const { agency } = await site.services.content.section('common', 'fr');
    await frame.getByText(`${agency.name} <${agency.email}>`).waitFor();
    await field(page, 'answer.text').fill('Un mot.\n\nDeux <b>mots</b>.');
    await frame.locator('.mail-body p').filter({ hasText: 'Deux <b>mots</b>.' }).click();
    await expect.poll(() => isFocused(page, 'answer.text')).toBe(true);

    await frame.getByRole('link', { name: 'Copie de l’estimation' }).click();
    await page.waitForURL(/\/admin\/pages\/calculator/);
    const { labels } = await site.services.content.section('calculator', language);
    await frame.getByRole('heading', { level: 1, name: labels.quoteForm.copySubject }).waitFor();
    await frame.locator('.mail-body').getByText('/estimation/').waitFor();
    await frame.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => isFocused(page, 'labels.quoteForm.copySubject')).toBe(true);
  },
);

test('[EDIT-64] a text that is left blank shows the words that visitors would read in its place', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/contact', { ...(await signedIn(site)), ...wide }));
  await field(page, 'answer.subject').fill('');
  const builtIn = frameOf(page).getByRole('heading', {
    level: 1,
    name: 'Nous avons bien reçu votre message',
  });
  await builtIn.click();
  await expect.poll(() => isFocused(page, 'answer.subject')).toBe(true);
});
