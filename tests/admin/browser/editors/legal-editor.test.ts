import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const wide = { viewport: { width: 1440, height: 900 } };

test('[LEGALED-01] each legal text is edited as HTML source', async ({ visit, site }) => {
  const page = await booted(await visit('/admin/pages/legal', { ...(await signedIn(site)), ...wide }));
  for (const [section, key] of [
    ['legal', 'liability'],
    ['privacy', 'introduction'],
    ['terms', 'purpose'],
  ] as const) {
    await page.goto(`${site.url}/admin/pages/${section}`);
    await booted(page);
    const source = field(page, `sections.${key}.content`);
    await expect.poll(() => source.evaluate((element) => element.tagName)).toBe('TEXTAREA');
    await expect.poll(() => page.getByRole('toolbar').first().textContent()).toContain('HTML');
  }
});

test('[LEGALED-01] [LEGALED-02] a section is written in HTML, seen cleaned beside it, moved, added and saved', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/terms', { ...(await signedIn(site)), ...wide }));
  const before = await site.services.content.section('terms', 'fr');
  const keys = Object.keys(before.sections);
  const source = field(page, 'sections.purpose.content');
  await source.fill('<p onclick="x()">Un texte neuf</p><script>alert(1)</script>');
  await page.getByText('La page ne montrera pas\u00a0: onclick, <script>.').waitFor();
  const preview = page.frameLocator('iframe');
  await preview.locator('#purpose p').filter({ hasText: 'Un texte neuf' }).waitFor();
  await expect.poll(() => preview.locator('#purpose').innerHTML()).not.toMatch(/onclick|alert/);

  await source.fill('Un mot en gras');
  await source.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 14));
  await page.getByRole('button', { name: 'Gras' }).first().click();
  await expect.poll(() => source.inputValue()).toBe('Un mot en <strong>gras</strong>');
  await preview.locator('#purpose strong').filter({ hasText: 'gras' }).waitFor();

  await source.fill('un\ndeux');
  await source.selectText();
  await page
    .getByRole('button', { name: /^Liste/ })
    .first()
    .click();
  // The button gives the text back what it took: the focus, and with it the place of the writer.
  await expect.poll(() => source.evaluate((area) => area === document.activeElement)).toBe(true);
  await source.evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(area.value.indexOf('deux'), area.value.indexOf('deux') + 4),
  );
  await page.getByRole('button', { name: 'Lien' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tarifs/ })
    .click();
  const written = '<ul>\n  <li>un</li>\n  <li><a href="/tarifs">deux</a></li>\n</ul>';
  await expect.poll(() => source.inputValue()).toBe(written);

  await page.getByRole('button', { name: `Descendre ${before.sections.purpose?.title}` }).click();
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  const added = `section-${keys.length + 1}`;
  await field(page, `sections.${added}.title`).fill('Une section de plus');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const stored = await site.json<typeof before>('/data/fr/terms.json');
  const [first = '', second = '', ...rest] = keys;
  expect(Object.keys(stored.sections)).toEqual([second, first, ...rest, added]);
  expect(stored.sections.purpose).toEqual({
    ...before.sections.purpose,
    content: written,
  });
  expect(await site.text('/conditions-generales')).toContain('Une section de plus');
});
