import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, contact, post, postJson, quote } from '#tests/support/data/leads.ts';
import { startSite } from '#tests/support/site/site.ts';

test('[ADMIN-16] [JOB-11] what visitors send is read in the inbox: message, quote with its estimate, application with its files, captured mail', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  await postJson(site, '/api/contact', contact);
  await postJson(site, '/api/quotes', { ...quote, email: 'nadia@example.com', name: 'Nadia Benali' });
  const cv = new Uint8Array(documents.pdf);
  await post(site, '/api/applications', applicationForm(application, { cv: ['cv.pdf', cv] }));
  await expect
    .poll(async () => (await site.services.mail.list(9)).map(({ state }) => state))
    .toEqual(['sent', 'sent', 'sent']);

  const page = await booted(await visit('/admin', await signedIn(site)));
  await page.getByRole('button', { name: 'Visiteurs' }).click();
  await page.getByRole('link', { name: 'Boîte de réception' }).click();
  const tabs = page.getByRole('navigation', { name: 'Dossiers' });
  await tabs.getByRole('link', { name: /Messages.*1 non lu/ }).waitFor();
  await page.getByRole('link', { name: /Jane Doe/ }).click();
  const opened = page.getByRole('article');
  // Once as the message, and once as what an answer quotes.
  await opened.getByText('nous vendons du pain & des <gâteaux>.').first().waitFor();
  await expect.poll(() => tabs.getByText('non lu').count()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await tabs.getByRole('link', { name: /Devis/ }).click();
  await page.getByRole('link', { name: /Nadia Benali/ }).click();
  await opened.getByText('Doe & Filles').waitFor();
  const estimate = await opened.getByRole('link', { name: 'Voir l’estimation' }).getAttribute('href');
  expect((await site.get(estimate ?? '')).status).toBe(200);

  await tabs.getByRole('link', { name: /Candidatures/ }).click();
  await page.getByRole('link', { name: /Jane Doe/ }).click();
  const downloading = page.waitForEvent('download');
  await opened.getByRole('link', { name: /cv\.pdf/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('cv.pdf');
  expect(await readFile(await download.path())).toEqual(Buffer.from(cv));

  await tabs.getByRole('link', { name: /E-mails/ }).click();
  await page.getByRole('link', { name: /\[DEVIS\].*Capturé/ }).click();
  await opened.getByText('capture · remis').waitFor();
  await opened.getByText('Aucun serveur d’envoi n’était réglé quand cet e-mail devait partir').waitFor();
  // It was sent to nobody: it may not look as if.
  const marks = page.getByText('Capturé', { exact: true });
  const looks = await marks.evaluateAll((all) => all.map(({ className }) => className));
  expect(new Set(looks)).toEqual(new Set(['list-tag list-tag-warning']));
  await opened.getByRole('button', { name: 'Envoyer de nouveau' }).click();
  await page.getByRole('status').getByText('L’e-mail part maintenant.').waitFor();
  await expect
    .poll(() => site.services.mail.list(9).then((all) => all.every((one) => one.state === 'sent')))
    .toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('[ADMIN-16] [REPLY-02] on a telephone what is opened stands at the top, with the focus, and leads back to the list', async ({
  visit,
}) => {
  const site = await startSite();
  await site.services.leads.submitContact(contact);
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await booted(await visit('/admin/inbox', { ...(await signedIn(site)), ...phone }));
  await page.getByRole('link', { name: /Jane Doe/ }).click();
  const heading = page.getByRole('heading', { name: 'Jane Doe', exact: true });
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  // What was asked is read without scrolling.
  const words = page.getByRole('article').getByText('nous vendons du pain').first();
  await expect.poll(async () => (await words.boundingBox())?.y).toBeLessThan(700);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await page.getByRole('navigation', { name: 'Dossiers' }).waitFor();
});

test('[REPLY-08] what is held is set free, what is done is put away, what is looked for is found, and a person is forgotten', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre', website: 'https://spam.example' });
  await postJson(site, '/api/contact', { ...contact, name: 'Paul Martin', email: 'paul@example.com' });
  await post(
    site,
    '/api/applications',
    applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] }),
  );
  const page = await booted(await visit('/admin/inbox/spam', await signedIn(site)));
  const entry = page.getByRole('link', { name: /^Boîte de réception/ });
  await expect.poll(() => entry.textContent()).toBe('Boîte de réception1 non lu1 suspect');
  const applications = page.locator('.admin-nav').getByRole('link', { name: /^Candidatures/ });
  await expect.poll(() => applications.textContent()).toBe('Candidatures1 non lu');
  await page.getByRole('link', { name: /Zoé/ }).click();
  await page.getByText('un champ invisible a été rempli').waitFor();
  await page.getByRole('button', { name: 'Ce n’est pas indésirable' }).click();
  await page.getByRole('status').getByText('Déplacé dans son dossier.').waitFor();
  await expect
    .poll(() => site.services.mail.list(9).then((all) => all.map(({ state }) => state)))
    .toEqual(['sent', 'sent', 'sent']);

  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /Paul Martin/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('lefevre');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=lefevre/);
  await expect.poll(() => page.getByRole('link', { name: /Paul Martin/ }).count()).toBe(0);
  await page.getByRole('link', { name: /Zoé/ }).click();
  await page.getByRole('button', { name: 'Archiver' }).click();
  await page.getByText('Rien ne correspond').waitFor();
  await page.getByRole('link', { name: 'Voir les archives' }).click();
  await page.getByRole('link', { name: /Zoé/ }).click();

  await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
  const dialog = page.getByRole('dialog', { name: /Effacer/ });
  await expect.poll(() => dialog.textContent()).toContain('jane@example.com a envoyé (2 envois)');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await page.getByRole('status').getByText('2 envois de jane@example.com effacés').waitFor();
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('leads').select('name').execute()).toEqual([{ name: 'Paul Martin' }]);
  expect(await db.selectFrom('lead_files').select('id').execute()).toEqual([]);
});

test('several are chosen and marked, moved to spam or removed at once, and the menu says how many wait', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  for (const name of ['Un', 'Deux', 'Trois'])
    await postJson(site, '/api/contact', { ...contact, name, email: `${name}@example.com` });
  const page = await booted(await visit('/admin/inbox', await signedIn(site)));
  const choose = (name: string) => page.getByRole('checkbox', { name: `Choisir l’envoi de ${name}` }).check();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const entry = page.getByRole('link', { name: /^Boîte de réception/ });
  await expect.poll(() => entry.textContent()).toBe('Boîte de réception3 non lus');
  await choose('Un');
  await choose('Trois');
  await page.getByText('2 choisis').waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Lu');
  await expect.poll(() => entry.textContent()).toBe('Boîte de réception1 non lu');
  await page.getByRole('checkbox', { name: 'Tout choisir' }).check();
  await press('Indésirable');
  await page.getByRole('status').getByText('3 envois déplacés dans les indésirables.').waitFor();
  expect(await site.services.inbox.unread()).toMatchObject({ messages: 0, spam: 1 });

  await page.getByRole('link', { name: /^Indésirables/ }).click();
  await choose('Un');
  await choose('Deux');
  await press('Supprimer…');
  await page.getByRole('dialog', { name: 'Supprimer ces 2 envois ?' }).waitFor();
  await press('Supprimer définitivement');
  await page.getByRole('status').getByText('2 envois supprimés.').waitFor();
  await choose('Trois');
  await press('Pas indésirable');
  await page.getByRole('status').getByText('Déplacé dans son dossier.').waitFor();
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('leads').select(['name', 'suspect']).execute()).toEqual([
    { name: 'Trois', suspect: 0 },
  ]);
});
