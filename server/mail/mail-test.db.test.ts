import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { administrator } from '#tests/support/site/site.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { createCaptureTransport } from './capture-transport.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

async function owner({ accounts }: Stores, email = administrator.email) {
  const link = await accounts.makeLink({ email, by: 'a test', days: 1 });
  await accounts.acceptLink(link, administrator.password);
  const { token = '' } = await accounts.logIn({ email, password: administrator.password }, 'a test');
  const found = await accounts.administrator(token);
  if (!found) throw new Error('not signed in');
  return found;
}

const bySmtp = (url: string) =>
  createSmtpTransport({ kind: 'smtp', url, requireTls: false, dkim: undefined });

/** Works on the outbox once, as the server does. */
async function sendDue({ database, mailTest: { sender }, log, now }: Stores, transport: Transport) {
  const outbox = createOutbox({ database, now });
  await createOutboxWorker({ outbox, transport, sender, log, now }).sendDue();
  transport.close();
}

onBothEngines('a test of the mail', (engine) => {
  test('[MAILTEST-01] it lies in the outbox, leaves by the real mail server once, and says each stage', async () => {
    const smtp = await startSmtp();
    const stores = await openStores(engine);
    const who = await owner(stores);
    const { mailTest } = stores;
    expect(await mailTest.last(who)).toBeUndefined();
    // A double click.
    await Promise.all([mailTest.send(who), mailTest.send(who)]);
    expect(await mailTest.last(who)).toMatchObject({
      purpose: 'test',
      lead_id: null,
      state: 'waiting',
      written_by: who.email,
      mail: { to: who.email },
      attempts: [],
    });
    await sendDue(stores, bySmtp(smtp.url));
    const sent = await mailTest.last(who);
    expect(sent).toMatchObject({ state: 'sent', attempts: [{ transport: 'smtp', error: '' }] });
    expect(smtp.received.map(({ to, id }) => [to, id])).toEqual([[[who.email], sent?.id]]);
    expect(smtp.received[0]?.raw).toContain('Auto-Submitted: auto-generated');
    expect(await mailTest.last(await owner(stores, 'other@atelier-vitrine.example'))).toBeUndefined();
  });

  test('[MAILTEST-02] what the server says against it is kept with each attempt; without a server it is captured', async () => {
    const smtp = await startSmtp();
    smtp.state.behaviour = 'unknown';
    const stores = await openStores(engine);
    const who = await owner(stores);
    await stores.mailTest.send(who);
    await sendDue(stores, bySmtp(smtp.url));
    const { state, tries, attempts } = (await stores.mailTest.last(who)) ?? {};
    expect([state, tries, attempts?.length]).toEqual(['waiting', 1, 1]);
    expect(attempts?.[0]?.error).toContain('550 5.1.1');

    const captured = await openStores(engine);
    const other = await owner(captured);
    await captured.mailTest.send(other);
    await sendDue(captured, createCaptureTransport(captured.dataDir));
    expect(await captured.mailTest.last(other)).toMatchObject({
      state: 'sent',
      attempts: [{ transport: 'capture', error: '' }],
    });
  });

  test('[MAILTEST-05] five within ten minutes, counted for each person; then it may be tried again', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const [one, other] = [await owner(stores), await owner(stores, 'other@atelier-vitrine.example')];
    const send = async (who = one) => {
      now = new Date(now.getTime() + 1000);
      await stores.mailTest.send(who);
      await sendDue(stores, createCaptureTransport(stores.dataDir));
    };
    for (let count = 0; count < 5; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ status: 429, details: { reason: 'too-many-tests' } });
    await send(other);
    now = new Date(now.getTime() + 10 * 60 * 1000);
    await send();
    const mails = (await stores.mail.list(20)).filter(({ purpose }) => purpose === 'test');
    expect(mails.map(({ written_by }) => written_by === one.email).sort()).toEqual([
      false,
      ...Array.from({ length: 6 }, () => true),
    ]);
  });
});
