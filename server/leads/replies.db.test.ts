import { expect, onTestFinished, test } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import { createOutboxWorker } from '#server/mail/outbox-worker.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';
import { chat, contact, quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { openStores } from '#tests/support/site/stores.ts';

const MARIE = 'marie@example.com';
const written = { seen: 0, subject: 'Votre pain', text: 'Bonjour,\r\n\r\navec plaisir.' };
const key = () => crypto.randomUUID() as string;

/** Services that send to a real mail server, with a clock that the test moves. */
async function openWithMail(engine: Parameters<typeof openStores>[0], options: object = {}) {
  const smtp = await startSmtp();
  const clock = { now: new Date('2026-01-16T14:00:00Z') };
  const environment = { SMTP_URL: smtp.url, CONTACT_EMAIL: 'equipe@agence.example' };
  const stores = await openStores(engine, { environment, now: () => clock.now, ...options });
  const now = () => clock.now;
  const { database, log } = stores;
  const transport = createSmtpTransport({ kind: 'smtp', url: smtp.url, requireTls: false, dkim: undefined });
  onTestFinished(() => transport.close());
  const sender = async () => ({ name: 'Atelier Vitrine', address: 'bonjour@atelier-vitrine.example' });
  const outbox = createOutbox({ database, now });
  const outboxWorker = createOutboxWorker({ outbox, transport, sender, log, now });
  const toVisitor = () => smtp.received.filter(({ to }) => to[0] === contact.email);
  return { ...stores, smtp, clock, outboxWorker, toVisitor };
}

onBothEngines('answers from the inbox', (engine) => {
  test('[REPLY-05] an answer is stored with its lead, sent once, and stands in the thread', async () => {
    const { leads, inbox, replies, outboxWorker, toVisitor, database, smtp } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    const start = await replies.begin(lead);
    expect(start).toMatchObject({
      subject: 'Votre message · Atelier Vitrine',
      mailbox: 'equipe@agence.example',
      quoted: { text: contact.message },
      known: { name: 'Jane Doe', agency: 'Atelier Vitrine' },
    });
    // A double click, and once more after an answer that was lost.
    const form = { key: start?.key ?? '', lead, ...written };
    await Promise.all([replies.send(form, MARIE), replies.send(form, MARIE)]);
    expect((await inbox.read(lead))?.thread).toMatchObject([{ state: 'waiting', written_by: MARIE }]);
    await outboxWorker.sendDue();
    await replies.send(form, MARIE);
    await outboxWorker.sendDue();

    expect(toVisitor()).toHaveLength(1);
    const [mail] = toVisitor();
    expect(mail?.from).toBe('bonjour@atelier-vitrine.example');
    expect(mail?.raw).toMatch(/^reply-to: Atelier Vitrine <equipe@agence\.example>/im);
    expect(mail?.raw).toMatch(/^subject: Votre pain/im);
    expect(mail?.raw).toMatch(/^> nous vendons du pain & des <g=C3=A2teaux>/m);
    expect(mail?.raw).not.toMatch(/auto-submitted|marie/i);
    expect(smtp.received).toHaveLength(2);
    expect(await inbox.read(lead)).toMatchObject({
      state: 'answered',
      answered_at: '2026-01-16T14:00:00.000Z',
      taken_by: MARIE,
      thread: [{ id: form.key, state: 'sent', subject: 'Votre pain', text: 'Bonjour,\n\navec plaisir.' }],
    });
    const noted = await database.db.selectFrom('audit_log').select(['who', 'act', 'subject']).execute();
    expect(noted).toEqual([{ who: MARIE, act: 'lead-answered', subject: 'leads/1' }]);
  });

  test('[REPLY-14] an answer that is captured answers nobody; once it leaves, the clock stands still', async () => {
    const now = () => new Date('2026-01-16T12:00:00Z');
    const { url, leads, inbox, replies, capturedMail, database, log } = await openStores(engine, { now });
    const { lead } = await leads.submitContact(contact);
    expect(await replies.begin(lead)).toMatchObject({ isCapturing: true });
    await replies.send({ key: key(), lead, ...written }, MARIE);
    const transport = { name: 'capture' as const, atOnce: 9, send: async () => {}, close() {} };
    const sender = async () => ({ name: 'Atelier Vitrine', address: 'bonjour@atelier-vitrine.example' });
    const outbox = createOutbox({ database, now });
    await createOutboxWorker({ outbox, transport, sender, log, now }).sendDue();
    expect(capturedMail.isCapturing).toBe(true);
    expect(await inbox.read(lead)).toMatchObject({
      state: 'new',
      answered_at: '',
      taken_by: MARIE,
      thread: [{ captured: true }],
    });

    const later = await openWithMail(engine, { databaseUrl: url });
    await later.capturedMail.send();
    await later.outboxWorker.sendDue();
    expect(later.toVisitor()).toHaveLength(1);
    expect(await later.inbox.read(lead)).toMatchObject({
      state: 'answered',
      answered_at: '2026-01-16T14:00:00.000Z',
    });
  });

  test('[REPLY-06] while the mail server is dead an answer waits, and leaves once when it is back', async () => {
    const { leads, inbox, replies, outboxWorker, toVisitor, smtp, clock } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    smtp.state.behaviour = 451;
    await replies.send({ key: key(), lead, ...written }, MARIE);
    await outboxWorker.sendDue();
    const [waiting] = (await inbox.read(lead))?.thread ?? [];
    expect(waiting).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('not today') });
    smtp.state.behaviour = 'take';
    clock.now = new Date('2026-01-16T14:02:00Z');
    await outboxWorker.sendDue();
    await outboxWorker.sendDue();
    expect(toVisitor()).toHaveLength(1);
    expect((await inbox.read(lead))?.thread).toMatchObject([{ state: 'sent' }]);
  });

  test('[REPLY-06] one that was given up is shown as failed and can be sent again', async () => {
    const { leads, inbox, replies, outboxWorker, toVisitor, mail, database } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    const id = key();
    await replies.send({ key: id, lead, ...written }, MARIE);
    await database.db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', id).execute();
    expect((await inbox.read(lead))?.thread).toMatchObject([{ state: 'failed' }]);
    expect(await mail.resend(id)).toBe(true);
    await outboxWorker.sendDue();
    expect(toVisitor()).toHaveLength(1);
  });

  test('[REPLY-05] what cannot be sent is refused, and nothing changes', async () => {
    const { leads, inbox, replies } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    const { lead: spam } = await leads.submitContact({
      ...contact,
      name: 'Robot',
      website: 'https://spam.example',
    });
    const form = { key: key(), lead, ...written };
    for (const [change, status] of [
      [{ key: 'x' }, 422],
      [{ subject: ' ' }, 422],
      [{ text: '\n' }, 422],
      [{ text: 'x'.repeat(50_001) }, 422],
      [{ text: 'Bonjour {name}' }, 422],
      [{ lead: 'none' }, 404],
      [{ lead: spam }, 409],
    ] as const)
      await expect(replies.send({ ...form, ...change }, MARIE)).rejects.toMatchObject({ status });
    expect(await inbox.read(lead)).toMatchObject({ state: 'new', taken_by: '', thread: [] });
    expect(await replies.begin('none')).toBeUndefined();

    await replies.send(form, MARIE);
    const another = replies.send({ ...form, text: 'Tout autre chose' }, MARIE);
    await expect(another).rejects.toMatchObject({ status: 409, details: { reason: 'reply-sent' } });
    expect((await inbox.read(lead))?.thread).toHaveLength(1);
  });

  test('[REPLY-12] of two who answer at once one is stored; the other is told who and when, and sends it once more on purpose', async () => {
    const { leads, inbox, replies } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    const forms = ['Un', 'Deux'].map((text) => ({ key: key(), lead, ...written, text }));
    const sent = await Promise.allSettled(forms.map((form) => replies.send(form, MARIE)));
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = forms[sent.findIndex(({ status }) => status === 'rejected')] ?? forms[0];
    if (!refused) return;
    const answered = { by: MARIE, at: '2026-01-16T14:00:00.000Z' };
    for (const seen of [0, Number.NaN])
      await expect(replies.send({ ...refused, seen }, 'paul@example.com')).rejects.toMatchObject({
        status: 409,
        details: { reason: 'answered-meanwhile', answered },
      });
    expect((await inbox.read(lead))?.thread).toHaveLength(1);
    for (const again of [1, 2]) await replies.send({ ...refused, seen: again }, 'paul@example.com');
    const thread = (await inbox.read(lead))?.thread ?? [];
    expect(thread.map(({ text }) => text).sort()).toEqual(['Deux', 'Un']);
  });

  test('[REPLY-02] an answer to what is won or lost leaves that as it is', async () => {
    const { leads, inbox, replies } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    await inbox.take(lead, 'paul@example.com');
    await inbox.setState(lead, 'won');
    await replies.send({ key: key(), lead, ...written }, MARIE);
    expect(await inbox.read(lead)).toMatchObject({ state: 'won', taken_by: 'paul@example.com' });
    await inbox.setState(lead, 'waiting');
    await replies.send({ key: key(), lead, ...written, seen: 1 }, MARIE);
    expect((await inbox.read(lead))?.state).toBe('answered');
  });

  test('[REPLY-04] answers go with their lead', async () => {
    const { leads, inbox, replies, database } = await openWithMail(engine);
    const { lead } = await leads.submitContact(contact);
    const { lead: other } = await leads.submitChat({ ...chat, email: 'paul@example.com' });
    for (const id of [lead, other]) await replies.send({ key: key(), lead: id, ...written }, MARIE);
    await inbox.erase(contact.email, MARIE);
    const left = await database.db.selectFrom('outbox').select('lead_id').execute();
    expect(left.map(({ lead_id }) => lead_id)).toEqual([other, other]);
  });

  test('[REPLY-13] eight templates to begin with are added once, and those that were changed stay', async () => {
    const { replyTemplates } = await openWithMail(engine);
    await Promise.all([replyTemplates.addStarters(MARIE), replyTemplates.addStarters(MARIE)]);
    const [first] = await replyTemplates.list('fr');
    expect(await replyTemplates.list()).toHaveLength(8);
    await replyTemplates.save({ id: first?.id ?? '', name: 'À nous', language: 'fr', text: 'Oui.' }, MARIE);
    await replyTemplates.addStarters('paul@example.com');
    const french = await replyTemplates.list('fr');
    expect(french).toHaveLength(4);
    expect(french.find(({ id }) => id === first?.id)).toMatchObject({ name: 'À nous', text: 'Oui.' });
  });

  test('[REPLY-07] templates are made, changed and removed, and each visitor is offered those of their language', async () => {
    const { leads, replies, replyTemplates } = await openWithMail(engine);
    await replyTemplates.save({ id: '', name: ' Merci ', language: 'fr', text: 'Bonjour {name},' }, MARIE);
    await replyTemplates.save({ id: '', name: 'Thanks', language: 'en', text: 'Hello {name},' }, MARIE);
    const [french, english] = await replyTemplates.list();
    expect([french?.name, english?.name]).toEqual(['Merci', 'Thanks']);
    const { lead } = await leads.submitQuote({ ...quote, language: 'en' });
    expect(await replies.begin(lead)).toMatchObject({
      templates: [{ name: 'Thanks' }],
      known: { estimate: expect.stringMatching(/^http.*\/en\/estimate\/[\w-]{43}$/) },
      quoted: undefined,
    });

    // One that names an estimate is offered where there is one.
    await replyTemplates.save({ id: french?.id ?? '', name: 'A', language: 'en', text: '{estimate}' }, MARIE);
    const { lead: plain } = await leads.submitContact({ ...contact, language: 'en' });
    const offered = async (id: string) => (await replies.begin(id))?.templates.map(({ name }) => name);
    expect(await offered(lead)).toEqual(['A', 'Thanks']);
    expect(await offered(plain)).toEqual(['Thanks']);

    const changed = { id: french?.id ?? '', name: 'Merci', language: 'en', text: 'Hi,' };
    await replyTemplates.save(changed, 'paul@example.com');
    expect((await replyTemplates.list('en')).map(({ text }) => text)).toEqual(['Hi,', 'Hello {name},']);
    await replyTemplates.remove(french?.id ?? '');
    expect(await replyTemplates.list('fr')).toEqual([]);
    for (const [change, status] of [
      [{ id: french?.id ?? '' }, 404],
      [{ id: '', name: ' ' }, 422],
      [{ id: '', text: ' ' }, 422],
      [{ id: '', language: 'de' }, 422],
    ] as const)
      await expect(replyTemplates.save({ ...changed, ...change }, MARIE)).rejects.toMatchObject({ status });
  });
});
