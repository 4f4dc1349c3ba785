import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chat, postJson } from '#tests/support/data/leads.ts';
import { figure, isLongRun, milliseconds, percentile } from '#tests/support/figures.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { startSite } from '#tests/support/site/site.ts';

const LEADS = isLongRun ? 1000 : 60;

/** Each way of failing, made by the mail server or by its absence. */
const faults = {
  async dead() {
    const url = `smtp://127.0.0.1:${await freePort()}`;
    return { url, received: () => 0 };
  },
  /** Takes the connection and never says a word. */
  async slow() {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    onTestFinished(() => void silent.close());
    const address = silent.address();
    return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, received: () => 0 };
  },
  async refusing() {
    const smtp = await startSmtp();
    smtp.state.behaviour = 451;
    return { url: smtp.url, received: () => smtp.received.length };
  },
};

test.each(Object.entries(faults))(
  'a mail server that is %s: every lead is stored, the form answers at once',
  async (name, make) => {
    const { url, received } = await make();
    const site = await startSite({ environment: { SMTP_URL: url, TRUST_PROXY: '1' } });
    const times: number[] = [];
    // The first loads what sends mail, and is not timed.
    await postJson(site, '/api/chat', chat);
    for (let number = 1; number < LEADS; number += 1) {
      const begun = performance.now();
      const { status } = await postJson(site, '/api/chat', { ...chat, message: `message ${number}` });
      times.push(performance.now() - begun);
      expect(status).toBe(201);
    }
    const { db } = await site.openDatabase();
    const stored = await db.selectFrom('leads').select('id').execute();
    figure(
      `mail server ${name}`,
      `${LEADS - stored.length} of ${LEADS} leads lost, form answers p50 ${milliseconds(percentile(times, 50))}, p99 ${milliseconds(percentile(times, 99))}`,
      '0 lost, p99 under 150 ms',
    );
    expect([stored.length, received()]).toEqual([LEADS, 0]);
    // The short run shares the machine with other tests: a form that waits for the mail server is never quick.
    expect(percentile(times, isLongRun ? 99 : 0)).toBeLessThan(150);
  },
);

test('a clock that jumps back and forth loses no mail, ends sessions in time and breaks no page', async () => {
  const smtp = await startSmtp();
  let now = new Date('2025-06-01T12:00:00Z');
  const move = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };
  const environment = { SMTP_URL: smtp.url, TRUST_PROXY: '1' };
  const site = await startSite({ environment, now: () => now });
  const admin = await site.signIn();
  const signedIn = async () => (await admin.get('/api/content/fr/home')).status;
  for (const [hours, session] of [
    [0, 200],
    [-48, 200],
    // Six hours after the sign-in: later it would have been idle for too long.
    [+54, 200],
    [-8760, 200],
    [+8760 + 24, 401],
  ] as const) {
    move(hours);
    expect((await postJson(site, '/api/chat', { ...chat, message: `at ${now}` })).status).toBe(201);
    expect([hours, await signedIn()]).toEqual([hours, session]);
    for (const address of ['/', '/calculateur-prix', '/blog'])
      expect([address, (await site.get(address)).status]).toEqual([address, 200]);
  }
  await vi.waitFor(() => expect(smtp.received).toHaveLength(5), { timeout: 60_000, interval: 50 });
  const ids = smtp.received.map(({ id }) => id);
  figure(
    'clock jumps of a year',
    `${5 - ids.length} of 5 mails lost, ${5 - new Set(ids).size} doubled`,
    'none',
  );
  expect(new Set(ids).size).toBe(5);
});
