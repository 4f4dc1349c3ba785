import { expect, test } from 'vitest';
import { isRequestError } from '#domain/request-error.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

/** A Wednesday; shipped hours are 9h-12h and 14h-18h on weekdays, 30 minutes, a day of notice. */
const now = () => new Date('2026-11-18T08:00:00Z');
const jane = {
  slot: '2026-11-19T10:00',
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '03 20 00 00 00',
  message: 'Un site pour ma boulangerie.',
};
const open = (engine: Parameters<typeof openStores>[0], more: object = {}) =>
  openStores(engine, { now, ...more });

const mailsOf = async ({ database: { db } }: Stores, purpose: 'notice' | 'answer') =>
  (await db.selectFrom('outbox').select('mail').where('purpose', '=', purpose).execute()).map(({ mail }) =>
    JSON.parse(mail),
  );
type Counted = 'leads' | 'appointments' | 'appointment_times' | 'appointment_links';
const count = async ({ database: { db } }: Stores, table: Counted) =>
  (await db.selectFrom(table).selectAll().execute()).length;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      isRequestError(error) ? `${error.status} ${error.details.reason ?? ''}` : String(error),
  );
const tokenOf = (address = '') => address.split('/').at(-1) ?? '';

async function book(stores: Stores, form: object = {}) {
  const { appointment, lead } = await stores.leads.submitAppointment({ ...jane, ...form });
  const token = tokenOf(appointment);
  const found = await stores.appointments.find(token);
  if (!found) throw new Error('It was not found.');
  return { token, lead, found };
}

onBothEngines('appointments', (engine) => {
  test('[APPOINT-01] [APPOINT-08] a meeting is a lead with its time, and both sides get a calendar file', async () => {
    const stores = await open(engine);
    const { found, lead } = await book(stores, { language: 'en' });
    expect(found).toMatchObject({ id: lead, state: 'booked', sequence: 0, language: 'en' });
    expect(found.start.toISOString()).toBe('2026-11-19T09:00:00.000Z');
    const row = await stores.inbox.read(lead);
    expect(row?.rows[0]).toEqual(['Moment demandé', 'jeudi 19 novembre 2026 à 10\u00a0h\u00a000']);
    const [[notice], [answer]] = [await mailsOf(stores, 'notice'), await mailsOf(stores, 'answer')];
    expect(notice.subject).toBe('[RENDEZ-VOUS] jeudi 19 novembre 2026 à 10\u00a0h\u00a000 - Jane Doe');
    expect(notice.calendar.content).toContain('DTSTART;TZID=Europe/Paris:20261119T100000');
    expect(answer).toMatchObject({
      to: 'jane@example.com',
      subject: 'Your meeting on Thursday 19 November 2026',
    });
    expect(answer.calendar).toMatchObject({ method: 'REQUEST' });
    expect(answer.calendar.content).toContain(`UID:${lead}@`);
    expect(answer.calendar.content).not.toContain('Jane');
    expect(answer.text).toMatch(/\/en\/appointment\/[\w-]{43}/);
  });

  test('[APPOINT-16] where they meet stands in the lead, in both mails and in both calendars, also after it was moved', async () => {
    const stores = await open(engine);
    const { found, lead, token } = await book(stores, { place: 'phone' });
    expect(found.place).toBe('phone');
    expect((await stores.inbox.read(lead))?.rows).toContainEqual(['Lieu', 'Par téléphone']);
    await stores.appointments.moveByVisitor(found, new Date('2026-11-20T09:00:00Z'), token);
    const notices = await mailsOf(stores, 'notice');
    const answers = await mailsOf(stores, 'answer');
    expect([notices.length, answers.length]).toEqual([2, 2]);
    for (const { rows, calendar } of notices) {
      expect(rows).toContainEqual(['Lieu', 'Par téléphone']);
      expect(calendar.content).toContain('LOCATION:Par téléphone\r\n');
    }
    const { phone } = (await stores.content.section('contact', 'fr')).appointment.places;
    for (const { text, calendar } of answers) {
      expect(text).toContain(`${phone}.`);
      expect(calendar.content).toContain(`LOCATION:${phone}`);
    }
  });

  test('[APPOINT-16] who leaves it open reads of both; who wants to be called has no place', async () => {
    const stores = await open(engine);
    const { lead } = await book(stores);
    expect((await stores.inbox.read(lead))?.rows.map(([label]) => label)).not.toContain('Lieu');
    const { booked } = (await stores.content.section('contact', 'fr')).appointment;
    expect((await mailsOf(stores, 'answer'))[0].text).toContain(booked.place);
    const call = await stores.leads.submitAppointment({
      ...jane,
      ...{ slot: 'call', place: 'shop', email: 'paul@example.com' },
    });
    expect((await stores.inbox.read(call.lead))?.rows.map(([label]) => label)).not.toContain('Lieu');
    const refused = stores.leads.submitAppointment({ ...jane, place: 'phone', phone: '' });
    expect(await refusal(refused)).toBe('422 ');
  });

  test('[APPOINT-01] whoever wants to be called leaves a number, and takes no time', async () => {
    const stores = await open(engine);
    expect(await refusal(stores.leads.submitAppointment({ ...jane, slot: 'call', phone: ' ' }))).toBe('422 ');
    const { appointment } = await stores.leads.submitAppointment({ ...jane, slot: 'call' });
    expect(appointment).toBeUndefined();
    expect([await count(stores, 'leads'), await count(stores, 'appointments')]).toEqual([1, 0]);
    expect((await mailsOf(stores, 'notice'))[0].subject).toBe('[RENDEZ-VOUS] À rappeler - Jane Doe');
  });

  test('[APPOINT-05] of many who ask for one time at once, on two instances, one gets it and nothing of the others is stored', async () => {
    const first = await open(engine);
    const second = await open(engine, { databaseUrl: first.url });
    const asking = Array.from({ length: 12 }, (_, index) =>
      refusal(
        (index % 2 ? first : second).leads.submitAppointment({
          ...jane,
          email: `visitor${index}@example.com`,
        }),
      ),
    );
    const answers = await Promise.all(asking);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '409 slot-taken')).toHaveLength(11);
    expect([await count(first, 'leads'), await count(first, 'appointment_times')]).toEqual([1, 6]);
    expect((await mailsOf(first, 'notice')).length).toBe(1);
    const { days } = await second.appointments.offered();
    expect(days[1]?.slots.slice(0, 3)).toEqual(['2026-11-19T09:00', '2026-11-19T09:30', '2026-11-19T10:30']);
  });

  test('[APPOINT-05] a time that overlaps another is refused too, after the length was changed', async () => {
    const stores = await open(engine);
    await book(stores);
    const { content } = stores;
    await content.updateField('contact', 'fr', 'agenda.lengthMinutes', 60, { by: 'marie', basedOn: 0 });
    await content.updateField('contact', 'fr', 'agenda.weekdays.thursday', '9h30-12h30', {
      by: 'marie',
      basedOn: 1,
    });
    expect(await refusal(book(stores, { slot: '2026-11-19T09:30', email: 'a@example.com' }))).toBe(
      '409 slot-taken',
    );
    expect(await refusal(book(stores, { slot: '2026-11-19T10:30', email: 'a@example.com' }))).toBe('done');
  });

  test.each([
    ['2026-03-29T02:30', '422 '],
    ['2026-02-30T10:00', '422 '],
    ['tomorrow', '422 '],
    ['', '422 '],
    ['2026-11-17T10:00', '409 slot-taken'],
    ['2026-11-18T15:00', '409 slot-taken'],
    ['2026-11-21T10:00', '409 slot-taken'],
    ['2026-11-19T10:10', '409 slot-taken'],
    ['2027-06-01T10:00', '409 slot-taken'],
  ])('[APPOINT-04] [APPOINT-06] the slot %j is refused, and nothing is stored', async (slot, told) => {
    const stores = await open(engine);
    expect(await refusal(stores.leads.submitAppointment({ ...jane, slot }))).toBe(told);
    expect(await count(stores, 'leads')).toBe(0);
  });

  test('[APPOINT-07] a repeated submit is one meeting, whose page it leads to', async () => {
    let at = now();
    const stores = await open(engine, { now: () => at });
    const form = await stores.leads.newForm();
    at = new Date(at.getTime() + 60_000);
    const slot = '2026-11-19T14:00';
    const all = await Promise.all(
      Array.from({ length: 4 }, () => stores.leads.submitAppointment({ ...jane, slot, form })),
    );
    expect(new Set(all.map(({ lead }) => lead)).size).toBe(1);
    for (const { appointment } of all)
      expect((await stores.appointments.find(tokenOf(appointment)))?.id).toBe(all[0]?.lead);
    expect([await count(stores, 'leads'), (await mailsOf(stores, 'answer')).length]).toEqual([1, 1]);
  });

  test('[APPOINT-09] only the link of the mail leads to a meeting, and the database does not hold it', async () => {
    const stores = await open(engine);
    const { token } = await book(stores);
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [changed, '', token.slice(1), `${token}A`, token.toUpperCase()])
      expect(await stores.appointments.find(wrong), wrong).toBeUndefined();
    const links = await stores.database.db.selectFrom('appointment_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
  });

  test('[APPOINT-09] [APPOINT-10] a visitor moves a meeting: the old time is free, both get the next version of the file', async () => {
    const stores = await open(engine);
    const { token, found } = await book(stores);
    await stores.appointments.moveByVisitor(found, new Date('2026-11-20T13:00:00Z'), token);
    const moved = await stores.appointments.find(token);
    expect([moved?.start.toISOString(), moved?.sequence]).toEqual(['2026-11-20T13:00:00.000Z', 1]);
    const answer = (await mailsOf(stores, 'answer')).find(({ subject }) => subject.includes('déplacé'));
    expect(answer.calendar.content).toContain('SEQUENCE:1');
    expect(answer.calendar.content).toContain('DTSTART;TZID=Europe/Paris:20261120T140000');
    expect(answer.text).toContain(token);
    expect((await mailsOf(stores, 'notice')).some(({ subject }) => subject.includes('Déplacé'))).toBe(true);
    expect(await refusal(book(stores, { email: 'other@example.com' }))).toBe('done');
    // The second of two changes that began from the same version.
    expect(await refusal(stores.appointments.cancelByVisitor(found, token))).toBe('409 appointment-changed');
  });

  test('[APPOINT-09] [APPOINT-10] a cancelled meeting frees its time and cannot be changed any more', async () => {
    const stores = await open(engine);
    const { token, found } = await book(stores);
    await stores.appointments.cancelByVisitor(found, token);
    const cancelled = await stores.appointments.find(token);
    expect(cancelled?.state).toBe('cancelled');
    if (!cancelled) return;
    const again = new Date('2026-11-20T13:00:00Z');
    expect(await refusal(stores.appointments.moveByVisitor(cancelled, again, token))).toBe(
      '410 appointment-over',
    );
    expect(await refusal(stores.appointments.cancelByVisitor(cancelled, token))).toBe('410 appointment-over');
    const answer = (await mailsOf(stores, 'answer')).find(({ subject }) => subject.includes('annulé'));
    expect(answer.calendar).toMatchObject({ method: 'CANCEL' });
    expect(answer.calendar.content).toContain('STATUS:CANCELLED');
    expect(await refusal(book(stores, { email: 'other@example.com' }))).toBe('done');
  });

  test('[APPOINT-09] a meeting that has begun stays as it is', async () => {
    let at = now();
    const stores = await open(engine, { now: () => at });
    const { token, found } = await book(stores);
    at = new Date('2026-11-19T09:01:00Z');
    expect(await refusal(stores.appointments.cancelByVisitor(found, token))).toBe('410 appointment-over');
  });

  test('[APPOINT-11] an administrator moves and cancels: the visitor is told, with a link of their own, and the journal knows', async () => {
    const stores = await open(engine);
    const { found, lead } = await book(stores);
    const { appointments } = stores;
    const move = (date: string, time: string) => refusal(appointments.move(lead, { date, time }, 'marie'));
    expect(await move('2027-03-28', '02:30')).toBe('422 slot-skipped');
    expect(await move('2026-11-17', '10:00')).toBe('422 slot-past');
    expect(await move('2026-11-21', '10:02')).toBe('422 slot-unreadable');
    expect(await move('2026-11-21', '')).toBe('422 slot-unreadable');
    await book(stores, { slot: '2026-11-20T10:00', email: 'other@example.com' });
    expect(await move('2026-11-20', '10:15')).toBe('409 slot-taken');
    // Outside the hours, as the agency likes.
    expect(await move('2026-11-21', '10:15')).toBe('done');
    const answer = (await mailsOf(stores, 'answer')).find(({ subject }) => subject.includes('déplacé'));
    const [, token = ''] = /rendez-vous\/([\w-]+)/.exec(answer.text) ?? [];
    expect((await appointments.find(token))?.id).toBe(found.id);
    expect((await appointments.coming()).map(({ email }) => email)).toEqual([
      ...['other@example.com', 'jane@example.com'],
    ]);
    await appointments.cancel(lead, 'marie');
    expect(await refusal(appointments.cancel(lead, 'marie'))).toBe('410 appointment-over');
    expect(await refusal(appointments.cancel('nobody', 'marie'))).toBe('404 appointment-unknown');
    expect((await appointments.past(1)).items.map(({ id, state }) => [id, state])).toEqual([
      [lead, 'cancelled'],
    ]);
    const log = await stores.database.db.selectFrom('audit_log').select(['who', 'act']).execute();
    expect(log.map(({ who, act }) => `${who} ${act}`).toSorted()).toEqual([
      ...['marie appointment-cancelled', 'marie appointment-moved'],
    ]);
  });

  test('[APPOINT-15] first screen and inbox tell of a meeting as it is now, beside what was asked for', async () => {
    const stores = await open(engine);
    const { lead } = await book(stores);
    const { appointments, inbox, today } = stores;
    const told = async () => {
      const { items } = await inbox.page({ box: 'messages', archived: false, search: '', page: 1 });
      const { newest } = await today.leads.received('2020-01-01');
      return [await inbox.read(lead), items[0], newest[0]].map((one) => one?.meeting);
    };
    await appointments.move(lead, { date: '2026-11-23', time: '09:00' }, 'marie');
    const moved = { isCall: false, start: '2026-11-23T08:00:00.000Z', isCancelled: false };
    expect(await told()).toEqual([moved, moved, moved]);
    await appointments.cancel(lead, 'marie');
    const cancelled = { ...moved, isCancelled: true };
    expect(await told()).toEqual([cancelled, cancelled, cancelled]);
    const row = (await inbox.read(lead))?.rows[0];
    expect(row).toEqual(['Moment demandé', 'jeudi 19 novembre 2026 à 10\u00a0h\u00a000']);
  });

  test('[APPOINT-12] erasing a person takes meeting, times and links along, and frees the time', async () => {
    const stores = await open(engine);
    const { token } = await book(stores);
    await stores.inbox.erase('JANE@example.com', 'marie');
    expect(await stores.appointments.find(token)).toBeUndefined();
    expect([await count(stores, 'appointments'), await count(stores, 'appointment_times')]).toEqual([0, 0]);
    expect(await refusal(book(stores))).toBe('done');
  });

  test('[APPOINT-12] after three years the purge takes meeting, times and links along', async () => {
    let clock = now();
    const stores = await open(engine, { now: () => clock });
    await book(stores);
    clock = new Date('2029-11-17T08:00:00Z');
    await stores.backgroundJobs.purge();
    expect(await count(stores, 'appointments')).toBe(1);
    clock = new Date('2029-11-19T08:00:00Z');
    await stores.backgroundJobs.purge();
    for (const table of ['leads', 'appointments', 'appointment_times', 'appointment_links'] as const)
      expect(await count(stores, table)).toBe(0);
  });

  test('[APPOINT-12] a suspect holds its time, and the mail to its visitor waits for an administrator', async () => {
    const stores = await open(engine);
    const { found } = await book(stores, { website: 'https://spam.example' });
    expect(found.isSuspect).toBe(true);
    const states = await stores.database.db.selectFrom('outbox').select(['purpose', 'state']).execute();
    expect(states.find(({ purpose }) => purpose === 'answer')?.state).toBe('held');
    expect((await mailsOf(stores, 'notice'))[0].subject).toContain('(suspect)');
  });
});
