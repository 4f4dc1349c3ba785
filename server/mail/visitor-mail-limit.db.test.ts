import { expect, test } from 'vitest';
import { chat, quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const wish = { ...quote, copy: true };

onBothEngines('mail to visitors', (engine) => {
  test('[TRUST-16] three mails a day leave for one address, every request is stored, and who sent it is told', async () => {
    const clock = { now: new Date('2026-11-18T08:00:00Z') };
    const { leads, database } = await openStores(engine, { now: () => clock.now });
    const ask = async (form: object) =>
      (await leads.submitQuote({ ...wish, message: crypto.randomUUID(), ...form })).unmailed;
    for (const email of ['jane@example.com', 'Jane@Example.com', 'JANE@example.com'])
      expect(await ask({ email })).toBe(false);
    expect(await ask({ email: 'jane@EXAMPLE.com' })).toBe(true);
    // Who did not want a copy misses none; others are not concerned.
    expect(await ask({ copy: false })).toBe(false);
    expect(await ask({ email: 'paul@example.com' })).toBe(false);
    const count = async (purpose: 'answer' | 'notice') =>
      (await database.db.selectFrom('outbox').select('id').where('purpose', '=', purpose).execute()).length;
    expect([await count('notice'), await count('answer')]).toEqual([6, 4]);
    clock.now = new Date('2026-11-19T08:00:01Z');
    expect(await ask({})).toBe(false);
  });

  test('[TRUST-16] many at the same moment are no way around it, and the team may try its own forms', async () => {
    const { leads, database, accounts } = await openStores(engine);
    const ask = (email: string) =>
      Promise.all(
        Array.from({ length: 6 }, (_, index) => leads.submitQuote({ ...wish, email, message: `${index}` })),
      );
    const unmailed = (await ask('jane@example.com')).filter((one) => one.unmailed);
    expect(unmailed).toHaveLength(3);
    await accounts.ensureFirst({
      email: 'marie@atelier-vitrine.example',
      password: 'un mot de passe solide',
    });
    expect((await ask('marie@atelier-vitrine.example')).filter((one) => one.unmailed)).toEqual([]);
    expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(12);
  });

  test('[TRUST-16] a meeting that is moved again and again mails its visitor no more than that', async () => {
    const now = new Date('2026-11-18T08:00:00Z');
    const { leads, appointments, database } = await openStores(engine, { now: () => now });
    const { appointment = '' } = await leads.submitAppointment({ ...chat, slot: '2026-11-20T10:00' });
    const token = appointment.split('/').at(-1) ?? '';
    const mailed: boolean[] = [];
    for (const hour of [13, 14, 15]) {
      const found = await appointments.find(token);
      if (found)
        mailed.push(await appointments.moveByVisitor(found, new Date(`2026-11-20T${hour}:00:00Z`), token));
    }
    expect(mailed).toEqual([true, true, false]);
    const [row] = await database.db.selectFrom('appointments').select(['starts_at', 'sequence']).execute();
    expect(row).toEqual({ starts_at: '2026-11-20T15:00:00.000Z', sequence: 3 });
    // That it is cancelled is told all the same.
    const moved = await appointments.find(token);
    expect(moved && (await appointments.cancelByVisitor(moved, token))).toBe(true);
  });
});
