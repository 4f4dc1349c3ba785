import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { edit } from '#tests/support/data/edit.ts';
import { application, applicationForm, chat, contact, post, postJson } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { startEmailJs } from '#tests/support/services/emailjs.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const proxy = { TRUST_PROXY: '1' };
const cv = ['cv.pdf', new Uint8Array(documents.pdf)] as const;
const send = {
  contact: (site: Site) => postJson(site, '/api/contact', contact),
  chat: (site: Site) => postJson(site, '/api/chat', { ...chat, message: crypto.randomUUID() }),
  application: (site: Site) => post(site, '/api/applications', applicationForm(application, { cv })),
};

const states = async (site: Site) => (await site.services.mail.list(50)).map(({ state }) => state);
const settled = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** The head of a mail, one line per header. */
function headers(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

onBothEngines('mail', (engine) => {
  test('[MAIL-01] [API-07] [JOB-12] with the mail server down all is stored and answered, and sent when it is back', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const smtp = await startSmtp();
    const site = await startSite({ engine, environment: { ...proxy, SMTP_URL: smtp.url }, now: () => now });
    smtp.state.behaviour = 451;
    for (const one of Object.values(send)) expect((await one(site)).status).toBe(201);
    await settled(async () => {
      const entries = await site.services.mail.list(10);
      expect(entries).toHaveLength(3);
      for (const entry of entries)
        expect(entry).toMatchObject({
          state: 'waiting',
          tries: 1,
          last_error: expect.stringContaining('not today'),
        });
    });
    const { db } = await site.openDatabase();
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(3);
    expect(smtp.received).toEqual([]);

    smtp.state.behaviour = 'take';
    now = new Date('2025-06-01T12:01:00Z');
    expect((await send.chat(site)).status).toBe(201);
    await settled(async () => expect(await states(site)).toEqual(['sent', 'sent', 'sent', 'sent']));
    expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(4);
    expect(smtp.received).toHaveLength(4);
  });

  test('[MAIL-01] what looks like spam is stored and mailed too, with a mark in its subject', async () => {
    const smtp = await startSmtp();
    const site = await startSite({ engine, environment: { ...proxy, SMTP_URL: smtp.url } });
    smtp.state.behaviour = 451;
    const website = 'https://spam.example';
    for (const [address, fields] of [
      ['/api/contact', contact],
      ['/api/chat', chat],
    ] as const)
      expect((await postJson(site, address, { ...fields, website })).status).toBe(201);
    const { db } = await site.openDatabase();
    const stored = await db.selectFrom('leads').select(['kind', 'suspect']).orderBy('kind').execute();
    expect(stored).toEqual([
      { kind: 'chat', suspect: 1 },
      { kind: 'contact', suspect: 1 },
    ]);
    await settled(async () => {
      const tries = (await site.services.mail.list(9)).map(({ tries }) => tries);
      expect(tries).toEqual([1, 1]);
    });
    smtp.state.behaviour = 'take';
    for (const { id } of await site.services.mail.list(9))
      expect(await site.services.mail.resend(id)).toBe(true);
    await settled(() => expect(smtp.received).toHaveLength(2));
    const subjects = smtp.received.flatMap(({ raw }) =>
      headers(raw).filter((line) => /^subject:/i.test(line)),
    );
    expect(subjects.sort()).toEqual([
      'Subject: [CHAT] Jane Doe (suspect)',
      'Subject: [CONTACT] Site vitrine - Jane Doe (suspect)',
    ]);
    expect(new Set(smtp.received.flatMap(({ to }) => to))).toEqual(
      new Set(['bonjour@atelier-vitrine.example']),
    );
  });
});

test('a mail server that repeats whom it refuses tells the outbox, not the log', async () => {
  const smtp = await startSmtp();
  smtp.state.behaviour = 'unknown';
  const environment = { ...proxy, SMTP_URL: smtp.url, CONTACT_EMAIL: 'leads@agence.example' };
  const site = await startSite({ environment });
  expect((await send.contact(site)).status).toBe(201);
  await settled(async () => {
    const [entry] = await site.services.mail.list(10);
    expect(entry?.last_error).toContain('leads@agence.example');
    // Logged after it is recorded.
    const told = site.logged.filter(({ msg }) => msg === 'a mail was not delivered');
    expect(told).toMatchObject([{ reason: expect.stringContaining('unknown here') }]);
  });
  expect(JSON.stringify(site.logged)).not.toContain('@');
});

test('[MAIL-03] by SMTP: from our own address, to answer to the visitor, as text and as HTML', async () => {
  const smtp = await startSmtp();
  const site = await startSite({
    environment: {
      ...proxy,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agence.example',
      CONTACT_EMAIL: 'leads@agence.example',
    },
  });
  const name = 'Zoé "X" <evil@example.com>, Bcc: y';
  await postJson(site, '/api/contact', { ...contact, name });
  await settled(() => expect(smtp.received).toHaveLength(1));
  const [mail] = smtp.received;
  expect([mail?.from, mail?.to]).toEqual(['site@agence.example', ['leads@agence.example']]);
  const head = headers(mail?.raw ?? '');
  expect(head).toContain('From: Atelier Vitrine <site@agence.example>');
  expect(head).toContain('To: leads@agence.example');
  const named = (field: string) => head.filter((line) => line.toLowerCase().startsWith(`${field}:`));
  expect(named('reply-to')).toHaveLength(1);
  expect(named('reply-to')[0]).toMatch(/<jane@example\.com>$/);
  expect([named('bcc'), named('cc'), named('subject')]).toEqual([[], [], [expect.any(String)]]);
  expect(mail?.raw).toMatch(/content-type: text\/plain/i);
  expect(mail?.raw).toMatch(/content-type: text\/html/i);
  expect(mail?.raw).toContain('&lt;g=C3=A2teaux&gt;');
});

test('[MAIL-03] through EmailJS: the ten fields, the keys of the configuration, one request a second', async () => {
  const emailJs = await startEmailJs();
  const keys = {
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
    EMAILJS_PUBLIC_KEY: 'public',
  };
  const site = await startSite({
    environment: { ...proxy, ...keys, EMAILJS_PRIVATE_KEY: 'private', EMAILJS_URL: emailJs.url },
  });
  await send.contact(site);
  await send.chat(site);
  await settled(async () => expect(await states(site)).toEqual(['sent', 'sent']));
  const [first, second] = emailJs.calls;
  expect(first).toMatchObject({
    path: '/api/v1.0/email/send',
    body: {
      service_id: 'service',
      template_id: 'template',
      user_id: 'public',
      accessToken: 'private',
      template_params: {
        from_name: 'Jane Doe',
        from_email: 'jane@example.com',
        reply_to: 'jane@example.com',
        to_email: 'bonjour@atelier-vitrine.example',
        phone: 'Non renseigné',
        subject: '[CONTACT] Site vitrine - Jane Doe',
        company: 'Doe & Filles',
        project_type: 'Site vitrine',
        message: contact.message,
        date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/),
      },
    },
  });
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);

  emailJs.state.status = 429;
  await send.chat(site);
  await settled(async () =>
    expect((await site.services.mail.list(1))[0]).toMatchObject({
      state: 'waiting',
      last_error: expect.stringContaining('EmailJS answered 429'),
    }),
  );
});

test('[MAIL-03] by default mail is captured: as a file, and readable through the service', async () => {
  const site = await startSite({ environment: proxy });
  await send.contact(site);
  await settled(async () => expect(await states(site)).toEqual(['sent']));
  const folder = path.join(site.dataDir, 'mail');
  const [file = ''] = await readdir(folder);
  const [entry] = await site.services.mail.list(1);
  expect(file).toBe(`${entry?.id}.eml`);
  const eml = await readFile(path.join(folder, file), 'utf8');
  expect(headers(eml)).toContain('Subject: [CONTACT] Site vitrine - Jane Doe');
  expect(await site.services.mail.read(entry?.id ?? '')).toMatchObject({
    mail: { text: contact.message, subject: '[CONTACT] Site vitrine - Jane Doe' },
    attempts: [{ transport: 'capture', error: '' }],
  });
});

test('the answer to the visitor goes out in their language, from us, marked as automatic', async () => {
  const smtp = await startSmtp();
  const site = await startSite({ environment: { ...proxy, SMTP_URL: smtp.url } });
  await edit(site, 'en', 'contact', {
    'answer.enabled': true,
    'answer.subject': 'Got it\r\nBcc: x@example.com',
  });
  await postJson(site, '/api/contact', { ...contact, language: 'en' });
  await settled(() => expect(smtp.received).toHaveLength(2));
  const answer = smtp.received.find(({ to }) => to[0] === 'jane@example.com');
  const head = headers(answer?.raw ?? '');
  expect(head).toContain('Subject: Got it Bcc: x@example.com');
  expect(head.map((line) => line.toLowerCase())).toContain('auto-submitted: auto-generated');
  expect(answer?.raw).not.toContain('Jane');
});

test.each(['dead', 'hang', 451, 550] as const)(
  'with a mail server that is %s a form is answered as quickly as ever, and a stop does not wait',
  async (behaviour) => {
    const smtp = await startSmtp();
    const url = behaviour === 'dead' ? 'smtp://127.0.0.1:1' : smtp.url;
    if (behaviour !== 'dead') smtp.state.behaviour = behaviour;
    const site = await startSite({ environment: { ...proxy, SMTP_URL: url } });
    const times: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const begun = performance.now();
      expect((await send.chat(site)).status).toBe(201);
      times.push(performance.now() - begun);
    }
    // A form that waits for the mail server is never quick, whatever else the machine does.
    expect(Math.min(...times)).toBeLessThan(150);
    expect(await states(site)).toEqual(Array(20).fill('waiting'));
  },
);

test('[MAIL-11] no key of the mail configuration is in any file sent to the browser', async () => {
  const build = path.resolve(import.meta.dirname, '../../build/client');
  const names = await readdir(build, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name));
  expect(files.length).toBeGreaterThan(10);
  const emailJs = await startEmailJs();
  const keys = {
    EMAILJS_SERVICE_ID: 'service_q7w8e9',
    EMAILJS_TEMPLATE_ID: 'template_a1s2d3',
    EMAILJS_PUBLIC_KEY: 'public_z9x8c7',
    EMAILJS_PRIVATE_KEY: 'private_v6b5n4',
  };
  const site = await startSite({ environment: { ...keys, EMAILJS_URL: emailJs.url } });
  const pages = await Promise.all(
    ['/', '/contact', '/en/contact', '/recrutement', '/data/fr/contact.json'].map(site.text),
  );
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')),
  );
  for (const sent of [...pages, ...texts]) {
    expect(sent).not.toMatch(/emailjs|nodemailer|smtps?:\/\//i);
    for (const key of Object.values(keys)) expect(sent.includes(key)).toBe(false);
  }
});
