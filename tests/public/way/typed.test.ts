import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { storedLeads } from '#tests/support/browser/forms.ts';
import { startSite } from '#tests/support/site/site.ts';

type Values = Record<string, string>;

const control = (page: Page, form: string, name: string) => page.locator(`${form} [name=${name}]`);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('typed'));
const isKept = (page: Page, text: string) => expect.poll(() => kept(page)).toContain(text);

async function fill(page: Page, form: string, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const one = control(page, form, name);
    if (await one.evaluate((element) => element instanceof HTMLSelectElement)) await one.selectOption(value);
    else await one.fill(value);
  }
}

const expectFilled = (page: Page, form: string, values: Values) =>
  expect
    .poll(async () => {
      const read = Object.keys(values).map(async (name) => [
        name,
        await control(page, form, name).inputValue(),
      ]);
      return Object.fromEntries(await Promise.all(read));
    })
    .toEqual(values);

/** The same visitor, with another tab, when that many hours have passed. */
async function later(page: Page, path: string, hours: number): Promise<Page> {
  const url = new URL(path, page.url()).href;
  const tab = await page.context().newPage();
  await page.close();
  await tab.clock.install({ time: Date.now() + hours * 3_600_000 });
  await tab.goto(url);
  await tab.mouse.move(1, 1);
  return booted(tab);
}

const forms: { path: string; form: string; values: Values & { message: string } }[] = [
  {
    path: '/contact',
    form: '#form',
    values: { name: 'Léa', email: 'lea@pain.example', projectType: 'wordpress', message: 'Bonjour' },
  },
  {
    path: '/en/recruitment',
    form: '#application',
    values: { firstName: 'Léa', lastName: 'Martin', email: 'lea@pain.example', message: 'Hello\nthere' },
  },
  {
    path: '/rendez-vous',
    form: '#form',
    values: { name: 'Léa', email: 'lea@pain.example', phone: '1', message: 'Bonjour' },
  },
  {
    path: '/en/price-calculator?step=quote',
    form: 'main',
    values: { name: 'Léa', email: 'lea@pain.example', phone: '1', timeline: '9', message: 'Hello' },
  },
];

test.for(forms)(
  '[WAY-06] what was typed on $path is there after a reload and, in a new tab, a day later; not after eight',
  async ({ path, form, values }, { visit }) => {
    let page = await booted(await visit(path));
    await control(page, form, 'message').waitFor();
    await fill(page, form, values);
    await isKept(page, values.message.slice(0, 5));
    await page.reload();
    await booted(page);
    await expectFilled(page, form, values);
    page = await later(page, path, 24);
    await expectFilled(page, form, values);
    page = await later(page, path, 8 * 24);
    await control(page, form, 'message').waitFor();
    expect(await control(page, form, 'message').inputValue()).toBe('');
  },
);

test('[WAY-06] a file that was chosen is not kept, nor the trap for programs', async ({ visit }) => {
  const page = await booted(await visit('/recrutement'));
  const cv = { name: 'mon-cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await control(page, '#application', 'cv').setInputFiles(cv);
  await fill(page, '#application', { firstName: 'Léa' });
  await isKept(page, 'Léa');
  expect(await kept(page)).not.toMatch(/mon-cv|website|language/);
});

test('[WAY-06] what an address fills in stands before what was typed elsewhere, and what is typed over it is kept', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact'));
  await fill(page, '#form', { name: 'Léa', message: 'Autre chose' });
  await isKept(page, 'Autre chose');
  const planned = new URL('/contact?plan=Business&price=20', page.url()).href;
  await page.goto(planned);
  await booted(page);
  await expectFilled(page, '#form', { name: 'Léa' });
  await expect.poll(() => control(page, '#form', 'message').inputValue()).toContain('Business');
  await fill(page, '#form', { message: 'Business, mais plus tard' });
  await isKept(page, 'mais plus tard');
  const tab = await page.context().newPage();
  await tab.goto(planned);
  await booted(tab);
  await expectFilled(tab, '#form', { name: 'Léa', message: 'Business, mais plus tard' });
  await tab.goto(new URL('/contact', page.url()).href);
  await booted(tab);
  await expectFilled(tab, '#form', { name: 'Léa', message: 'Autre chose' });
});

test.for(['/rendez-vous', '/en/appointment'])(
  '[WAY-06] the time, the place and the wish to be called that were chosen on %s are chosen after a reload',
  async (path, { visit }) => {
    const site = await startSite({ now: () => new Date('2026-11-18T08:00:00Z') });
    const page = await booted(await visit(path, { url: site.url }));
    const choice = (value: string) => page.locator(`#form [value="${value}"]`);
    const chosen = () =>
      page.locator('#form :checked').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    const reload = async () => {
      await page.reload();
      await booted(page);
    };
    await choice('shop').check();
    await choice('2026-11-20T10:00').check();
    await choice('2026-11-19T10:00').check();
    await reload();
    await expect.poll(chosen).toEqual(['2026-11-19T10:00', 'shop']);
    await choice('call').check();
    await reload();
    await expect.poll(chosen).toEqual(['shop', 'call']);

    // Another week: chosen again when it is shown again, and no longer when it is not free.
    await page.locator('#form button[name=week]').click();
    await choice('2026-11-23T10:00').check();
    await reload();
    await expect.poll(chosen).toEqual(['shop']);
    await page.locator('#form button[name=week]').click();
    await expect.poll(chosen).toEqual(['2026-11-23T10:00', 'shop']);
    const { name, email } = { name: 'Paul', email: 'paul@example.com' };
    await site.services.leads.submitAppointment({ slot: '2026-11-23T10:00', name, email });
    await reload();
    await page.locator('#form button[name=week]').click();
    await choice('2026-11-23T10:30').waitFor();
    await expect.poll(chosen).toEqual(['shop']);
  },
);

test('[WAY-06] what was sent is not kept; what is typed while the thanks show stays', async ({ visit }) => {
  const site = await startSite();
  const page = await booted(await visit('/contact', { url: site.url, clock: true }));
  await fill(page, '#form', forms[0]?.values ?? {});
  await page.locator('#form button[type=submit]').click();
  await page.locator('#form .notice-good').waitFor();
  await expect.poll(() => kept(page)).toBe(null);
  await control(page, '#form', 'message').fill('Encore une question');
  await page.clock.runFor(5100);
  await expectFilled(page, '#form', { name: '', email: '', projectType: '', message: 'Encore une question' });
  expect(JSON.parse((await kept(page)) ?? '')).toMatchObject({
    '/api/contact': { what: { 'message\n': 'Encore une question' } },
  });
  expect(await kept(page)).not.toContain('Léa');
  expect(await storedLeads(site)).toHaveLength(1);
});

test('[WAY-06] the choices of the calculator are there again on its bare address, until the quote was sent', async ({
  visit,
}) => {
  const site = await startSite();
  let page = await booted(await visit('/calculateur-prix?type=ecommerce', { url: site.url }));
  await page.locator('main form button[value="2"]').first().click();
  await page.waitForURL(/etape=2/);
  await isKept(page, 'etape=2');
  page = await later(page, '/calculateur-prix', 24);
  await page.waitForURL(/type=ecommerce.*etape=2|etape=2.*type=ecommerce/);
  await page.goto(`${site.url}/calculateur-prix?type=ecommerce&etape=devis`);
  await booted(page);
  await fill(page, 'main', { name: 'Léa', email: 'lea@pain.example' });
  await page.locator('main form button[type=submit]').last().click();
  await page.waitForURL('**/estimation/**');
  await expect.poll(() => kept(page)).toBe(null);
});

test.for(['Retour', 'Escape', '✕', 'bell'])(
  '[WAY-07] %s in the chat forgets nothing',
  async (way, { visit }) => {
    const page = await booted(await visit('/'));
    const bell = page.locator('aside > button');
    const panel = page.locator('aside dialog');
    const write = panel.getByRole('button', { name: 'Écrire un mot' });
    const typed = { name: 'Léa', message: 'Une longue\nquestion' };
    await bell.click();
    await write.click();
    await fill(page, 'aside dialog', typed);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'bell') await bell.click();
    else await panel.getByRole('button', { name: way === '✕' ? 'Fermer' : way }).click();
    if (way !== 'Retour') {
      await panel.waitFor({ state: 'detached' });
      await bell.click();
    }
    await write.click();
    await expectFilled(page, 'aside dialog', typed);
  },
);

test.for([
  ['/politique-confidentialite', /formulaire ou choisissez dans le calculateur sans l’envoyer/],
  ['/en/privacy-policy', /in a form or choose in the calculator without sending it/],
] as const)('[WAY-06] %s says what stays in the browser', async ([path, words], { site }) => {
  expect(await site.text(path)).toMatch(words);
});

test('[WAY-06] what two tabs typed into different fields is there in both after a reload', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact'));
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await booted(tab);
  await fill(page, '#form', { message: 'Bonjour' });
  await fill(tab, '#form', { name: 'Léa' });
  await isKept(tab, 'Léa');
  for (const one of [page, tab]) {
    await one.reload();
    await booted(one);
    await expectFilled(one, '#form', { name: 'Léa', message: 'Bonjour' });
  }
});

test('[WAY-06] what was typed before the page was alive is kept too', async ({ visit }) => {
  const page = await visit('/contact');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fill(page, '#form', { message: 'Bonjour' });
  letGo();
  await booted(page);
  await isKept(page, 'Bonjour');
  await page.reload();
  await booted(page);
  await expectFilled(page, '#form', { message: 'Bonjour' });
});
