import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { holdPost, storedLeads } from '#tests/support/browser/forms.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

const form = (page: Page) => page.locator('#form form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).getByRole('button');
const written = {
  name: 'Léa Martin',
  email: 'lea@boulangerie.example',
  company: 'Le Pain',
  message: 'Bonjour',
};

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) await field(page, name).fill(text);
  await field(page, 'projectType').selectOption('site-vitrine');
}

const values = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(Object.keys(written).map(async (name) => [name, await field(page, name).inputValue()])),
  );

test('[CONTACT-03] [CONTACT-06] the form asks five things, and offers seven kinds of project', async ({
  visit,
}) => {
  const page = await visit('/contact');
  expect(await form(page).getByLabel('Nom complet *').getAttribute('name')).toBe('name');
  for (const name of ['email', 'company', 'projectType', 'message'])
    expect(await field(page, name).count()).toBe(1);
  expect(await field(page, 'message').getAttribute('rows')).toBe('5');
  const options = await field(page, 'projectType')
    .locator('option')
    .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]));
  expect(options).toEqual([
    ['', expect.stringMatching(/\S/)],
    ['site-vitrine', 'Site vitrine'],
    ['e-commerce', 'E-commerce'],
    ['application-web', 'Application web'],
    ['wordpress', 'WordPress'],
    ['hebergement', 'Hébergement'],
    ['maintenance', 'Maintenance'],
    ['autre', 'Autre'],
  ]);
});

test('[CONTACT-04] [CONTACT-05] the browser sends nothing while an answer is missing or the address is none', async ({
  visit,
}) => {
  const page = await booted(await visit('/en/contact'));
  const { posts, release } = await holdPost(page, '/api/contact');
  release();
  for (const name of ['name', 'email', 'message']) {
    await fill(page);
    await field(page, name).fill('');
    await submit(page).click();
  }
  await fill(page);
  await field(page, 'projectType').selectOption('');
  await submit(page).click();
  await fill(page);
  await field(page, 'email').fill('abc');
  await submit(page).click();
  expect(posts()).toBe(0);
  await fill(page);
  await field(page, 'company').fill('');
  await submit(page).click();
  await expect.poll(posts).toBe(1);
});

test('[CONTACT-10] [CONTACT-11] while it is sent the button says so; the success stays 5 s, then the form is empty', async ({
  visit,
}) => {
  const site = await startSite();
  await edit(site, 'fr', 'contact', { 'form.success': '' });
  const page = await booted(await visit('/contact', { url: site.url, clock: true }));
  const held = await holdPost(page, '/api/contact');
  await fill(page);
  await submit(page).click();
  await expect.poll(() => submit(page).textContent()).toBe('Envoi en cours...');
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  await expect.poll(() => submit(page).locator('.spinner').count()).toBe(1);
  held.release();
  const banner = form(page).getByText('Message envoyé avec succès !');
  await banner.waitFor();
  await expect.poll(() => submit(page).isEnabled()).toBe(true);
  await expect
    .poll(() => storedLeads(site))
    .toMatchObject([{ kind: 'contact', answers: { ...written, projectType: 'site-vitrine' } }]);

  await passTime(page, 4900);
  await expect.poll(async () => [await banner.count(), await values(page)]).toEqual([1, written]);
  await passTime(page, 200);
  await expect.poll(() => banner.count()).toBe(0);
  await expect.poll(async () => new Set(Object.values(await values(page)))).toEqual(new Set(['']));
});

test.for([
  { failure: 'an answer of 500', complaint: /status of 500/ },
  { failure: 'no network', complaint: /ERR_INTERNET_DISCONNECTED/ },
])(
  '[CONTACT-12] $failure is said in an alert, keeps every answer and is in the console once',
  async ({ failure, complaint }, { visit }) => {
    const complaints: string[] = [];
    const site = await startSite();
    await edit(site, 'fr', 'contact', { 'form.error': '' });
    const page = await booted(await visit('/contact', { url: site.url, expectedComplaint: complaint }));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await fill(page);
    if (failure === 'no network') await page.context().setOffline(true);
    else (await holdPost(page, '/api/contact', { status: 500 })).release();
    await submit(page).click();
    const alert = form(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe("Erreur lors de l'envoi. Veuillez réessayer.");
    expect({ ...(await values(page)), projectType: await field(page, 'projectType').inputValue() }).toEqual({
      ...written,
      projectType: 'site-vitrine',
    });
    await expect.poll(() => complaints).toEqual([expect.stringMatching(complaint)]);
  },
);

test('[CONTACT-12] the alert reads what the contact block says in the language of the page', async ({
  visit,
}) => {
  const site = await startSite();
  await edit(site, 'en', 'contact', { 'form.error': 'Our own words.' });
  const page = await booted(
    await visit('/en/contact', { url: site.url, expectedComplaint: /ERR_INTERNET_DISCONNECTED/ }),
  );
  await fill(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect.poll(() => form(page).getByRole('alert').textContent()).toBe('Our own words.');
});

test('[WAY-09] a form that the server refuses takes the focus to its first wrong field', async ({
  visit,
}) => {
  const page = await booted(await visit('/en/contact', { expectedComplaint: /status of 422/ }));
  await fill(page);
  // What the browser takes for an answer.
  for (const wrong of ['name', 'message']) await field(page, wrong).fill(' ');
  await submit(page).click();
  await form(page).getByRole('alert').waitFor();
  await expect
    .poll(() => field(page, 'name').evaluate((input) => input === document.activeElement))
    .toBe(true);
  expect(await field(page, 'name').getAttribute('aria-invalid')).toBe('true');
});

test.for([
  ['/contact', /^Plusieurs envois .* réessayez dans (\d+) secondes\.$/],
  ['/en/contact', /^You’ve sent several messages .* try again in (\d+) seconds\.$/],
] as const)(
  '[WAY-10] [WAY-11] the sixth form of a minute on %s says when to try again; a colleague is not kept waiting',
  async ([path, words], { visit }) => {
    const site = await startSite();
    const send = async (page: Page) => {
      await fill(page);
      const answered = page.waitForResponse('**/api/contact');
      await submit(page).click();
      return (await answered).status();
    };
    const open = () => visit(path, { url: site.url, clock: true, expectedComplaint: /status of 429/ });
    const page = await booted(await open());
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await send(page)).toBe(201);
      await form(page).locator('.notice-good').waitFor();
      await passTime(page, 5100, 500);
    }
    expect(await send(page)).toBe(429);
    const alert = form(page).getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(words);
    const seconds = Number(words.exec((await alert.textContent()) ?? '')?.[1]);
    expect(seconds > 0 && seconds <= 60).toBe(true);
    await expect.poll(() => values(page)).toEqual(written);

    expect(await send(await booted(await open()))).toBe(201);
  },
);

test('[WAY-09] without scripts the form is posted: refused with the answers kept and the focus on the first wrong one, received with a word of thanks, once', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/en/contact', {
    url: site.url,
    javaScriptEnabled: false,
    expectedComplaint: /422/,
  });
  await page.locator('#form form').evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await fill(page);
  await field(page, 'email').fill('abc');
  await submit(page).click();
  await form(page).getByRole('alert').waitFor();
  await expect.poll(() => form(page).getByRole('alert').textContent()).toContain('Email');
  await expect.poll(() => values(page)).toEqual({ ...written, email: 'abc' });
  await expect
    .poll(() => field(page, 'email').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await expect.poll(() => storedLeads(site)).toEqual([]);

  await field(page, 'email').fill(written.email);
  await submit(page).click();
  await page.waitForURL('**/en/contact?sent=1');
  await expect.poll(() => form(page).getByRole('status').textContent()).toMatch(/\S/);
  await page.reload();
  await expect.poll(() => storedLeads(site)).toHaveLength(1);
});
