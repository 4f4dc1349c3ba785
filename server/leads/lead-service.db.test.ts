import { expect, test } from 'vitest';
import { chat, contact } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const rows = ({ database: { db } }: Stores) =>
  db.selectFrom('leads').selectAll().orderBy('created_at').execute();
const outbox = ({ database: { db } }: Stores) =>
  db.selectFrom('outbox').selectAll().orderBy('purpose').execute();
const MINUTE = 60_000;

onBothEngines('leads', (engine) => {
  test('[CONTACT-13] [CHAT-08] a message is stored with all its fields and one outbox entry', async () => {
    const stores = await openStores(engine);
    await stores.leads.submitContact({ ...contact, language: 'en' });
    const [lead] = await rows(stores);
    expect(lead).toMatchObject({
      kind: 'contact',
      language: 'en',
      name: 'Jane Doe',
      email: 'jane@example.com',
      suspect: 0,
    });
    expect(JSON.parse(lead?.answers ?? '')).toEqual(contact);
    const [entry, ...others] = await outbox(stores);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ lead_id: lead?.id, purpose: 'notice', state: 'waiting', tries: 0 });
    expect(JSON.parse(entry?.mail ?? '')).toMatchObject({
      to: 'bonjour@atelier-vitrine.example',
      subject: '[CONTACT] Site vitrine - Jane Doe',
    });

    const second = await openStores(engine, { environment: { CONTACT_EMAIL: 'leads@agence.example' } });
    await second.leads.submitChat(chat);
    expect(JSON.parse((await rows(second))[0]?.answers ?? '')).toEqual(chat);
    expect(JSON.parse((await outbox(second))[0]?.mail ?? '')).toMatchObject({
      to: 'leads@agence.example',
      subject: '[CHAT] Jane Doe',
      fields: { phone: '03 20 00 00 00' },
    });
  });

  test('[CONTACT-04] [CHAT-04] a message of 20,000 characters is stored whole', async () => {
    const stores = await openStores(engine);
    const message = 'œuf '.repeat(5000);
    await stores.leads.submitContact({ ...contact, message });
    await stores.leads.submitChat({ ...chat, message });
    expect((await rows(stores)).map(({ answers }) => JSON.parse(answers).message)).toEqual([
      message,
      message,
    ]);
  });

  test('a repeated submit of one form is one lead, and gets the same answer', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const form = await stores.leads.newForm();
    now = new Date(now.getTime() + MINUTE);
    const submits = Array.from({ length: 8 }, () => stores.leads.submitContact({ ...contact, form }));
    const receipts = await Promise.all(submits);
    receipts.push(
      await stores.leads.submitContact({
        ...contact,
        form,
        message: contact.message.replaceAll('\n', '\r\n'),
      }),
    );
    expect(new Set(receipts.map(({ lead }) => lead)).size).toBe(1);
    expect([(await rows(stores)).length, (await outbox(stores)).length]).toEqual([1, 1]);

    // Another message from the same page, another kind of form, another rendering: each is heard.
    await stores.leads.submitContact({ ...contact, form, message: 'Encore une chose.' });
    await stores.leads.submitChat({ ...chat, form });
    await stores.leads.submitContact({ ...contact, form: await stores.leads.newForm() });
    expect(await rows(stores)).toHaveLength(4);
  });

  test('without a mark, the same answers shortly after are the same message', async () => {
    let now = new Date('2025-06-01T12:09:59Z');
    const stores = await openStores(engine, { now: () => now });
    const [first, twin] = await Promise.all([1, 2].map(() => stores.leads.submitContact(contact)));
    expect(twin).toEqual(first);
    now = new Date('2025-06-01T12:10:01Z');
    expect(await stores.leads.submitContact(contact)).toEqual(first);
    await stores.leads.submitContact({ ...contact, message: 'Autre chose.' });
    now = new Date('2025-06-01T12:20:01Z');
    await stores.leads.submitContact(contact);
    expect(await rows(stores)).toHaveLength(3);
  });

  test('[REPLY-08] what looks like spam is stored and flagged, and mailed with a mark; a quick or an old form alone is not', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const form = await stores.leads.newForm();
    now = new Date(now.getTime() + 1500);
    await stores.leads.submitContact({ ...contact, form });
    now = new Date(now.getTime() + 25 * 60 * MINUTE);
    await stores.leads.submitContact({ ...contact, form, company: 'b' });
    await stores.leads.submitContact({ ...contact, website: 'http://x.example', company: 'c' });
    const forged = form.replace(/(?<=\.)[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A'));
    await stores.leads.submitContact({ ...contact, form: forged, company: 'd' });
    await stores.leads.submitContact({ ...contact, form: 'nonsense', company: 'e' });
    const leads = (await rows(stores)).map(({ suspect, spam_reasons, answers }) => [
      JSON.parse(answers).company,
      suspect,
      JSON.parse(spam_reasons)[0],
    ]);
    expect(leads.sort()).toEqual([
      ['Doe & Filles', 0, 'too-fast'],
      ['b', 0, 'too-old'],
      ['c', 1, 'honeypot'],
      ['d', 1, 'forged-form'],
      ['e', 1, 'forged-form'],
    ]);
    const entries = await outbox(stores);
    expect(entries.map(({ state }) => state)).toEqual(Array(5).fill('waiting'));
    const subjects = entries.map(({ mail }): string[] => {
      const { subject, fields } = JSON.parse(mail);
      return [subject, fields.subject];
    });
    const plain = '[CONTACT] Site vitrine - Jane Doe';
    const marked = `${plain} (suspect)`;
    expect(subjects.sort()).toEqual([...Array(3).fill([marked, marked]), ...Array(2).fill([plain, plain])]);
  });

  test('the answer to the visitor is off by default, and in their language when switched on', async () => {
    const stores = await openStores(engine);
    const change = { by: 'test', basedOn: 0 };
    await stores.content.updateField('contact', 'en', 'answer.enabled', true, change);
    await stores.leads.submitContact({ ...contact, language: 'en' });
    await stores.leads.submitContact({ ...contact, language: 'fr' });
    await stores.leads.submitContact({ ...contact, language: 'en', message: 'Spam.', website: 'spam' });
    const answers = (await outbox(stores)).filter(({ purpose }) => purpose === 'answer');
    expect(answers.map(({ state }) => state).sort()).toEqual(['held', 'waiting']);
    expect(JSON.parse(answers[0]?.mail ?? '')).toMatchObject({
      to: 'jane@example.com',
      replyTo: { address: 'bonjour@atelier-vitrine.example' },
      subject: 'We have your message',
    });
  });

  test('[MAIL-10] both send functions throw when the message cannot be stored', async () => {
    const stores = await openStores(engine);
    await stores.database.db.schema.dropTable('lead_files').execute();
    await stores.database.db.schema.dropTable('outbox_attempts').execute();
    await stores.database.db.schema.dropTable('outbox').execute();
    const sentence = "Erreur lors de l'envoi du message";
    await expect(stores.leads.submitContact(contact)).rejects.toThrow(sentence);
    await expect(stores.leads.submitChat(chat)).rejects.toThrow(sentence);
    expect(await rows(stores)).toEqual([]);
    expect(stores.logged.filter(({ level }) => level === 50)).toHaveLength(2);
  });

  test('many at once are all stored, and one that cannot be does not take the others with it', async () => {
    const stores = await openStores(engine);
    const { db } = stores.database;
    await db.schema.createIndex('one_of_that_name').unique().on('leads').column('email').execute();
    const submits = Array.from({ length: 30 }, (_, index) =>
      stores.leads.submitContact({ ...contact, message: `n° ${index}`, email: `v${index % 29}@example.com` }),
    );
    const outcomes = await Promise.allSettled(submits);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect([(await rows(stores)).length, (await outbox(stores)).length]).toEqual([29, 29]);
  });
});
