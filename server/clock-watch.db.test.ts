import { expect, test } from 'vitest';
import { contact } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

onBothEngines('a clock that jumps', (engine) => {
  test('[TRUST-01] one start years ahead removes nothing and is told; the next day it is believed', async () => {
    const clock = { now: new Date('2026-01-01T12:00:00Z') };
    const { leads, database, backgroundJobs, today, logged } = await openStores(engine, {
      now: () => clock.now,
    });
    await leads.submitContact(contact);
    /** Starts and stops the site at this time; gives how many leads are left. */
    const startAt = async (time: string) => {
      clock.now = new Date(time);
      await backgroundJobs.start();
      await backgroundJobs.stop();
      return (await database.db.selectFrom('leads').select('id').execute()).length;
    };
    const isDoubted = async () => (await today.site.storage()).isClockDoubted;
    const warned = () => logged.filter(({ msg }) => /the clock jumped ahead/.test(String(msg))).length;

    expect(await startAt('2026-01-01T12:00:00Z')).toBe(1);
    expect(await startAt('2026-01-02T12:00:00Z')).toBe(1);
    expect([await isDoubted(), warned()]).toEqual([false, 0]);
    expect(await startAt('2030-01-02T12:00:00Z')).toBe(1);
    expect(await startAt('2030-01-02T13:00:00Z')).toBe(1);
    expect([await isDoubted(), warned()]).toEqual([true, 2]);
    expect(await startAt('2026-01-02T14:00:00Z')).toBe(1);
    expect(await isDoubted()).toBe(false);

    expect(await startAt('2030-01-04T12:00:00Z')).toBe(1);
    expect(await startAt('2030-01-05T12:00:00Z')).toBe(0);
    expect(await isDoubted()).toBe(false);
  });
});
