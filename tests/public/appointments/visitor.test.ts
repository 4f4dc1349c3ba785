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
