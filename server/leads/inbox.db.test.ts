import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat, contact, quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;
const first = { archived: false, search: '', page: 1 };
const spam = { ...contact, website: 'https://spam.example', name: 'Robot' };

async function apply({ leads, receiveUpload }: Stores, fields: object = application) {
  const form = applicationForm(fields, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
  const request = new Request('http://x.example', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return leads.submitApplication(await receiveUpload({ body: request.body, contentType }));
}

onBothEngines('the inbox', (engine) => {
  test('each lead lies in its box, is found by any word, read, put away and brought back', async () => {
    const stores = await openStores(engine);
    const { inbox, leads } = stores;
    const { lead } = await leads.submitContact({ ...contact, name: 'Zoé Lefèvre' });
    await leads.submitChat(chat);
    await leads.submitQuote(quote);
    await apply(stores);
    await leads.submitContact(spam);
    expect(await inbox.unread()).toEqual({ messages: 2, quotes: 1, applications: 1, spam: 1 });

    const names = async (filter: Partial<Parameters<typeof inbox.page>[0]>) =>
      (await inbox.page({ ...first, box: 'messages', ...filter })).items.map(({ name }) => name).sort();
    expect(await names({})).toEqual(['Jane Doe', 'Zoé Lefèvre']);
    expect(await names({ search: 'lefevre ZOE' })).toEqual(['Zoé Lefèvre']);
    expect(await names({ search: 'gateaux' })).toEqual(['Zoé Lefèvre']);
    expect(await names({ search: 'zoe paul' })).toEqual([]);
    for (const search of ['%', '_', '\\', "' or 1=1 --", '"', 'é'.repeat(150)])
      expect([search, await names({ search })]).toEqual([search, []]);
    expect(await names({ box: 'spam' })).toEqual(['Robot']);
    expect(await names({ box: 'spam', page: 99 })).toEqual(['Robot']);

    await inbox.setRead([lead], true);
    expect((await inbox.unread()).messages).toBe(1);
    await inbox.setArchived([lead], true);
    expect([await names({}), await names({ archived: true })]).toEqual([['Jane Doe'], ['Zoé Lefèvre']]);
    await inbox.setArchived([lead], false);
    await inbox.setRead([lead], false);
    expect((await inbox.unread()).messages).toBe(2);
    await expect(inbox.setRead(['none'], true)).rejects.toMatchObject({ status: 404 });
  });

  test('a lead is read with its answers, files, mail and estimate', async () => {
    const stores = await openStores(engine);
    const { lead } = await stores.leads.submitQuote(quote);
    const shown = await stores.inbox.read(lead);
    expect(shown?.estimate).toMatch(/^\/estimation\/[\w-]{43}$/);
    expect(shown?.rows).toContainEqual(['Entreprise', 'Doe & Filles']);
    expect(shown?.mails).toMatchObject([{ purpose: 'notice', state: 'waiting' }]);
    const candidate = await stores.inbox.read((await apply(stores)).lead);
    expect(candidate).toMatchObject({
      text: application.message,
      files: [{ name: 'cv.pdf', field: 'cv' }],
      fromThem: 2,
    });
    expect(await stores.inbox.read('none')).toBeUndefined();
  });

  test('a lead is told from what was sent: no wording of a mail or a page changes it, and each answer stands once', async () => {
    const stores = await openStores(engine);
    const { leads, inbox, content, database } = stores;
    const sent = {
      contact: await leads.submitContact({ ...contact, company: 'Nom' }),
      'contact in English': await leads.submitContact({
        ...contact,
        language: 'en',
        email: 'en@example.com',
      }),
      chat: await leads.submitChat(chat),
      quote: await leads.submitQuote(quote),
      'quote in English': await leads.submitQuote({ ...quote, language: 'en', email: 'en@example.com' }),
      application: await apply(stores),
    };
    const shown = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(sent).map(async ([name, { lead }]) => {
            const { rows, text, name: who, email, language } = (await inbox.read(lead)) ?? {};
            return [name, { rows, text, who, email, language }] as const;
          }),
        ),
      );
    const before = await shown();
    expect(before.contact).toEqual({
      who: 'Jane Doe',
      email: 'jane@example.com',
      language: 'fr',
      text: contact.message,
      rows: [
        ['Entreprise', 'Nom'],
        ['Type de projet', 'Site vitrine'],
      ],
    });
    expect(before['contact in English']?.language).toBe('en');
    expect(before.chat?.rows).toEqual([['Téléphone', '03 20 00 00 00']]);
    expect(before.application?.rows).toEqual([
      ['Poste', 'Designer UI/UX'],
      ['Téléphone', 'Non renseigné'],
      ['GitHub', 'https://github.com/jane'],
      ['Portfolio', 'Non renseigné'],
    ]);
    const mailed = async (lead: string) => {
      const { mail } = await database.db
        .selectFrom('outbox')
        .select('mail')
        .where('lead_id', '=', lead)
        .executeTakeFirstOrThrow();
      return (JSON.parse(mail) as { rows: [string, string][] }).rows;
    };
    // All that the mail told beside its heading and the address of the estimate.
    for (const name of ['quote', 'quote in English'] as const) {
      const told = (await mailed(sent[name].lead)).filter(
        ([label]) => !['Nom', 'E-mail', 'Langue', 'Reçu le', 'Estimation'].includes(label),
      );
      expect(before[name]?.rows).toEqual(told);
    }

    // Another version may word its mails otherwise, and an administrator the calculator.
    const reworded = JSON.stringify({ rows: [['Name', 'Jane Doe']], text: 'reworded' });
    await sql`update outbox set mail = ${reworded}`.execute(database.db);
    const calculator = await content.section('calculator', 'fr');
    const { quoteForm } = calculator.labels;
    const labels = { ...calculator.labels, quoteForm: { ...quoteForm, type: 'Nom' } };
    await content.save('calculator', 'fr', { ...calculator, labels }, { basedOn: 0, by: 'marie' });
    const after = await shown();
    expect({ ...after, 'quote in English': undefined }).toEqual({ ...before, 'quote in English': undefined });
    expect(after['quote in English']?.rows).toEqual(
      before['quote in English']?.rows?.map(([label, value]) => [
        label === quoteForm.type ? 'Nom' : label,
        value,
      ]),
    );
  });

  test('[REPLY-08] what is no spam after all moves to its box, and the copy that its visitor asked for leaves', async () => {
    const { inbox, leads, mail, backgroundJobs } = await openStores(engine);
    const { lead } = await leads.submitQuote({ ...quote, copy: true, website: 'https://spam.example' });
    expect((await inbox.read(lead))?.spamReasons).toContain('honeypot');
    const states = async () => (await mail.list(9)).map(({ purpose, state }) => `${purpose} ${state}`).sort();
    backgroundJobs.start();
    await expect.poll(states).toEqual(['answer held', 'notice sent']);
    await inbox.clear([lead]);
    await expect.poll(states).toEqual(['answer sent', 'notice sent']);
    await backgroundJobs.stop();
    expect((await inbox.unread()).quotes).toBe(1);
    await expect(inbox.clear(['none'])).rejects.toMatchObject({ status: 404 });
  });

  test('[REPLY-08] a quote sent within two seconds, or a day later, is no suspect: it is mailed, and its copy too', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { leads, inbox, mail } = await openStores(engine, { now: () => now });
    const forms = [await leads.newForm(), await leads.newForm()];
    for (const [form, at] of [
      [forms[0], '2025-06-01T12:00:01Z'],
      [forms[1], '2025-06-03T12:00:00Z'],
    ] as const) {
      now = new Date(at);
      const { lead } = await leads.submitQuote({ ...quote, copy: true, form });
      expect(await inbox.read(lead)).toMatchObject({
        suspect: 0,
        mails: expect.arrayContaining([
          expect.objectContaining({ purpose: 'notice', state: 'waiting' }),
          expect.objectContaining({ purpose: 'answer', state: 'waiting' }),
        ]),
      });
    }
    expect(await inbox.unread()).toMatchObject({ quotes: 2, spam: 0 });
    for (const { id } of await mail.list(9))
      expect((await mail.read(id))?.mail.subject).not.toContain('suspect');
  });

  test('[REPLY-09] a row of a quote names the kind of project and the amount, also without a message', async () => {
    const { leads, inbox } = await openStores(engine);
    await leads.submitQuote({ ...quote, language: 'en' });
    await leads.submitQuote({ ...quote, message: 'Avant Noël ?', email: 'paul@example.com' });
    const { items } = await inbox.page({ ...first, box: 'quotes' });
    expect(items.map(({ excerpt }) => excerpt.replace(/\s/gu, ' ')).sort()).toEqual([
      'Site vitrine · 5 320 €',
      'Site vitrine · 5 320 € · Avant Noël ?',
    ]);
  });

  test('spam that was not noticed is set apart with its mail, and several are removed at once', async () => {
    const stores = await openStores(engine);
    const { inbox, leads, mail, database } = stores;
    const messages = [
      await leads.submitContact({ ...contact, name: 'Un', email: 'un@example.com' }),
      await leads.submitContact({ ...contact, name: 'Deux', email: 'deux@example.com' }),
      await leads.submitContact({ ...contact, name: 'Trois', email: 'trois@example.com' }),
    ];
    const [one = '', two = '', three = ''] = messages.map(({ lead }) => lead);
    await inbox.suspect([one, two]);
    expect(await inbox.unread()).toMatchObject({ messages: 1, spam: 2 });
    expect((await mail.list(9)).map(({ state }) => state).sort()).toEqual(['held', 'held', 'waiting']);
    await expect(inbox.suspect(['none'])).rejects.toMatchObject({ status: 404 });

    expect(await inbox.remove([two, three], 'marie')).toBe(2);
    expect(await database.db.selectFrom('leads').select('name').execute()).toEqual([{ name: 'Un' }]);
    expect(await mail.list(9)).toHaveLength(1);
  });

  test('one person can be forgotten: rows, files, mail and estimate are gone, the others stay', async () => {
    const stores = await openStores(engine);
    const { inbox, leads, database, backgroundJobs, mail } = stores;
    await leads.submitContact({ ...contact, email: 'Jane@Example.com' });
    await leads.submitQuote(quote);
    await apply(stores);
    await leads.submitContact({ ...contact, email: 'paul@example.com', name: 'Paul' });
    backgroundJobs.start();
    await expect
      .poll(async () => (await mail.list(9)).filter(({ state }) => state === 'sent').length)
      .toBe(4);
    await backgroundJobs.stop();
    expect(await inbox.erase('nobody@example.com', 'marie')).toBe(0);
    expect(await inbox.erase('jane@example.com', 'marie')).toBe(3);
    const count = async (table: 'leads' | 'outbox' | 'lead_files' | 'estimates' | 'outbox_attempts') =>
      (await database.db.selectFrom(table).selectAll().execute()).length;
    expect([await count('leads'), await count('outbox'), await count('outbox_attempts')]).toEqual([1, 1, 1]);
    expect([await count('lead_files'), await count('estimates')]).toEqual([0, 0]);
    const kept = async (folder: string) =>
      (await readdir(path.join(stores.dataDir, folder))).filter((name) => name !== 'incoming').length;
    expect([await kept('files'), await kept('mail')]).toEqual([0, 1]);
  });

  test('nobody is forgotten while a mail of theirs is leaving', async () => {
    const { inbox, leads, database } = await openStores(engine);
    await leads.submitContact(contact);
    await database.db
      .updateTable('outbox')
      .set({ claimed_by: 'x', claimed_until: '2100-06-01T12:00:05.000Z' })
      .execute();
    await expect(inbox.erase(contact.email, 'marie')).rejects.toMatchObject({ status: 409 });
  });

  test('mail is listed with its subject, and what failed is counted', async () => {
    const { leads, mail, database } = await openStores(engine);
    await leads.submitContact(contact);
    await leads.submitChat({ ...chat, name: 'Paul' });
    const { items } = await mail.page({ search: 'paul', page: 1 });
    expect(items).toMatchObject([{ subject: '[CHAT] Paul', state: 'waiting', purpose: 'notice' }]);
    expect(await mail.failed()).toBe(0);
    await database.db.updateTable('outbox').set({ state: 'failed' }).execute();
    expect(await mail.failed()).toBe(2);
  });
});

test('[TRUST-11] what was erased is nowhere in the files of SQLite any more', async () => {
  const stores = await openStores('sqlite');
  const secret = 'Un texte que personne ne doit relire';
  for (let index = 0; index < 60; index += 1) {
    await stores.leads.submitContact({ ...contact, message: `${secret} ${'é'.repeat(40 * index)} ${index}` });
    await stores.leads.submitChat({
      ...chat,
      email: 'paul@example.com',
      message: 'a'.repeat(30 * index + 1),
    });
  }
  const bytes = async () => {
    const files = (await readdir(path.dirname(stores.url))).map((name) =>
      readFile(path.join(path.dirname(stores.url), name), 'latin1'),
    );
    return (await Promise.all(files)).join('');
  };
  expect(await bytes()).toContain(secret);
  expect(await stores.inbox.erase(contact.email, 'marie')).toBe(60);
  expect((await bytes()).split(secret).length - 1).toBe(0);
  expect((await bytes()).includes('paul@example.com')).toBe(true);
});
