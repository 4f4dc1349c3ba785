import { expect, test } from 'vitest';
import { MAX_TRIES } from '#domain/mail/retry.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { contact } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import type { OutgoingMail } from './transport.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const sender = async () => ({ name: 'Atelier', address: 'bonjour@atelier-vitrine.example' });

/** An outbox worker of its own, whose transport fails as often as told. */
function startWorker({ database, log }: Stores, now: () => Date, failures = 0) {
  const delivered: OutgoingMail[] = [];
  const transport = {
    name: 'smtp' as const,
    atOnce: 3,
    async send(mail: OutgoingMail) {
      failures -= 1;
      if (failures >= 0) throw new Error('451 not today');
      await new Promise((resolve) => setTimeout(resolve, 5));
      delivered.push(mail);
    },
    close() {},
  };
  const outbox = createOutbox({ database, now, random: () => 0.5 });
  return { delivered, outbox, outboxWorker: createOutboxWorker({ outbox, transport, sender, log, now }) };
}

onBothEngines('the outbox', (engine) => {
  test('[MAIL-02] it tries again after growing pauses until it is delivered, once, and records each attempt', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    await stores.leads.submitContact(contact);
    const { delivered, outbox, outboxWorker } = startWorker(stores, () => now, 2);
    const pauses: number[] = [];
    for (const expected of ['waiting', 'waiting', 'sent']) {
      await outboxWorker.sendDue();
      await outboxWorker.sendDue();
      const [entry] = await outbox.list(10);
      expect(entry?.state).toBe(expected);
      pauses.push(Date.parse(entry?.due_at ?? '') - now.getTime());
      now = new Date(entry?.due_at ?? '');
    }
    expect(pauses.slice(0, 2)).toEqual([30_000, 60_000]);
    now = new Date('2025-06-09T12:00:00Z');
    await outboxWorker.sendDue();
    expect(delivered).toHaveLength(1);
    const { attempts } = (await outbox.read(delivered[0]?.id ?? '')) ?? {};
    expect(attempts?.map(({ transport, error }) => [transport, error])).toEqual([
      ['smtp', '451 not today'],
      ['smtp', '451 not today'],
      ['smtp', ''],
    ]);
  });

  test('[MAIL-02] when its attempts are used up it is marked failed, stays readable, and can be sent by hand', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    await stores.leads.submitContact(contact);
    const { delivered, outbox, outboxWorker } = startWorker(stores, () => now, MAX_TRIES);
    for (let day = 0; day < MAX_TRIES + 3; day += 1) {
      await outboxWorker.sendDue();
      now = new Date(now.getTime() + DAY_MS);
    }
    const [entry] = await outbox.list(10);
    expect(entry).toMatchObject({ state: 'failed', tries: MAX_TRIES, last_error: '451 not today' });
    const failed = await outbox.read(entry?.id ?? '');
    expect(failed).toMatchObject({ mail: { subject: '[CONTACT] Site vitrine - Jane Doe' } });
    expect(failed?.attempts).toHaveLength(MAX_TRIES);

    expect(await outbox.resend(entry?.id ?? '')).toBe(true);
    expect(await outbox.resend('nope')).toBe(false);
    await outboxWorker.sendDue();
    expect(delivered).toHaveLength(1);
    expect(await outbox.read(entry?.id ?? '')).toMatchObject({ state: 'sent', tries: 1 });
  });

  test('several instances share the work: each mail leaves once', async () => {
    const now = () => new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        stores.leads.submitContact({ ...contact, company: `${index}` }),
      ),
    );
    // One SQLite file has one writing process; PostgreSQL has several.
    const own = () => (engine === 'sqlite' ? stores : openStores(engine, { now, databaseUrl: stores.url }));
    const workers = (await Promise.all([stores, own(), own()])).map((one) => startWorker(one, now));
    await Promise.all(workers.map(({ outboxWorker }) => outboxWorker.sendDue()));
    const ids = workers.flatMap(({ delivered }) => delivered.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    const states = await stores.database.db.selectFrom('outbox').select('state').execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sent']));
    expect(await stores.database.db.selectFrom('outbox_attempts').select('id').execute()).toHaveLength(60);
  });

  test('what a crashed instance was sending is taken over once its claim has run out, not before', async () => {
    const now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    await stores.leads.submitContact(contact);
    const { delivered, outbox, outboxWorker } = startWorker(stores, () => now);
    const runOut = () =>
      stores.database.db.updateTable('outbox').set({ claimed_until: now.toISOString() }).execute();
    const [claimed] = await outbox.claim('crashed', 5);
    expect(await outbox.resend(claimed?.id ?? '')).toBe(false);
    await outboxWorker.sendDue();
    expect(delivered).toEqual([]);
    await runOut();
    await outbox.renew('crashed', claimed ? [claimed] : []);
    await outboxWorker.sendDue();
    expect(delivered).toEqual([]);
    await runOut();
    await outboxWorker.sendDue();
    expect(delivered).toHaveLength(1);
    // The one that was thought dead comes back: what it says changes nothing any more.
    if (claimed) {
      await outbox.record({
        worker: 'crashed',
        entry: claimed,
        transport: 'smtp',
        error: 'lost',
        beganAt: now,
        endedAt: now,
      });
    }
    expect(await outbox.read(claimed?.id ?? '')).toMatchObject({ state: 'sent', last_error: '' });
  });

  test('[TRUST-03] what one instance is sending is left alone by another whose clock is ahead', async () => {
    const now = new Date('2025-06-01T12:00:00Z');
    const ahead = new Date(now.getTime() + 20_000);
    const stores = await openStores(engine, { now: () => now });
    await stores.leads.submitContact(contact);
    const [one, other] = [now, ahead].map((at) => createOutbox({ database: stores.database, now: () => at }));
    expect(await one?.claim('one', 5)).toHaveLength(1);
    expect(await other?.claim('other', 5)).toEqual([]);
  });

  test('[TRUST-02] what was written, claimed or put off under a clock years ahead leaves once the clock is right', async () => {
    const clock = { now: new Date('2030-06-01T12:00:00Z') };
    const stores = await openStores(engine, { now: () => clock.now });
    await stores.leads.submitContact(contact);
    await stores.database.db
      .updateTable('outbox')
      .set({ claimed_by: 'crashed', claimed_until: '2100-06-01T12:00:15.000Z' })
      .execute();
    clock.now = new Date('2026-06-01T12:00:00Z');
    const { delivered, outboxWorker } = startWorker(stores, () => clock.now);
    await outboxWorker.sendDue();
    expect(delivered).toHaveLength(1);
  });
});
