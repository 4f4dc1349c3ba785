import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { holdPost, storedLeads } from '#tests/support/browser/forms.ts';
import { startSite } from '#tests/support/site/site.ts';

const form = (page: Page) => page.locator('#application form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).locator('button[type=submit]');
const written = {
  firstName: 'Léa',
  lastName: 'Martin',
  email: 'lea@martin.example',
  message: 'Parce que.',
};
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') };

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) await field(page, name).fill(text);
  await field(page, 'position').selectOption('Designer UI/UX');
  await field(page, 'cv').setInputFiles(cv);
}

test('[JOB-02] [JOB-05] [JOB-06] ten questions, six positions in order, documents only', async ({
  visit,
}) => {
  const page = await visit('/recrutement');
  const names = await form(page)
    .locator(':is(input, select, textarea):not([type=hidden], [tabindex="-1"])')
    .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
  expect(names.toSorted()).toEqual(
    [
      'firstName',
      'lastName',
      'email',
      'phone',
      'position',
      'message',
      'githubUrl',
      'portfolioUrl',
      'cv',
      'coverLetter',
    ].toSorted(),
  );
  for (const name of ['cv', 'coverLetter'])
    expect(await field(page, name).getAttribute('accept')).toBe('.pdf,.doc,.docx');
  expect(await field(page, 'position').locator('option').allTextContents()).toEqual([
    expect.stringMatching(/\S/),
    'Développeur Frontend React.js',
    'Développeur Fullstack Next.js',
    'Développeur WordPress',
    'Designer UI/UX',
    'Chef de projet digital',
    'Autre',
  ]);
});

test('[JOB-03] [JOB-04] the browser sends nothing without what is required; what is optional may stay out', async ({
  visit,
}) => {
  const page = await booted(await visit('/recrutement'));
  const { posts, release } = await holdPost(page, '/api/applications');
  release();
  for (const name of Object.keys(written)) {
    await fill(page);
    await field(page, name).fill('');
    await submit(page).click();
  }
  await fill(page);
  await field(page, 'position').selectOption('');
  await submit(page).click();
  await fill(page);
  await field(page, 'cv').setInputFiles([]);
  await submit(page).click();
  await fill(page);
  await field(page, 'githubUrl').fill('abc');
  await submit(page).click();
  expect(posts()).toBe(0);
  await field(page, 'githubUrl').fill('');
  await submit(page).click();
  await expect.poll(posts).toBe(1);
});

test('[JOB-07] [JOB-08] [ERR-10] [ERR-15] it is sent for as long as it takes, thanks for 3 s, then is empty', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/recrutement', { url: site.url, clock: true }));
  const held = await holdPost(page, '/api/applications');
  expect(await form(page).getByText('Aucun fichier', { exact: true }).count()).toBe(2);
  await fill(page);
  await expect.poll(() => form(page).getByText('cv.pdf', { exact: true }).isVisible()).toBe(true);
  await submit(page).click();
  await expect.poll(() => submit(page).textContent()).toBe('Envoi en cours...');
  await passTime(page, 4000, 500);
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  held.release();
  const thanks = form(page).getByText(
    'Candidature envoyée avec succès ! Nous vous recontacterons rapidement.',
    { exact: true },
  );
  await thanks.waitFor();
  await expect.poll(() => storedLeads(site)).toMatchObject([{ kind: 'application', answers: written }]);
  await passTime(page, 2900);
  await expect
    .poll(async () => [await thanks.count(), await field(page, 'firstName').inputValue()])
    .toEqual([1, 'Léa']);
  await passTime(page, 300);
  await expect.poll(() => thanks.count()).toBe(0);
  await expect.poll(() => field(page, 'firstName').inputValue()).toBe('');
  await expect.poll(() => form(page).getByText('Aucun fichier', { exact: true }).count()).toBe(2);
});

test('[JOB-09] [ERR-11] a failure is said for 3 s and keeps every answer', async ({ visit }) => {
  const page = await booted(await visit('/recrutement', { clock: true, expectedComplaint: /status of 500/ }));
  (await holdPost(page, '/api/applications', { status: 500 })).release();
  await fill(page);
  await submit(page).click();
  const alert = form(page).getByRole('alert');
  await alert.waitFor();
  await expect
    .poll(() => alert.textContent())
    .toBe('Une erreur est survenue. Veuillez réessayer ou nous contacter directement.');
  await expect
    .poll(() => form(page).getByRole('status').textContent())
    .toMatch(/^Vos réponses sont encore là/);
  await passTime(page, 3100);
  await alert.waitFor({ state: 'detached' });
  await expect.poll(() => submit(page).isEnabled()).toBe(true);
  await expect.poll(() => field(page, 'message').inputValue()).toBe(written.message);
});

test('[JOB-13] in English the words are English and the French position is stored, also without scripts', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/en/recruitment', { url: site.url, javaScriptEnabled: false });
  expect(await form(page).getByLabel('First name *').count()).toBe(1);
  const labels = await field(page, 'position').locator('option').allTextContents();
  expect(labels).toHaveLength(7);
  expect(labels).not.toContain('Chef de projet digital');
  await fill(page);
  await field(page, 'position').selectOption({ index: 5 });
  await submit(page).click();
  await page.waitForURL('**/en/recruitment?sent=1');
  await expect.poll(() => form(page).getByRole('status').textContent()).toMatch(/\S/);
  await expect
    .poll(() => storedLeads(site))
    .toMatchObject([{ language: 'en', answers: { position: 'Chef de projet digital' } }]);
});
