import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { startDns } from '#tests/support/services/dns.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

const narrow = { viewport: { width: 390, height: 844 } };
const stages = (page: Page) => page.getByRole('list', { name: 'Étapes du dernier essai' });
const record = (page: Page, name: string) => page.getByRole('article', { name });

test('[MAILTEST-01] [MAILTEST-02] an owner finds the screen, sends a test to himself and sees each stage, also what a server refuses', async ({
  visit,
}) => {
  const smtp = await startSmtp();
  const site = await startSite({ environment: { SMTP_URL: smtp.url } });
  const page = await booted(await visit('/admin', await signedIn(site)));
  await page.keyboard.press('Control+K');
  await page.keyboard.type('tester envoi');
  await page.getByRole('option', { name: /Tester l’envoi des e-mails/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Envoi des e-mails' }).waitFor();
  await page.getByText('le serveur 127.0.0.1 (SMTP)').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Envoyer l’essai' }).dblclick();
  await stages(page).getByText('Enregistré', { exact: true }).waitFor();
  await stages(page).getByText('Tentative 1').waitFor();
  await stages(page).getByText('Accepté', { exact: true }).waitFor();
  expect(smtp.received.map(({ to }) => to)).toEqual([[administrator.email]]);
  expect(smtp.received[0]?.raw).toMatch(/^Subject: .*ESSAI/m);
  expect(await violations(page)).toEqual([]);

  smtp.state.behaviour = 'unknown';
  await page.getByRole('button', { name: 'Envoyer l’essai' }).click();
  await stages(page).getByText('Refusé', { exact: true }).waitFor();
  await stages(page).getByText('Le serveur dit que l’adresse du destinataire n’existe pas.').waitFor();
  await stages(page).getByText(`550 5.1.1 <${administrator.email}>: unknown here`).waitFor();
  await stages(page).getByText('Nouvelle tentative le').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('[MAILTEST-02] [MAILTEST-05] without a mail server the test is captured, and says so; too many are refused', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), ...narrow, expectedComplaint: /status of 429/ };
  const page = await booted(await visit('/admin/mail', options));
  await page.getByText('Aucun serveur d’envoi n’est réglé').waitFor();
  const sent = async () =>
    (await site.services.mail.list(9)).filter(({ purpose, state }) => purpose === 'test' && state === 'sent');
  for (const count of [1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Envoyer l’essai' }).click();
    await expect.poll(async () => (await sent()).length).toBe(count);
  }
  await stages(page).getByText('Capturé', { exact: true }).waitFor();
  await stages(page).getByText('Il n’est pas parti').waitFor();
  await page.getByRole('button', { name: 'Envoyer l’essai' }).click();
  await page.getByRole('alert').getByText('cinq essais en dix minutes suffisent').waitFor();
  expect(await sent()).toHaveLength(5);
  expect(await violations(page)).toEqual([]);
});

test('[MAILTEST-07] mail that was captured before a mail server was set is told on the first screen, and leaves by a click', async ({
  visit,
}) => {
  const before = await startSite({ environment: { TRUST_PROXY: '1' } });
  await postJson(before, '/api/contact', contact);
  await postJson(before, '/api/contact', { ...contact, name: 'Paul Martin', email: 'paul@example.com' });
  await expect
    .poll(async () => (await before.services.mail.list(9)).map(({ state }) => state))
    .toEqual(['sent', 'sent']);
  await before.stop();
  const smtp = await startSmtp();
  const { databaseUrl } = before;
  const site = await startSite({ databaseUrl, environment: { SMTP_URL: smtp.url } });
  const page = await booted(await visit('/admin/today', { ...(await signedIn(site)), ...narrow }));
  await page.getByRole('link', { name: /2 e-mails gardés ici ne sont jamais partis/ }).click();
  const mails = page.getByRole('list', { name: '2 e-mails ne sont jamais partis' });
  await mails.getByRole('link', { name: /Paul Martin/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);

  await mails.getByRole('link', { name: /Paul Martin/ }).click();
  await page.getByRole('article').getByText('Aucun serveur d’envoi n’était réglé').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Envoyer ces 2 e-mails' }).dblclick();
  await page.getByRole('status').getByText('2 e-mails partent maintenant.').waitFor();
  await mails.waitFor({ state: 'detached' });
  await expect.poll(() => smtp.received.length).toBe(2);
  expect(await violations(page)).toEqual([]);
});

test.for([narrow, { viewport: { width: 1440, height: 900 } }])(
  '[MAILTEST-03] what the DNS says of the sender’s domain stands there in plain French, with the records to add, at $viewport.width px',
  async (size, { visit }) => {
    const dns = await startDns({
      'atelier.example': ['v=spf1 mx +all'],
      's1._domainkey.atelier.example': ['v=DKIM1; p='],
    });
    const site = await startSite({
      environment: { DNS_SERVERS: dns.server, MAIL_FROM: 'bonjour@atelier.example' },
    });
    const options = { ...(await signedIn(site)), ...size, expectedComplaint: /status of 422/ };
    const page = await booted(await visit('/admin/mail', options));
    await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
    await record(page, 'SPF').getByText('Il permet à n’importe qui d’envoyer en votre nom').waitFor();
    await record(page, 'SPF').getByText('v=spf1 mx ~all').waitFor();
    await record(page, 'DKIM').getByText('Sans le sélecteur on ne peut pas chercher la clé').waitFor();
    await record(page, 'DMARC').getByText('v=DMARC1; p=none; rua=mailto:bonjour@atelier.example').waitFor();
    await expect
      .poll(() => page.getByLabel('Message pour l’hébergeur du domaine').inputValue())
      .toMatch(/Remplacer.*v=spf1 mx ~all.*Ajouter.*_dmarc\.atelier\.example/s);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);

    await page.getByLabel('Sélecteur DKIM').fill('s1 ?');
    await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
    await page.getByRole('alert').getByText('Un sélecteur n’a que des lettres').waitFor();
    await page.getByLabel('Sélecteur DKIM').fill('s1');
    await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
    await record(page, 'DKIM').getByText('La clé a été retirée').waitFor();
    expect(dns.asked).toContain('s1._domainkey.atelier.example');

    dns.state.behaviour = 'broken';
    await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
    await record(page, 'SPF').getByText('Le résolveur DNS n’a pas répondu').waitFor();
    await record(page, 'DMARC').getByText('Pas vérifié').waitFor();
    await expect.poll(() => page.getByLabel('Message pour l’hébergeur du domaine').count()).toBe(0);
  },
);

test('[MAILTEST-04] where there is no resolver, that is said and nothing is called missing', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/mail', await signedIn(site)));
  await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
  await record(page, 'SPF').getByText('cette machine n’a pas de résolveur DNS qui réponde').waitFor();
  expect(await page.getByText('Enregistrement à').count()).toBe(0);
});
