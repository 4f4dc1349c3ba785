import { expect, test } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat, contact, quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const MARIE = 'marie@example.com';
const HOUR = 3_600_000;
const all = { box: 'messages', archived: false, search: '', page: 1 } as const;

/** Services whose clock is moved by the test. It begins on a Friday. */
async function openAt(engine: Parameters<typeof openStores>[0]) {
  const clock = { now: new Date('2026-01-16T14:00:00Z') };
  const stores = await openStores(engine, { now: () => clock.now });
  const names = async (filter: Partial<Parameters<typeof stores.inbox.page>[0]>) =>
    (await stores.inbox.page({ ...all, ...filter })).items.map(({ name }) => name).sort();
  return { ...stores, clock, names };
}

onBothEngines('handling leads', (engine) => {
  test('[REPLY-01] [REPLY-02] a lead is new until somebody says otherwise, and its clock stands still then', async () => {
    const { inbox, leads, clock, names } = await openAt(engine);
    const { lead } = await leads.submitContact({ ...contact, name: 'Zoé' });
    await leads.submitChat({ ...chat, name: 'Paul' });
    expect(await inbox.read(lead)).toMatchObject({
      state: 'new',
      taken_by: '',
      clock: { dueAt: '2026-01-19T14:00:00.000Z', left: 24 * HOUR },
    });
    clock.now = new Date('2026-01-19T14:00:00Z');
    expect(await names({ state: 'late' })).toEqual([]);
    clock.now = new Date('2026-01-19T16:00:00Z');
    expect(await names({ state: 'late' })).toEqual(['Paul', 'Zoé']);

    await inbox.setState(lead, 'waiting');
    expect([await names({ state: 'late' }), await names({ state: 'waiting' })]).toEqual([['Paul'], ['Zoé']]);
    clock.now = new Date('2026-01-28T16:00:00Z');
    await inbox.setState(lead, 'won');
    expect(await inbox.read(lead)).toMatchObject({
      state: 'won',
      answered_at: '2026-01-19T16:00:00.000Z',
      clock: { left: -2 * HOUR },
    });
    expect((await inbox.export({ ...all, state: 'won' })).map(({ name }) => name)).toEqual(['Zoé']);
    await inbox.setState(lead, 'new');
    expect(await inbox.read(lead)).toMatchObject({ state: 'new', answered_at: '' });
    expect(await names({ state: 'late' })).toEqual(['Paul', 'Zoé']);
    // Won or lost without an answer: there is no time of one. An answer that follows has its own.
    for (const state of ['won', 'lost'] as const) {
      await inbox.setState(lead, state);
      expect(await inbox.read(lead)).toMatchObject({ state, answered_at: '', clock: undefined });
    }
    await inbox.setState(lead, 'answered');
    expect((await inbox.read(lead))?.answered_at).toBe('2026-01-28T16:00:00.000Z');
    await expect(inbox.setState('none', 'won')).rejects.toMatchObject({ status: 404 });
  });

  test('[REPLY-01] applicants and suspects have no clock', async () => {
    const { inbox, leads, clock, names, receiveUpload } = await openAt(engine);
    const spam = await leads.submitContact({ ...contact, website: 'https://spam.example' });
    const form = applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
    const request = new Request('http://x.example', { method: 'POST', body: form });
    const contentType = request.headers.get('content-type') ?? '';
    const applied = await leads.submitApplication(await receiveUpload({ body: request.body, contentType }));
    clock.now = new Date('2026-02-16T14:00:00Z');
    for (const { lead } of [spam, applied]) expect((await inbox.read(lead))?.clock).toBeUndefined();
    expect(await names({ box: 'applications', state: 'late' })).toEqual([]);
  });

  test('[REPLY-01] [TODAY-11] whoever asks to be called has the clock until they are answered; a meeting has none', async () => {
    const { inbox, leads, clock, names } = await openAt(engine);
    const { lead } = await leads.submitAppointment({ ...chat, name: 'Nora', slot: 'call' });
    const booked = await leads.submitAppointment({ ...chat, name: 'Paul', slot: '2026-01-21T10:00' });
    const running = { dueAt: '2026-01-19T14:00:00.000Z', left: 24 * HOUR };
    const meeting = { isCall: true, phone: '03 20 00 00 00' };
    expect(await inbox.read(lead)).toMatchObject({ meeting, clock: running });
    expect((await inbox.read(booked.lead))?.clock).toBeUndefined();
    const { items } = await inbox.page(all);
    expect(items.find(({ name }) => name === 'Nora')).toMatchObject({ meeting, clock: running });
    expect(await names({ state: 'unanswered' })).toEqual(['Nora']);
    clock.now = new Date('2026-01-19T16:00:00Z');
    expect(await names({ state: 'late' })).toEqual(['Nora']);
    await inbox.setState(lead, 'answered');
    for (const state of ['late', 'unanswered'] as const) expect(await names({ state })).toEqual([]);
    expect((await inbox.read(lead))?.clock?.left).toBe(-2 * HOUR);
  });

  test('[REPLY-02] somebody looks after a lead, and lets it go', async () => {
    const { inbox, leads } = await openAt(engine);
    const { lead } = await leads.submitContact(contact);
    await inbox.take(lead, MARIE);
    expect((await inbox.read(lead))?.taken_by).toBe(MARIE);
    await inbox.letGo(lead);
    expect((await inbox.read(lead))?.taken_by).toBe('');
    await expect(inbox.take('none', MARIE)).rejects.toMatchObject({ status: 404 });
  });

  test('[REPLY-03] a lead is due for a second look from its day on, until that is taken back', async () => {
    const { inbox, leads, clock, names, mail } = await openAt(engine);
    const { lead } = await leads.submitContact({ ...contact, name: 'Zoé' });
    await inbox.remind(lead, '2026-01-20');
    // 23:30 on the 19th in Paris, then midnight.
    clock.now = new Date('2026-01-19T22:30:00Z');
    expect(await names({ state: 'reminder' })).toEqual([]);
    clock.now = new Date('2026-01-19T23:00:00Z');
    expect(await names({ state: 'reminder' })).toEqual(['Zoé']);
    expect((await inbox.page(all)).items[0]?.remindNow).toBe(true);
    expect(await mail.list(9)).toHaveLength(1);
    await inbox.remind(lead, '');
    expect(await names({ state: 'reminder' })).toEqual([]);
    for (const day of ['2026-01-19', '2026-02-30', 'demain'])
      await expect(inbox.remind(lead, day)).rejects.toMatchObject({ status: 422 });
    await expect(inbox.remind('none', '2026-02-01')).rejects.toMatchObject({ status: 404 });
  });

  test('[REPLY-03] notes say who wrote them and when, and can be removed', async () => {
    const { inbox, leads, clock } = await openAt(engine);
    const { lead } = await leads.submitContact(contact);
    await inbox.addNote(lead, '  Rappelée.\r\nVeut un devis <b>.  ', MARIE);
    clock.now = new Date('2026-01-17T14:00:00Z');
    await inbox.addNote(lead, 'Rien depuis.', 'paul@example.com');
    const notes = (await inbox.read(lead))?.notes ?? [];
    expect(notes).toMatchObject([
      { text: 'Rappelée.\nVeut un devis <b>.', created_by: MARIE, created_at: '2026-01-16T14:00:00.000Z' },
      { text: 'Rien depuis.', created_by: 'paul@example.com' },
    ]);
    await inbox.removeNote(notes[0]?.id ?? '');
    expect((await inbox.read(lead))?.notes).toHaveLength(1);
    for (const [text, status] of [
      [' \n ', 422],
      ['x'.repeat(5001), 422],
    ] as const)
      await expect(inbox.addNote(lead, text, MARIE)).rejects.toMatchObject({ status });
    await expect(inbox.addNote('none', 'x', MARIE)).rejects.toMatchObject({ status: 404 });
  });

  test('[REPLY-04] notes go with their lead: deleted, erased, purged', async () => {
    const { inbox, leads, clock, database, backgroundJobs } = await openAt(engine);
    const sent = [
      await leads.submitContact({ ...contact, email: 'a@example.com' }),
      await leads.submitQuote({ ...quote, email: 'b@example.com' }),
      await leads.submitChat({ ...chat, email: 'c@example.com' }),
    ];
    for (const { lead } of sent) await inbox.addNote(lead, `Sur ${lead}`, MARIE);
    const left = async () => (await database.db.selectFrom('lead_notes').select('id').execute()).length;
    await inbox.remove([sent[0]?.lead ?? ''], MARIE);
    expect(await left()).toBe(2);
    await inbox.erase('B@example.com', MARIE);
    expect(await left()).toBe(1);
    clock.now = new Date('2036-01-16T14:00:00Z');
    await backgroundJobs.purge();
    expect(await left()).toBe(0);
  });
});
