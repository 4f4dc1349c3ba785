import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, saveStatus, sessionState, signedIn } from '#tests/support/browser/signed-in.ts';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

/** A Wednesday. */
const now = () => new Date('2026-11-18T08:00:00Z');
const jane = { slot: '2026-11-19T10:00', name: 'Jane Doe', email: 'jane@example.com', message: 'Du pain.' };
const start = () => startSite({ now, environment: { TRUST_PROXY: '1' } });

const mailsTo = async (site: Site, to: string) => {
  const { items } = await site.services.mail.page({ search: '', page: 1 });
  return items.filter((mail) => mail.to === to).map(({ subject }) => subject);
};
const days = (page: Page) => page.locator('.admin-card h2').allTextContents();

test('[APPOINT-11] meetings are listed by day, moved and cancelled, and their visitors are told', async ({
  visit,
}) => {
  const site = await start();
  await postJson(site, '/api/appointments', jane);
  await postJson(site, '/api/appointments', {
    ...jane,
    slot: '2026-11-20T09:00',
    name: 'Paul Martin',
    email: 'paul@example.com',
  });
  const page = await booted(
    await visit('/admin/appointments', { ...(await signedIn(site)), expectedComplaint: /status of 409/ }),
  );
  expect(await days(page)).toEqual(['jeudi 19 novembre 2026', 'vendredi 20 novembre 2026']);
  expect(await violations(page)).toEqual([]);

  const ofJane = page.getByRole('listitem').filter({ hasText: 'Jane Doe' });
  const move = async (date: string, time: string) => {
    await ofJane.locator('summary').click();
    await ofJane.getByLabel('Jour').fill(date);
    await ofJane.getByLabel('Heure').fill(time);
    await ofJane.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
  };
  await move('2026-11-20', '09:15');
  await page.getByRole('alert').getByText('déjà pris').waitFor();
  await ofJane.locator('summary').click();
  await move('2026-11-23', '18:30');
  await page.getByRole('status').getByText('est déplacé. Prévenez vous-même le visiteur').waitFor();
  await expect.poll(() => days(page)).toEqual(['vendredi 20 novembre 2026', 'lundi 23 novembre 2026']);
  expect(await mailsTo(site, 'jane@example.com')).toContain(
    'Votre rendez-vous est déplacé au lundi 23 novembre 2026',
  );

  await ofJane.getByRole('button', { name: /Annuler…/ }).click();
  await page.getByRole('dialog').getByText('Prévenez vous-même le visiteur').waitFor();
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await page.getByRole('status').getByText('est annulé').waitFor();
  await expect.poll(() => days(page)).toEqual(['vendredi 20 novembre 2026']);
  expect(await mailsTo(site, 'jane@example.com')).toContain(
    'Votre rendez-vous du lundi 23 novembre 2026 est annulé',
  );

  await page.getByRole('link', { name: 'Passés et annulés' }).click();
  await ofJane.getByText('(annulé)').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voir le message Jane Doe' }).click();
  await page.getByRole('article').getByText('Moment demandé').waitFor();
});

test('[APPOINT-11] a reader of messages calls the visitor from the list, and is offered no hours to edit', async ({
  visit,
}) => {
  const site = await start();
  await site.services.leads.submitAppointment({ ...jane, phone: '06 00 00 00 01' });
  const { token } = await teamMember(site, 'reader');
  const page = await booted(await visit('/admin/appointments', sessionState(site, token)));
  const call = page.getByRole('link', { name: '06 00 00 00 01' });
  expect(await call.getAttribute('href')).toBe('tel:0600000001');
  expect(await page.getByRole('link', { name: 'Horaires et jours fermés' }).count()).toBe(0);
});

test('[APPOINT-17] a mail about a meeting as it was is shown as outdated, and cannot be sent', async ({
  visit,
}) => {
  const site = await start();
  const { lead } = await site.services.leads.submitAppointment({ ...jane, phone: '' });
  await site.services.appointments.cancel(lead, 'marie');
  const page = await booted(await visit('/admin/inbox/mail', await signedIn(site)));
  const row = page.locator('.inbox-row').filter({ hasText: 'Votre rendez-vous du jeudi 19 novembre 2026' });
  await row.filter({ hasText: 'Dépassé' }).click();
  await page.getByRole('article').getByText('ne partira plus').waitFor();
  expect(await page.getByRole('button', { name: 'Envoyer de nouveau' }).count()).toBe(0);
});

test('[APPOINT-11] whoever removes a message or a person is told of the meeting that goes with it', async ({
  visit,
}) => {
  const site = await start();
  const { lead } = await site.services.leads.submitAppointment({ ...jane, phone: '' });
  const { lead: message } = await site.services.leads.submitContact({ ...contact, email: jane.email });
  const page = await booted(await visit(`/admin/inbox?open=${message}`, await signedIn(site)));
  const dialog = page.getByRole('dialog');
  const told = dialog.getByText(/rendez-vous à venir part avec\s: jeudi 19 novembre 2026 à 10\sh\s00/);
  const opened = page.getByRole('article');
  await opened.getByRole('button', { name: 'Supprimer…' }).click();
  await dialog.getByText('On ne peut pas revenir').waitFor();
  expect(await told.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await opened.getByRole('button', { name: 'Effacer cette personne…' }).click();
  await told.waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.getByLabel('Choisir l’envoi de Jane Doe').first().check();
  await page.getByLabel('Choisir l’envoi de Jane Doe').last().check();
  await page.getByRole('button', { name: 'Supprimer…' }).first().click();
  await told.waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.goto(`${site.url}/admin/inbox?open=${lead}`);
  await booted(page);
  await opened.getByRole('button', { name: 'Supprimer…' }).click();
  await told.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Voir les rendez-vous' }).click();
  await page.getByRole('heading', { name: 'Rendez-vous', exact: true }).waitFor();
});

test('[APPOINT-15] [TODAY-11] inbox and first screen tell of a meeting as it is now, and whom to call', async ({
  visit,
}) => {
  const site = await start();
  const { leads, appointments } = site.services;
  const { lead } = await leads.submitAppointment({ ...jane, phone: '' });
  await leads.submitAppointment({ ...jane, slot: 'call', name: 'Nora Petit', phone: '06 00 00 00 01' });
  await appointments.move(lead, { date: '2026-11-23', time: '09:00' }, 'marie');
  const page = await booted(await visit(`/admin/inbox?open=${lead}`, await signedIn(site)));
  const open = page.getByRole('article');
  await open.getByText(/^lundi 23 novembre 2026 à 09\sh\s00 ·/).waitFor();
  await open.getByText(/^jeudi 19 novembre 2026 à 10\sh\s00$/).waitFor();
  const row = (name: string) => page.locator('.inbox-row').filter({ hasText: name });
  await row('Jane Doe')
    .getByText(/pour le lundi 23 novembre à 09\sh\s00/)
    .waitFor();
  await row('Nora Petit').getByText('À rappeler').waitFor();
  await row('Nora Petit').getByText('06 00 00 00 01').waitFor();

  await appointments.cancel(lead, 'marie');
  await page.goto(`${site.url}/admin/today`);
  await row('Jane Doe')
    .getByText(/Annulé\s: lundi 23 novembre/)
    .click();
  await open.getByText(/^Annulé ·/).waitFor();
  await row('Jane Doe')
    .getByText(/Annulé\s: lundi 23 novembre/)
    .waitFor();
  await open.getByRole('link', { name: 'Voir les rendez-vous' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Jane Doe' }).getByText('(annulé)').waitFor();
});

test('[APPOINT-03] hours and closed days that are published are offered, in both languages, and nonsense is refused', async ({
  visit,
}) => {
  const site = await start();
  const page = await booted(
    await visit('/admin/appointment-hours', {
      ...(await signedIn(site)),
      expectedComplaint: /status of 422/,
    }),
  );
  await field(page, 'agenda.weekdays.thursday').fill('matin');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByText('Écrivez les heures dans l’ordre').first().waitFor();
  await field(page, 'agenda.weekdays.thursday').fill('20h-21h');
  await field(page, 'agenda.weekdays.friday').fill('');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await saveStatus(page)
    .getByText(/^En ligne, publié (le 18 novembre 2026 )?à 09:00$/)
    .waitFor();
  for (const address of ['/rendez-vous', '/en/appointment']) {
    const shown = await site.text(address);
    expect(shown).toContain('value="2026-11-19T20:30"');
    expect(shown).not.toContain('2026-11-20T');
  }
  expect(await violations(page)).toEqual([]);
});
