import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, contact, post, postJson } from '#tests/support/data/leads.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { newAddress, test } from '#tests/support/site/attacked-site.ts';
import { administrator, type Site } from '#tests/support/site/site.ts';

const away = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example/..',
  '/.//evil.example',
  '/admin/..//evil.example',
  '/admin//evil.example',
  '/admin\t//evil.example',
  '/admin%0d%0aLocation:%20https://evil.example',
  'https://evil.example/admin',
  'https:evil.example',
  'javascript:hacked()',
  '/admin@evil.example',
  '/admin?next=//evil.example',
];

/** Where a browser would go, seen from our own site. */
const hostOf = (site: Site, location: string) => new URL(location, site.url).host;

test('rule 9: neither a path nor the wish at the login leads to another site', async ({ site }) => {
  const own = new URL(site.url).host;
  for (const target of away) {
    for (const start of ['', '/projets', '/en', '/agence/']) {
      const { headers } = await rawRequest(
        site.url + `${start}${target}`.replace(/[\t]/g, '%09').replace(/^(?!\/)/, '/'),
      );
      const { location } = headers;
      if (location) expect([start + target, hostOf(site, location)]).toEqual([start + target, own]);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const response = await site.get(`/admin?next=${encodeURIComponent(target)}`, {
      method: 'POST',
      headers: { origin: site.url, 'x-forwarded-for': newAddress() },
      body: new URLSearchParams(administrator),
    });
    expect([target, response.status]).toEqual([target, 302]);
    const location = response.headers.get('location') ?? '';
    expect([target, hostOf(site, location), location.startsWith('/admin')]).toEqual([target, own, true]);
  }
});

test('rules 7 and 11: line breaks reach no header: of an answer, a download, a mail or the log', async ({
  site,
}) => {
  const evil = '\r\nBcc: evil@example.com\r\nSet-Cookie: session=evil\r\n\r\n<script>';
  for (const address of ['/projets?x=', '/agence/?x=', '/blog?q=', '/contact?message=']) {
    const { headers } = await rawRequest(site.url + address + encodeURIComponent(evil));
    expect([address, headers['set-cookie'], headers.bcc]).toEqual([address, undefined, undefined]);
  }
  const sent = await postJson(site, '/api/contact', {
    ...contact,
    message: `Bonjour${evil}`,
  });
  expect(sent.status).toBe(201);
  for (const field of ['name', 'email', 'company', 'projectType'])
    expect([
      field,
      (await postJson(site, '/api/contact', { ...contact, [field]: `Jane${evil}` })).status,
    ]).toEqual([field, 422]);
  expect(
    (await postJson(site, '/api/contact', { ...contact, email: `jane@example.com${evil}` })).status,
  ).toBe(422);
  expect(
    (await postJson(site, '/api/contact', { ...contact, email: 'a@b.fr, evil@example.com' })).status,
  ).toBe(422);
  const folder = path.join(site.dataDir, 'mail');
  // What is being written has another ending.
  const mails = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(mails).not.toEqual([]);
  for (const name of await mails()) {
    const [head = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n');
    expect(head).not.toMatch(/^(?:bcc|set-cookie):/im);
    expect(head.match(/^(?:to|cc|reply-to):/gim)?.length).toBeLessThanOrEqual(2);
  }

  const bytes = new Uint8Array(documents.pdf);
  const applied = applicationForm(application, { cv: ['a"; filename="evil.html\u202e.pdf', bytes] });
  expect((await post(site, '/api/applications', applied)).status).toBe(201);
  const { db } = await site.openDatabase();
  const file = await db.selectFrom('lead_files').select('id').executeTakeFirstOrThrow();
  const admin = await site.signIn();
  const download = await admin.get(`/api/files/${file.id}`);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%~-]+$/);
  expect([
    download.headers.get('content-security-policy'),
    download.headers.get('x-content-type-options'),
  ]).toEqual(["default-src 'none'; sandbox", 'nosniff']);
  await download.arrayBuffer();
  for (const line of site.logged)
    expect(JSON.stringify(line)).not.toMatch(/evil@example|jane@example|Bonjour/);
});

test('rule 8: no cell of the export begins a formula, whatever field it came from', async ({ site }) => {
  // A name is one line: what begins with a line break is refused there, and tried in the message.
  const starts = ['=', '+', '-', '@', ' =', '＝', '\u0000='];
  const breaks = ['\t', '\r', '\n='];
  for (const start of starts) {
    const text = `${start}HYPERLINK(A1)`;
    await postJson(site, '/api/contact', { ...contact, name: text, company: text, message: text });
  }
  for (const start of breaks)
    await postJson(site, '/api/contact', { ...contact, message: `${start}HYPERLINK(A1)` });
  const admin = await site.signIn();
  const table = await (await admin.get('/api/leads/export?box=messages')).text();
  const cells = [...table.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
  expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThanOrEqual(3 * starts.length);
  for (const cell of cells) expect(cell).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/);
});
