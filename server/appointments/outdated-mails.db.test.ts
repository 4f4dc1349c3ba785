import { expect, test } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import { createOutboxWorker } from '#server/mail/outbox-worker.ts';
import type { OutgoingMail, Transport } from '#server/mail/transport.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const sender = async () => ({ name: 'Atelier', address: 'bonjour@atelier-vitrine.example' });
const paul = { slot: '2026-11-23T10:00', name: 'Paul Martin', email: 'paul@example.com' };
const BOOKED = 'Votre rendez-vous du lundi 23 novembre 2026';
const CANCELLED = `${BOOKED} est annulé`;
const MOVED = 'Votre rendez-vous est déplacé au mardi 24 novembre 2026';

/** On a Wednesday; its hours pass when told. */
async function open(engine: Parameters<typeof openStores>[0], options: object = {}) {
  let at = new Date('2026-11-18T08:00:00Z');
  const now = () => at;
  const stores = await openStores(engine, { now, ...options });
  /** Sends what is due by a server that does what is told. */
  const sendBy = async (name: Transport['name'], send: (mail: OutgoingMail) => Promise<void>) => {
    const { database, log } = stores;
    const outbox = createOutbox({ database, now });
    const transport = { name, atOnce: 5, send, close() {} };
    await createOutboxWorker({ outbox, transport, sender, log, now }).sendDue();
  };
  const later = () => {
    at = new Date(at.getTime() + 3_600_000);
  };
  return { ...stores, sendBy, later };
}

async function book({ leads, appointments }: Stores, form: object = {}) {
  const { appointment = '', lead } = await leads.submitAppointment({ ...paul, ...form });
  const token = appointment.split('/').at(-1) ?? '';
  const found = await appointments.find(token);
  if (!found) throw new Error('It was not found.');
  return { lead, token, found };
}

/** What became of the mails to the visitor. */
const told = async ({ mail }: Stores) =>
  Object.fromEntries(
    (await mail.page({ search: '', page: 1 })).items
      .filter(({ purpose }) => purpose === 'answer')
      .map(({ subject, state, outdated }) => [subject, outdated ? 'outdated' : state]),
  );

/** Takes every mail, and gives the subjects of those to the visitor. */
function taking() {
  const subjects: string[] = [];
  const take = async ({ mail }: OutgoingMail) => {
    if (mail.to === paul.email) subjects.push(mail.subject);
  };
  return { subjects, take };
}

const refuse = async () => {
  throw new Error('451 not today');
};

onBothEngines('mails about a meeting that changed', (engine) => {
  test('[APPOINT-17] what was captured before does not leave once there is a mail server', async () => {
    const before = await open(engine);
    const { lead } = await book(before);
    await before.sendBy('capture', async () => {});
    const environment = { SMTP_URL: 'smtp://localhost' };
    const stores = await open(engine, { databaseUrl: before.url, environment });
    expect(await stores.capturedMail.count()).toBe(2);
    const { subjects, take } = taking();
    await stores.appointments.cancel(lead, 'marie');
    await stores.sendBy('smtp', take);
    expect(await stores.capturedMail.list()).toEqual([]);
    expect(await stores.today.site.mail()).toMatchObject({ left: 0, stuck: 0, failed: 0 });
    await stores.capturedMail.send();
    await stores.sendBy('smtp', take);
    expect(subjects).toEqual([CANCELLED]);
    expect(await told(stores)).toEqual({ [BOOKED]: 'outdated', [CANCELLED]: 'sent' });
    expect((await stores.inbox.read(lead))?.mails.filter(({ outdated }) => outdated)).toHaveLength(2);
  });

  test('[APPOINT-17] what the mail server refused before is not tried again, and no button lets it leave', async () => {
    const stores = await open(engine);
    const { token, found } = await book(stores);
    await stores.sendBy('smtp', refuse);
    expect(await stores.today.site.mail()).toMatchObject({ stuck: 2 });
    await stores.appointments.cancelByVisitor(found, token);
    stores.later();
    const { subjects, take } = taking();
    await stores.sendBy('smtp', take);
    expect(subjects).toEqual([CANCELLED]);
    expect(await stores.today.site.mail()).toMatchObject({ stuck: 0, failed: 0 });
    const { items } = await stores.mail.page({ search: '', page: 1 });
    const outdated = items.filter((mail) => mail.outdated);
    expect(outdated).toHaveLength(2);
    for (const { id } of outdated) expect(await stores.mail.resend(id)).toBe(false);
  });

  test('[APPOINT-17] what is being sent while the meeting changes is not tried again', async () => {
    const stores = await open(engine);
    const { token, found } = await book(stores);
    let changed: Promise<unknown> | undefined;
    await stores.sendBy('smtp', async () => {
      const to = new Date('2026-11-24T09:00:00Z');
      changed ??= stores.appointments.moveByVisitor(found, to, token);
      await changed;
      await refuse();
    });
    stores.later();
    const { subjects, take } = taking();
    await stores.sendBy('smtp', take);
    expect(subjects).toEqual([MOVED]);
    expect(await told(stores)).toEqual({ [BOOKED]: 'outdated', [MOVED]: 'sent' });
  });

  test('[APPOINT-17] what an administrator changes is told to a suspect too, and what was held before stays', async () => {
    const stores = await open(engine);
    const { lead } = await book(stores, { website: 'https://spam.example' });
    await stores.appointments.cancel(lead, 'marie');
    const mails = { [BOOKED]: 'outdated', [CANCELLED]: 'waiting' };
    expect(await told(stores)).toEqual(mails);
    await stores.inbox.clear([lead]);
    expect(await told(stores)).toEqual(mails);
  });
});
