import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/paris-day.ts';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const states = async (site: Site) => (await site.services.mail.list(9)).map(({ state }) => state);

const submit = (site: Site, cookie: string, intent: string) =>
  site.get('/admin/mail', {
    method: 'POST',
    headers: { origin: site.url, cookie },
    body: new URLSearchParams({ intent }),
  });

/** Two people and a sender of spam wrote while no mail server was set; now there is one. */
async function withMailServer(engine: TestEngine) {
  let now = new Date('2025-06-01T12:00:00Z');
  const options = { engine, now: () => now };
  const before = await startSite({ ...options, environment: { TRUST_PROXY: '1' } });
  for (const [name, website] of [
    ['Jane Doe', ''],
    ['Paul Martin', ''],
    ['Eve', 'https://spam.example'],
  ] as const)
    await postJson(before, '/api/contact', { ...contact, name, website, message: `Bonjour de ${name}.` });
  await expect.poll(() => states(before)).toEqual(['sent', 'sent', 'sent']);
  expect(await before.services.capturedMail.list()).toEqual([]);
  await before.stop();
  const smtp = await startSmtp();
  const { databaseUrl } = before;
  const site = await startSite({ ...options, databaseUrl, environment: { SMTP_URL: smtp.url } });
  const wait = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
  };
  return { site, smtp, wait };
}

onBothEngines('mail that was captured', (engine) => {
  test('[MAILTEST-07] leaves once when the owner says so, and is then told as sent', async () => {
    const { site, smtp } = await withMailServer(engine);
    const { cookie } = await site.signIn();
    const shown = await (await site.get('/admin/mail', { headers: { cookie } })).text();
    expect(shown).toContain('2 e-mails ne sont jamais partis');
    expect(await site.services.today.site.mail()).toMatchObject({ isCaptured: false, left: 2 });
    expect(smtp.received).toEqual([]);

    // Twice at once.
    const answers = await Promise.all([1, 2].map(() => submit(site, cookie, 'send-captured')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(() => smtp.received.length).toBe(2);
    await expect.poll(() => states(site)).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(2);
    expect(await site.services.capturedMail.list()).toEqual([]);
    const { items } = await site.services.mail.page({ search: '', page: 1 });
    expect(items.map(({ captured }) => captured).sort()).toEqual([false, false, true]);
    await submit(site, cookie, 'send-captured');
    expect(await states(site)).toEqual(['sent', 'sent', 'sent']);
    expect(smtp.received).toHaveLength(2);
  });

  test('[MAILTEST-07] stays here when the owner says so, or when a month has passed', async () => {
    const { site, smtp } = await withMailServer(engine);
    const { cookie } = await site.signIn();
    await submit(site, cookie, 'keep-captured');
    expect(await site.services.capturedMail.list()).toEqual([]);
    expect((await states(site)).sort()).toEqual(['held', 'held', 'sent']);
    expect(smtp.received).toEqual([]);

    const other = await withMailServer(engine);
    other.wait(29);
    expect(await other.site.services.capturedMail.count()).toBe(2);
    other.wait(2);
    expect(await other.site.services.capturedMail.count()).toBe(0);
  });

  test('[MAILTEST-07] others than owners are refused, and nothing leaves', async () => {
    const { site, smtp } = await withMailServer(engine);
    for (const role of ['reader', 'editor+publish'] as const) {
      const { cookie } = await teamMember(site, role);
      for (const intent of ['send-captured', 'keep-captured'])
        expect((await submit(site, cookie, intent)).status).toBe(403);
    }
    expect(await site.services.capturedMail.count()).toBe(2);
    expect(smtp.received).toEqual([]);
  });
});
