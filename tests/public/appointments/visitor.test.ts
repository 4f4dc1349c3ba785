import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { startSite } from '#tests/support/site/site.ts';

/** A Wednesday. */
const now = () => new Date('2026-11-18T08:00:00Z');

for (const javaScriptEnabled of [true, false])
  test(`[APPOINT-01] [APPOINT-06] [APPOINT-09] [APPOINT-14] [A11Y-10] a visitor books, moves and cancels, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    visit,
  }) => {
    const site = await startSite({ now });
    const page = await visit('/rendez-vous', {
      url: site.url,
      javaScriptEnabled,
      expectedComplaint: /status of 409/,
    });
    if (javaScriptEnabled) {
      await booted(page);
      expect(await violations(page)).toEqual([]);
    }
    const form = page.locator('#form');
    await form.getByLabel('Nom complet').fill('Jane Doe');
    await page.getByRole('button', { name: 'Semaine d’après' }).click();
    await page.getByText('lundi 23 novembre').waitFor();
    await expect.poll(() => form.getByLabel('Nom complet').inputValue()).toBe('Jane Doe');
    await form.getByLabel('E-mail').fill('jane@example.com');

    // Somebody else is quicker.
    await site.services.leads.submitAppointment({
      slot: '2026-11-23T09:00',
      name: 'Paul',
      email: 'paul@example.com',
    });
    await form.getByRole('radio', { name: 'Chez nous, rue de la Clef à Lille' }).check();
    await form.getByRole('group', { name: 'lundi 23 novembre' }).getByLabel('09 h 00').check();
    await page.getByRole('button', { name: 'Prendre ce rendez-vous' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('n’est plus libre').waitFor();
    expect(await form.getByLabel('E-mail').inputValue()).toBe('jane@example.com');
    await alert.getByText('lundi 23 novembre, 09 h 30').click();
    await page.getByRole('button', { name: 'Prendre ce rendez-vous' }).click();

    await page.getByRole('status').getByText('C’est réservé').waitFor();
    await page.getByText('09 h 30').first().waitFor();
    await page.getByText('Chez nous, rue de la Clef à Lille', { exact: true }).waitFor();
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    await page.getByRole('group', { name: 'jeudi 19 novembre' }).getByLabel('14 h 00').check();
    await page.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
    await page.getByRole('status').getByText('C’est déplacé').waitFor();
    const sure = page.getByRole('checkbox', { name: 'Oui, je veux annuler' });
    expect(await sure.evaluate((box: HTMLInputElement) => [box.required, box.checked])).toEqual([
      true,
      false,
    ]);
    await sure.check();
    await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await page.getByRole('heading', { name: 'Ce rendez-vous est annulé' }).waitFor();
    expect((await site.services.appointments.coming()).map(({ name }) => name)).toEqual(['Paul']);
  });

const languages = [
  {
    path: '/rendez-vous',
    words: {
      book: 'Prendre ce rendez-vous',
      move: 'Déplacer le rendez-vous',
      taken: 'n’est plus libre',
      missing: 'Il manque le moment',
      byPhone: 'Par téléphone',
      atShop: 'Chez nous',
    },
  },
  {
    path: '/en/appointment',
    words: {
      book: 'Book this meeting',
      move: 'Move the meeting',
      taken: 'has just gone',
      missing: 'Please choose a time',
      byPhone: 'By phone',
      atShop: 'At the workshop',
    },
  },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const refused = languages.flatMap(({ path, words }) =>
  sizes.flatMap((viewport) =>
    [true, false].map((javaScriptEnabled) => ({
      ...{ path, words, viewport, javaScriptEnabled, width: viewport.width },
      scripts: javaScriptEnabled ? 'with' : 'without',
    })),
  ),
);

/** Where the focus is, as far as it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const box = activeElement?.getBoundingClientRect();
    const isSeen = box && box.top >= 0 && box.bottom <= innerHeight;
    return isSeen ? activeElement?.getAttribute('name') : undefined;
  });

const isInView = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.for(refused)(
  '[WAY-09] [APPOINT-06] a refused request on $path, $width wide, $scripts scripts, leads to what is to be mended',
  async ({ path, words, viewport, javaScriptEnabled }, { visit }) => {
    const site = await startSite({ now });
    const page = await visit(path, {
      ...{ url: site.url, viewport, javaScriptEnabled },
      expectedComplaint: /status of 4(09|22)/,
    });
    if (javaScriptEnabled) await booted(page);
    const form = page.locator('#form');
    const field = (name: string) => form.locator(`[name=${name}]`);
    const book = form.getByRole('button', { name: words.book });
    const slot = (time: string) => form.locator(`[value="2026-11-19T${time}"]`);

    await book.click();
    await form.getByText(words.missing).waitFor();
    await expect.poll(() => focused(page)).toBe('slot');
    expect(await isInView(form.getByText(words.missing))).toBe(true);
    expect(await form.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

    await slot('10:00').check();
    if (javaScriptEnabled)
      await expect.poll(() => form.getByRole('radiogroup').getAttribute('aria-invalid')).toBe(null);
    await field('name').fill('Jane Doe');
    await field('email').fill('abc');
    await book.click();
    await expect.poll(() => focused(page)).toBe('email');

    await field('email').fill('jane@example.com');
    await book.click();
    await expect.poll(() => focused(page)).toBe('phone');

    await site.services.leads.submitAppointment({
      slot: '2026-11-19T10:00',
      name: 'Paul',
      email: 'paul@example.com',
    });
    await field('phone').fill('03 20 00 00 00');
    await book.click();
    const taken = form.getByRole('alert').getByText(words.taken);
    await taken.waitFor();
    await expect.poll(() => focused(page)).toBe('slot');
    expect(await isInView(taken)).toBe(true);

    await slot('11:00').check();
    await book.click();
    await page.getByRole('button', { name: words.move }).click();
    await page.getByText(words.missing).waitFor();
    await expect.poll(() => focused(page)).toBe('slot');
    expect(await isInView(page.getByText(words.missing))).toBe(true);
  },
);

test.for(languages)(
  '[APPOINT-16] on $path the number is marked as needed while a call is wanted',
  async ({ path, words }, { visit }) => {
    const site = await startSite({ now });
    const page = await booted(await visit(path, { url: site.url }));
    const phone = page.locator('#form [name=phone]');
    const marks = () =>
      phone.evaluate((input: HTMLInputElement) => [
        input.required,
        input.labels?.[0]?.textContent?.endsWith('*'),
      ]);
    const needed = [true, true];
    await expect.poll(marks).toEqual(needed);
    await page.getByRole('radio', { name: words.atShop }).check();
    await expect.poll(marks).toEqual([false, false]);
    await page.locator('#form [value=call]').check();
    await expect.poll(marks).toEqual(needed);
    await page.locator('#form [value="2026-11-19T10:00"]').check();
    await expect.poll(marks).toEqual([false, false]);
    await page.getByRole('radio', { name: words.byPhone }).check();
    await expect.poll(marks).toEqual(needed);
  },
);
