import { expect, test } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat, contact, quote } from '#tests/support/data/leads.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { injectedDisk } from '#tests/support/services/full-disk.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const HOUR = 3_600_000;
const LONG_AGO = '2020-01-01';
const spam = { ...contact, website: 'https://spam.example', name: 'Robot' };

/** Services whose clock is moved by the test. It begins on a Wednesday. */
async function openAt(engine: TestEngine, environment: Record<string, string> = {}) {
  const clock = { now: new Date('2026-11-18T08:00:00Z') };
  return { ...(await openStores(engine, { now: () => clock.now, environment })), clock };
}

async function addAccount({ accounts, database: { db } }: Stores, email: string): Promise<string> {
  const link = await accounts.makeLink({ email, by: 'a test', days: 1 });
  await accounts.acceptLink(link, 'un mot de passe solide');
  const row = db.selectFrom('accounts').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

async function apply({ leads, receiveUpload }: Stores) {
  const form = applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
  const request = new Request('http://x.example', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  return leads.submitApplication(await receiveUpload({ body: request.body, contentType }));
}

onBothEngines('visits of the first screen', (engine) => {
  test('[TODAY-02] each administrator has a last visit of their own, which goes with the account', async () => {
    const stores = await openAt(engine);
    const { today, clock, database } = stores;
    const marie = await addAccount(stores, 'marie@atelier-vitrine.example');
    const paul = await addAccount(stores, 'paul@atelier-vitrine.example');
    expect(await today.visit(marie)).toEqual({ since: '2026-11-11T08:00:00.000Z', isFirst: true });
    clock.now = new Date('2026-11-18T08:20:00Z');
    expect(await today.visit(marie)).toEqual({ since: '2026-11-11T08:20:00.000Z', isFirst: true });
    clock.now = new Date('2026-11-19T08:00:00Z');
    expect(await today.visit(marie)).toEqual({ since: '2026-11-18T08:20:00.000Z', isFirst: false });
    expect(await today.visit(paul)).toEqual({ since: '2026-11-12T08:00:00.000Z', isFirst: true });
    await database.db.deleteFrom('accounts').where('id', '=', marie).execute();
    const left = await database.db.selectFrom('admin_visits').select('account_id').execute();
    expect(left).toEqual([{ account_id: paul }]);
  });
});

test('[TODAY-02] a full disk does not keep the screen from opening', async () => {
  const stores = await openAt('sqlite');
  const marie = await addAccount(stores, 'marie@atelier-vitrine.example');
  const disk = await injectedDisk();
  await disk.fill();
  expect(await stores.today.visit(marie)).toEqual({ since: '2026-11-11T08:00:00.000Z', isFirst: true });
  await disk.makeRoom();
  expect(await stores.today.visit(marie)).toMatchObject({ isFirst: true });
});

onBothEngines('leads on the first screen', (engine) => {
  test('[TODAY-03] what came in is counted by kind, with the newest by name; suspects are not in it', async () => {
    const stores = await openAt(engine);
    const { today, leads, clock } = stores;
    await leads.submitContact({ ...contact, name: 'Avant' });
    clock.now = new Date('2026-11-18T09:00:00Z');
    const since = clock.now.toISOString();
    const submits = [
      () => leads.submitContact({ ...contact, name: 'Zoé' }),
      () => leads.submitChat({ ...chat, name: 'Paul' }),
      () => leads.submitQuote(quote),
      () => apply(stores),
      () => leads.submitAppointment({ ...chat, name: 'Nora', slot: '2026-11-20T10:00' }),
      () => leads.submitContact(spam),
    ];
    for (const submit of submits) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      await submit();
    }
    const { counts, newest } = await today.leads.received(since);
    expect(counts).toEqual({ contact: 1, chat: 1, quote: 1, application: 1, appointment: 1, call: 0 });
    expect(newest.map(({ kind, name, meeting }) => [kind, name, meeting])).toEqual([
      ['appointment', 'Nora', { isCall: false, start: '2026-11-20T09:00:00.000Z', isCancelled: false }],
      ['application', 'Jane Doe', undefined],
      ['quote', 'Jane Doe', undefined],
      ['chat', 'Paul', undefined],
      ['contact', 'Zoé', undefined],
    ]);
    expect(newest[2]?.excerpt).toMatch(/^Site vitrine · 5\s320\s€$/);
    const later = await today.leads.received(clock.now.toISOString());
    expect([Object.values(later.counts), later.newest]).toEqual([[0, 0, 0, 0, 0, 0], []]);
    expect((await today.leads.received(LONG_AGO)).newest).toHaveLength(5);
  });

  test('[TODAY-04] what waits for its answer is listed with its clock until it is answered or put away', async () => {
    const stores = await openAt(engine);
    const { today, leads, inbox, clock } = stores;
    const first = await leads.submitContact({ ...contact, name: 'Zoé' });
    const second = await leads.submitChat({ ...chat, name: 'Paul' });
    clock.now = new Date('2026-11-19T07:00:00Z');
    const third = await leads.submitQuote(quote);
    await apply(stores);
    await leads.submitContact(spam);
    await inbox.remind(second.lead, '2026-11-19');
    clock.now = new Date('2026-11-19T10:00:00Z');
    const waiting = await today.leads.unanswered();
    expect(waiting).toMatchObject({ count: 3, late: 2, reminders: 1 });
    expect(
      waiting.oldest.map(({ kind, clock: { left } = { left: 0 } }) => [kind, left / HOUR]).sort(),
    ).toEqual([
      ['chat', -2],
      ['contact', -2],
      ['quote', 21],
    ]);
    expect(waiting.oldest.at(-1)?.kind).toBe('quote');

    await inbox.setState(first.lead, 'answered');
    await inbox.setArchived([second.lead], true);
    expect(await today.leads.unanswered()).toMatchObject({ count: 1, late: 0, reminders: 0 });
    await inbox.setState(third.lead, 'lost');
    expect(await today.leads.unanswered()).toEqual({ count: 0, late: 0, reminders: 0, oldest: [] });
  });

  test('[TODAY-03] [TODAY-11] whoever asks to be called waits for an answer and is no appointment; a meeting does not wait', async () => {
    const { today, leads, inbox, clock } = await openAt(engine);
    const { lead } = await leads.submitAppointment({ ...chat, name: 'Nora', slot: 'call' });
    await leads.submitAppointment({ ...chat, name: 'Paul', slot: '2026-11-20T10:00' });
    const meeting = { isCall: true, phone: '03 20 00 00 00' };
    const { counts, newest } = await today.leads.received(LONG_AGO);
    expect(counts).toMatchObject({ contact: 0, chat: 0, appointment: 1, call: 1 });
    expect(newest.find(({ name }) => name === 'Nora')).toMatchObject({ meeting });
    clock.now = new Date('2026-11-19T10:00:00Z');
    expect(await today.leads.unanswered()).toMatchObject({
      ...{ count: 1, late: 1 },
      oldest: [{ id: lead, meeting, clock: { dueAt: '2026-11-19T08:00:00.000Z', left: -2 * HOUR } }],
    });
    await inbox.setState(lead, 'answered');
    expect(await today.leads.unanswered()).toMatchObject({ count: 0, late: 0, oldest: [] });
  });
});

onBothEngines('the site on the first screen', (engine) => {
  test('[TODAY-07] mail that is captured, refused or given up is told of', async () => {
    const captured = await openAt(engine);
    const nothing = { failed: 0, stuck: 0, reason: '', left: 0 };
    expect(await captured.today.site.mail()).toEqual({ isCaptured: true, ...nothing });

    const smtp = await startSmtp();
    const { today, leads, database } = await openAt(engine, { SMTP_URL: smtp.url });
    expect(await today.site.mail()).toEqual({ isCaptured: false, ...nothing });
    await leads.submitContact(contact);
    const reason = '451 not today';
    await database.db.updateTable('outbox').set({ last_error: reason }).execute();
    expect(await today.site.mail()).toMatchObject({ failed: 0, stuck: 1, reason });
    await database.db.updateTable('outbox').set({ state: 'failed' }).execute();
    expect(await today.site.mail()).toMatchObject({ failed: 1, stuck: 0 });
  });

  test('[TODAY-07] the disk is asked, and where no backup is known that is said', async () => {
    const { today } = await openAt(engine);
    const storage = await today.site.storage();
    expect(storage).toMatchObject({ lastBackup: undefined, isBackupOld: true });
    expect(storage.disk?.gigabytes).toBeGreaterThan(0);
  });

  test('[TODAY-08] the first steps are ticked by what was really done, and then gone', async () => {
    const smtp = await startSmtp();
    const stores = await openAt(engine, { SMTP_URL: smtp.url });
    const { today, leads, publications, database, backgroundJobs } = stores;
    const done = async () =>
      (await today.site.firstRun()).filter(({ isDone }) => isDone).map(({ step }) => step);
    expect(await done()).toEqual(['account']);
    const publish = async (email: string) => {
      for (const language of ['fr', 'en'] as const)
        await write(stores, sectionRef('common', language), { 'agency.email': email });
      const confirmed = true;
      await publications.publish(await chosenCopies(stores), { by: 'marie', confirmed });
    };
    await publish('autre@atelier-vitrine.example');
    expect(await done()).toEqual(['account', 'page']);
    await publish('bonjour@zoe.fr');
    expect(await done()).toEqual(['account', 'page', 'address']);

    // A mail that was only captured, before there was a mail server.
    await leads.submitContact(contact);
    const { id } = await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    const attempt = { id: 'a', entry_id: id, error: '', began_at: '', ended_at: '' };
    await database.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await database.db
      .insertInto('outbox_attempts')
      .values({ ...attempt, transport: 'capture' })
      .execute();
    expect(await done()).toEqual(['account', 'page', 'address']);
    backgroundJobs.start();
    await leads.submitChat(chat);
    await expect.poll(() => today.site.firstRun(), { timeout: 20_000 }).toEqual([]);
    await backgroundJobs.stop();
  });

  test('[TODAY-05] translations and faults are counted as on their screens; of many articles those of the pages', async () => {
    const stores = await openAt(engine);
    const { today, translations, checkContent, articles } = stores;
    const open = async (scope?: { entries: boolean }) => {
      const { documents: all, untranslated } = await translations.all(scope);
      const texts = all.flatMap((one) => one.texts).filter(({ state }) => state !== 'current');
      return texts.length + untranslated.length;
    };
    const faults = async (scope?: { entries: boolean }) =>
      (await checkContent(scope)).filter(({ advice }) => !advice).length;
    const save = async (id: string, content = 'Texte') => {
      const article = { id, slug: id, title: id, language: 'fr', publishedAt: '2024-01-01', content };
      await articles.save('fr', article, { by: 'test', basedOn: await articles.version('fr', id) });
    };
    await save('a-broken-link', '<a href="/nulle-part">ici</a>');
    const before = await today.content();
    expect(before).toEqual({ entries: true, translations: await open(), faults: await faults() });
    await save('another', '<a href="/nulle-part">ici</a>');
    expect((await today.content()).translations).toBe(before.translations + 1);
    expect((await today.content()).faults).toBe(before.faults + 1);

    for (let count = 0; count < 100; count += 1) await save(`article-${count}`);
    const pages = { entries: false };
    expect(await today.content()).toEqual({
      ...pages,
      translations: await open(pages),
      faults: await faults(pages),
    });
    expect((await today.content()).translations).toBeLessThan(before.translations);
  });
});
