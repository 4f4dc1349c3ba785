import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { expect } from 'vitest';
import { projectTypes } from '#domain/leads/forms/project-types.ts';
import { pathTo } from '#domain/pages.ts';
import {
  application,
  applicationForm,
  chat,
  contact,
  fieldErrors,
  post,
  postJson,
  without,
} from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const behindProxy = { TRUST_PROXY: '1' };
const MEGA = 1024 * 1024;

async function stored(site: Site) {
  const { db } = await site.openDatabase();
  return db.selectFrom('leads').select(['kind', 'language', 'answers', 'suspect']).execute();
}

onBothEngines('what visitors send', (engine) => {
  test('[CONTACT-13] [CHAT-08] POST /api/contact and /api/chat store the message and answer 201', async () => {
    const site = await startSite({ engine, environment: behindProxy });
    const first = await postJson(site, '/api/contact', contact);
    expect([first.status, await first.json()]).toEqual([201, { received: 'contact' }]);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('set-cookie')).toBeNull();
    const second = await postJson(site, '/api/chat', { ...chat, language: 'en' });
    expect([second.status, await second.json()]).toEqual([201, { received: 'chat' }]);
    const posted = await post(site, '/api/contact', new URLSearchParams({ ...contact, company: '' }));
    expect(posted.status).toBe(201);
    const form = new FormData();
    for (const [name, value] of Object.entries(without(chat, 'phone'))) form.append(name, value);
    expect((await post(site, '/api/chat', form)).status).toBe(201);

    const rows = (await stored(site)).map(({ answers, ...row }) => ({
      ...row,
      answers: JSON.parse(answers),
    }));
    const row = (kind: string, language: string, answers: object) => ({
      kind,
      language,
      answers,
      suspect: 0,
    });
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        row('contact', 'fr', contact),
        row('chat', 'en', chat),
        row('contact', 'fr', { ...contact, company: '' }),
        row('chat', 'fr', { ...chat, phone: '' }),
      ]),
    );
  });

  test('a repeated submit gets the same answer and is one lead, also after a lost answer', async () => {
    const site = await startSite({ engine, environment: behindProxy });
    const { form } = await site.json('/api/form');
    const answers = await Promise.all(
      [1, 2, 3].map(() => postJson(site, '/api/contact', { ...contact, form })),
    );
    answers.push(await postJson(site, '/api/contact', { ...contact, form }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await stored(site)).toHaveLength(1);
  });
});

test('[CONTACT-04] [CONTACT-05] [CONTACT-06] a contact request that lacks or distorts a field is refused by name', async () => {
  const site = await startSite({ environment: behindProxy });
  for (const field of ['name', 'email', 'projectType', 'message'] as const) {
    for (const body of [without(contact, field), { ...contact, [field]: '' }])
      expect(await fieldErrors(await postJson(site, '/api/contact', body))).toEqual([
        422,
        { [field]: 'required' },
      ]);
    expect(await fieldErrors(await postJson(site, '/api/contact', { ...contact, [field]: 7 }))).toEqual([
      422,
      { [field]: 'invalid' },
    ]);
  }
  for (const [field, value] of [
    ['email', 'abc'],
    ['projectType', 'xyz'],
    ['name', 'a\r\nBcc: x@example.com'],
    ['email', 'a@b.fr\r\nBcc: x@example.com'],
    ['company', 'a\nb'],
    ['projectType', 'autre\r\nX: y'],
  ] as const) {
    const response = await postJson(site, '/api/contact', { ...contact, [field]: value });
    expect(await fieldErrors(response)).toEqual([422, { [field]: 'invalid' }]);
  }
  const many = await postJson(site, '/api/contact', { extra: 1, email: 'abc' });
  expect(await fieldErrors(many)).toEqual([
    422,
    { name: 'required', email: 'invalid', projectType: 'required', message: 'required', extra: 'unknown' },
  ]);
  expect(await stored(site)).toEqual([]);

  const message = 'é'.repeat(20_000);
  expect((await postJson(site, '/api/contact', { ...contact, message })).status).toBe(201);
  for (const projectType of projectTypes)
    expect((await postJson(site, '/api/contact', { ...contact, projectType })).status).toBe(201);
  const large = await postJson(site, '/api/contact', { ...contact, message: 'a'.repeat(300 * 1024) });
  expect(large.status).toBe(413);
  const rows = await stored(site);
  expect(rows).toHaveLength(1 + projectTypes.length);
  expect(JSON.parse(rows[0]?.answers ?? '').message).toBe(message);
});

test('[CHAT-04] a chat message is checked as the contact form is', async () => {
  const site = await startSite({ environment: behindProxy });
  for (const field of ['name', 'email', 'message'] as const)
    expect(await fieldErrors(await postJson(site, '/api/chat', without(chat, field)))).toEqual([
      422,
      { [field]: 'required' },
    ]);
  expect(await fieldErrors(await postJson(site, '/api/chat', { ...chat, email: 'abc' }))).toEqual([
    422,
    { email: 'invalid' },
  ]);
  expect(await fieldErrors(await postJson(site, '/api/chat', { ...chat, phone: '1\r\n2' }))).toEqual([
    422,
    { phone: 'invalid' },
  ]);
  const large = await postJson(site, '/api/chat', { ...chat, message: 'a'.repeat(300 * 1024) });
  expect(large.status).toBe(413);
  expect(await stored(site)).toEqual([]);
  const message = 'x'.repeat(20_000);
  expect((await postJson(site, '/api/chat', { ...chat, message })).status).toBe(201);
  expect(JSON.parse((await stored(site))[0]?.answers ?? '').message).toBe(message);
});

test('[TRUST-43] nothing a program can send gets a 5xx, and none of it is stored', async () => {
  const site = await startSite({ environment: behindProxy });
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const cases: [string, RequestInit['body'], number][] = [
    [json, '', 400],
    [json, '{', 400],
    [json, 'null', 422],
    [json, '[]', 422],
    [json, '"x"', 422],
    [json, '7', 422],
    [json, '{"__proto__":{"a":1}}', 400],
    [json, '{"constructor":{"prototype":{}}}', 400],
    [json, `${'['.repeat(20_000)}`, 400],
    [json, `{"a":${'['.repeat(9)}${']'.repeat(9)}}`, 400],
    [json, JSON.stringify({ ...contact, ...Array(600).fill(0) }), 400],
    [form, 'a=&'.repeat(3000), 413],
    [json, JSON.stringify({ ...contact, website: 5 }), 422],
    [json, JSON.stringify({ ...contact, language: 'de' }), 422],
    [json, JSON.stringify({ ...contact, form: 'x'.repeat(500) }), 422],
    [form, '', 422],
    [form, '%E0%A4%A', 422],
    [form, `${new URLSearchParams(contact)}&name=Second`, 422],
    ['text/plain', JSON.stringify(contact), 415],
    ['application/xml', '<a/>', 415],
    ['', JSON.stringify(contact), 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', 'x', 400],
    [json, 'a'.repeat(2 * MEGA), 413],
  ];
  for (const [type, body, status] of cases) {
    for (const address of ['/api/contact', '/api/chat']) {
      const response = await post(site, address, body, { 'content-type': type });
      expect([type, String(body).slice(0, 40), response.status]).toEqual([
        type,
        String(body).slice(0, 40),
        status,
      ]);
      await response.text();
    }
  }
  for (const address of ['/api/contact', '/api/chat', '/api/applications', '/api/views']) {
    const read = await site.get(address);
    expect([address, read.status, read.headers.get('allow')]).toEqual([address, 405, 'POST']);
    const put = await site.get(address, { method: 'PUT', headers: { origin: site.url }, body: '{}' });
    expect([address, put.status]).toEqual([address, 405]);
  }
  expect(await stored(site)).toEqual([]);
});

test('only our own pages may send: refused before the body is read', async ({ site }) => {
  for (const address of ['/api/contact', '/api/chat', '/api/applications', '/api/views']) {
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: site.url },
    ];
    for (const headers of foreign) {
      const type = { 'content-type': 'application/json' };
      const response = await site.get(address, {
        method: 'POST',
        body: JSON.stringify(contact),
        headers: { ...type, ...headers },
      });
      expect([address, response.status]).toEqual([address, 403]);
    }
  }
});

test('five messages a minute from one address, then 429; mending a form is not counted', async () => {
  const site = await startSite({ environment: behindProxy });
  const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` });
  const send = (address: string, body: object = contact) =>
    postJson(site, '/api/contact', body, from(address));
  for (let index = 0; index < 8; index += 1) expect((await send('203.0.113.1', {})).status).toBe(422);
  for (let index = 0; index < 5; index += 1) expect((await send('203.0.113.1')).status).toBe(201);
  const refused = await send('203.0.113.1');
  const retryAfter = Number(refused.headers.get('retry-after'));
  expect([refused.status, retryAfter > 0 && retryAfter <= 60]).toEqual([429, true]);
  expect((await send('203.0.113.2')).status).toBe(201);
  for (let index = 0; index < 5; index += 1) expect((await send(`2001:db8:1:2::${index}`)).status).toBe(201);
  expect([(await send('2001:db8:1:2:f::9')).status, (await send('2001:db8:1:3::9')).status]).toEqual([
    429, 201,
  ]);

  const flood = await Promise.all(Array.from({ length: 12 }, () => send('203.0.113.50')));
  expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);

  const direct = await startSite();
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await postJson(direct, '/api/contact', contact, from(`203.0.113.${index}`))).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('a form posted without scripts too often comes back with what was written, and says when to try again', async () => {
  const site = await startSite();
  for (let index = 0; index < 5; index += 1) await postJson(site, '/api/contact', contact);
  const written = { ...contact, message: 'Encore une question sur la vitrine.' };
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(written);
  const response = await site.get('/contact', { method: 'POST', headers, body });
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await response.text();
  for (const value of [written.name, written.email, written.message]) expect(page).toContain(value);

  const cv = ['cv.pdf', new TextEncoder().encode('%PDF-1.7')] as const;
  const applied = await post(site, pathTo('recruitment', 'fr'), applicationForm(application, { cv }));
  expect(applied.status).toBe(429);
  expect(await applied.text()).toContain(application.message);
  expect(await readdir(path.join(site.dataDir, 'files/incoming'))).toEqual([]);
});

test('a call that comes too often is answered without waiting for its files', async () => {
  const site = await startSite();
  for (let index = 0; index < 5; index += 1) await postJson(site, '/api/contact', contact);
  const upload = request(`${site.url}/api/applications`, {
    method: 'POST',
    headers: {
      origin: site.url,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 8 * MEGA,
    },
  });
  upload.write('--part\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7');
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(429);
  upload.destroy();
});

test('[CONST-04] sending a message has no fixed wait', async () => {
  const site = await startSite({ environment: behindProxy });
  const times: number[] = [];
  for (let index = 0; index < 15; index += 1) {
    const begun = performance.now();
    await (await postJson(site, '/api/contact', contact)).text();
    times.push(performance.now() - begun);
  }
  // The quickest: a fixed wait would be in each of them, a busy machine is not.
  expect(Math.min(...times)).toBeLessThan(100);
});
