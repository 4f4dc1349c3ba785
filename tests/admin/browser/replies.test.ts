import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { seenWithFocus, toldAt } from '#tests/support/browser/forms.ts';
import { signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { startSite } from '#tests/support/site/site.ts';

const narrow = { viewport: { width: 390, height: 844 } };

test('[REPLY-13] templates are found from the inbox and by Ctrl+K, and eight are there by one click', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre' });
  const page = await booted(await visit('/admin/inbox', await signedIn(site)));
  await page.getByRole('link', { name: 'Modèles de réponse' }).click();
  await page.getByRole('button', { name: 'Ajouter ces huit modèles' }).dblclick();
  await page.getByRole('status').getByText('Huit modèles ajoutés.').waitFor();
  await page.getByText('Proposer un rendez-vous', { exact: true }).waitFor();
  expect(await site.services.replyTemplates.list()).toHaveLength(8);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Control+K');
  await page.keyboard.type('réponse type');
  await page.getByRole('option', { name: /Préparer des modèles de réponse/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Boîte de réception', exact: true }).last().click();
  await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  const reply = page.getByRole('form', { name: 'Répondre à Zoé Lefèvre' });
  await reply.getByLabel('Insérer un modèle').selectOption('Proposer un rendez-vous');
  await expect
    .poll(() => reply.getByLabel('Votre réponse').inputValue())
    .toMatch(/^Bonjour Zoé Lefèvre,.*Atelier Vitrine$/s);
});

test('[REPLY-05] [REPLY-06] [REPLY-07] a visitor is answered from the inbox with a template, once, also while the mail server is dead', async ({
  visit,
}) => {
  const smtp = await startSmtp();
  const site = await startSite({ environment: { TRUST_PROXY: '1', SMTP_URL: smtp.url } });
  await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre' });
  await expect.poll(() => smtp.received.length).toBe(1);
  smtp.state.behaviour = 451;

  const page = await booted(await visit('/admin/inbox', await signedIn(site)));
  await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  const reply = page.getByRole('form', { name: 'Répondre à Zoé Lefèvre' });
  await reply.getByText('Aucun modèle en français.').waitFor();
  await reply.getByText('les réponses par e-mail ne sont pas lues ici').waitFor();
  await reply.getByRole('link', { name: 'Gérer les modèles' }).click();

  const made = page.getByRole('form', { name: 'Nouveau modèle' });
  await made.getByLabel('Nom').fill('Premier contact');
  await made.getByLabel('Texte').fill('Bonjour {name},\n\nmerci.\n\n{agency}');
  await made.getByRole('button', { name: 'Ajouter le modèle' }).click();
  await page.getByRole('status').getByText('Modèle « Premier contact » enregistré.').waitFor();
  await expect.poll(() => made.getByLabel('Texte').inputValue()).toBe('');
  await page.getByText('Premier contact', { exact: true }).click();
  const stored = page.getByRole('form', { name: 'Modifier « Premier contact »' });
  await stored.getByLabel('Nom').fill('Merci');
  await stored.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('status').getByText('Modèle « Merci » enregistré.').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Boîte de réception', exact: true }).last().click();
  await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  await page.getByRole('button', { name: 'Répondre', exact: true }).click();
  const text = reply.getByLabel('Votre réponse');
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await reply.getByLabel('Insérer un modèle').selectOption('Merci');
  await expect.poll(() => text.inputValue()).toBe('Bonjour Zoé Lefèvre,\n\nmerci.\n\nAtelier Vitrine');
  expect(await violations(page)).toEqual([]);
  // Whoever leaves in the middle of it finds it again.
  await page.reload();
  await booted(page);
  await expect.poll(() => text.inputValue()).toBe('Bonjour Zoé Lefèvre,\n\nmerci.\n\nAtelier Vitrine');
  await reply.getByRole('button', { name: 'Envoyer la réponse' }).dblclick();
  await page.getByRole('status').getByText('La réponse est enregistrée').waitFor();
  await expect.poll(() => text.inputValue()).toBe('');
  const answers = page.getByRole('list').filter({ hasText: 'Votre message · Atelier Vitrine' });
  await answers.getByText('En attente').waitFor();
  // What the mail server says is shown without loading anew.
  await answers.getByText('451 not today').waitFor();
  await page.getByRole('button', { name: 'Répondu' }).and(page.locator('[aria-pressed="true"]')).waitFor();

  // The mail server is back: the outbox sends again what waits, here told to by hand.
  const replies = async () => (await site.services.mail.list(9)).filter(({ purpose }) => purpose === 'reply');
  await expect.poll(async () => (await replies()).map(({ tries }) => tries)).toEqual([1]);
  smtp.state.behaviour = 'take';
  await page.getByRole('link', { name: 'Votre réponse' }).click();
  await page.getByRole('article').getByText('> nous vendons du pain').waitFor();
  await page.getByRole('button', { name: 'Envoyer de nouveau' }).click();
  await expect.poll(() => smtp.received.filter(({ to }) => to[0] === contact.email).length).toBe(1);
  await expect.poll(async () => (await replies()).map(({ state }) => state)).toEqual(['sent']);
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /Zoé Lefèvre.*Répondu/ }).click();
  await answers.getByText('Envoyé', { exact: true }).waitFor();
});

test('[REPLY-14] without a mail server it is said before and after that an answer stays here, and the visitor still waits', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre' });
  const page = await booted(await visit('/admin/inbox', await signedIn(site)));
  await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  const reply = page.getByRole('form', { name: 'Répondre à Zoé Lefèvre' });
  await reply.getByText('Aucun serveur d’envoi n’est réglé').waitFor();
  expect(await violations(page)).toEqual([]);
  await reply.getByLabel('Votre réponse').fill('Bonjour.');
  await reply.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await page.getByRole('status').getByText('La réponse est gardée ici. Elle ne part pas').waitFor();
  await page.getByRole('button', { name: 'Nouveau' }).and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.getByRole('article').getByText('À répondre avant le').waitFor();
  await reply.getByRole('link', { name: 'Voir l’envoi des e-mails' }).click();
  await page.getByRole('heading', { name: 'Envoi des e-mails' }).waitFor();
});

test('[REPLY-12] whoever answers what a colleague has just answered is told so, keeps the text, and sends it with a second click', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre' });
  const options = { ...(await signedIn(site)), ...narrow, expectedComplaint: /status of 409/ };
  const page = await booted(await visit('/admin/inbox', options));
  await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  const reply = page.getByRole('form', { name: 'Répondre à Zoé Lefèvre' });
  const text = reply.getByLabel('Votre réponse');
  await text.fill('Bonjour de ma part.');
  const lead = new URL(page.url()).searchParams.get('open') ?? '';
  const earlier = { key: crypto.randomUUID(), lead, seen: 0, subject: 'Pain', text: 'Bonjour de Marie.' };
  await site.services.replies.send(earlier, 'marie@example.com');

  const send = reply.getByRole('button', { name: 'Envoyer la réponse' });
  await send.click();
  const refusal = reply.getByRole('alert').filter({ hasText: 'marie@example.com a répondu entre-temps (' });
  await seenWithFocus(refusal.locator('..'), refusal);
  await page.getByRole('listitem').getByText('Bonjour de Marie.').waitFor();
  expect(await text.inputValue()).toBe('Bonjour de ma part.');
  expect(await violations(page)).toEqual([]);
  await send.click();
  await page.getByRole('listitem').getByText('Bonjour de ma part.').waitFor();
  await expect.poll(() => text.inputValue()).toBe('');
  // Emptied by the site, it is no fault of anybody.
  expect(await text.evaluate((field) => field.matches(':user-invalid'))).toBe(false);
  expect((await site.services.inbox.read(lead))?.thread).toHaveLength(2);
});

test.for([narrow, wide])(
  '[REPLY-07] a refused answer is told at the field that is wrong, in view and with the focus, at $viewport.width px',
  async (size, { visit }) => {
    const site = await startSite({ environment: { TRUST_PROXY: '1' } });
    await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre' });
    const options = { ...(await signedIn(site)), ...size, expectedComplaint: /status of 4\d\d/ };
    const page = await booted(await visit('/admin/inbox', options));
    await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
    const reply = page.getByRole('form', { name: 'Répondre à Zoé Lefèvre' });
    const [subject, text] = [reply.getByLabel('Objet'), reply.getByLabel('Votre réponse')];
    const send = reply.getByRole('button', { name: 'Envoyer la réponse' });
    const refusal = reply.getByText('il reste un mot entre accolades');

    await text.fill('Bonjour {name},');
    await send.click();
    await toldAt(text, refusal);
    // From its top: what is half under the header is no small target.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    await text.fill('Bonjour,');
    await subject.fill('Pour {agency}');
    await send.click();
    await toldAt(subject, refusal);
    await expect.poll(() => text.getAttribute('aria-invalid')).toBeNull();

    // What is about no field is told in a notice that comes into view too.
    await subject.fill('Votre pain');
    await page.context().clearCookies();
    await send.click();
    const over = page.getByRole('alert').filter({ hasText: 'session' });
    await seenWithFocus(over.locator('..'), over);
    expect(await text.inputValue()).toBe('Bonjour,');
  },
);
