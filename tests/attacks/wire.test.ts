import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { leadTable } from '#domain/leads/lead-table.ts';
import { expectUnharmed, newAddress, test } from '#tests/support/attacked-site.ts';
import { documents } from '#tests/support/documents.ts';
import { application, applicationForm, contact, post, postJson } from '#tests/support/leads.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { administrator, type Site } from '#tests/support/site.ts';

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
    const answer = await site.get(`/admin?next=${encodeURIComponent(target)}`, {
      method: 'POST',
      headers: { origin: site.url, 'x-forwarded-for': newAddress() },
      body: new URLSearchParams(administrator),
    });
    expect([target, answer.status]).toEqual([target, 302]);
    const location = answer.headers.get('location') ?? '';
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
    name: `Jane${evil}`,
    company: `Doe${evil}`,
    message: `Bonjour${evil}`,
  });
  expect(sent.status).toBe(201);
  expect(
    (await postJson(site, '/api/contact', { ...contact, email: `jane@example.com${evil}` })).status,
  ).toBe(422);
  expect(
    (await postJson(site, '/api/contact', { ...contact, email: 'a@b.fr, evil@example.com' })).status,
  ).toBe(422);
  const folder = path.join(site.dataDir, 'mail');
  await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBeGreaterThan(0);
  for (const name of await readdir(folder)) {
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
  const starts = ['=', '+', '-', '@', '\t', '\r', ' =', '\n=', '＝', '\u0000='];
  for (const start of starts) {
    const text = `${start}HYPERLINK("http://evil.example")`;
    await postJson(site, '/api/contact', { ...contact, name: `${text}x`, company: text, message: text });
  }
  const admin = await site.signIn();
  const table = await (await admin.get('/api/leads/export?box=messages')).text();
  const cells = [...table.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
  expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThanOrEqual(
    3 * starts.length - 3,
  );
  for (const cell of cells) expect(cell).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/);
  expect(leadTable([]).length).toBe(1);
});

test('rule 10: no text makes a pattern think: every input answers at once', async ({ site }) => {
  const admin = await site.signIn();
  const evil = [
    `${'a'.repeat(50_000)}!`,
    `${'a@'.repeat(20_000)}`,
    `${' '.repeat(60_000)}x`,
    `a@${'a.'.repeat(30_000)}`,
    `${'<'.repeat(30_000)}`,
    `${'[a]('.repeat(10_000)}`,
    `${'*a_'.repeat(15_000)}`,
    `${'- '.repeat(20_000)}`,
    `${'> '.repeat(20_000)}x`,
    `${'%20'.repeat(15_000)}`,
    `${'/'.repeat(50_000)}x`,
    `${'-'.repeat(60_000)}A`,
    `${'0'.repeat(60_000)},`,
  ];
  const { rev } = await (await admin.get('/api/content/fr/legal')).json();
  const slow: string[] = [];
  const timed = async (name: string, ask: () => Promise<Response>) => {
    const begun = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    const ms = performance.now() - begun;
    expect([name, answer.status < 500]).toEqual([name, true]);
    if (ms > 2000) slow.push(`${name}: ${Math.round(ms)} ms`);
  };
  const { content: legal } = await site.services.content.load('legal', 'fr');
  for (const [index, text] of evil.entries()) {
    const article = {
      id: 'lent',
      slug: 'lent',
      title: 'Lent',
      excerpt: 'x',
      publishedAt: '2025-01-01',
      content: text,
    };
    const saved = { language: 'fr', filename: 'lent.json', content: JSON.stringify(article) };
    const preview = { content: { ...legal, sections: [{ title: 'x', content: text }] } };
    const short = encodeURIComponent(text.slice(0, 1500));
    const asks: Record<string, () => Promise<Response>> = {
      contact: () => postJson(site, '/api/contact', { ...contact, email: text, name: text, message: text }),
      login: () => postJson(site, '/api/auth/login', { email: text, password: text, code: text }),
      article: () => admin.post('/api/articles/save', saved),
      slug: () =>
        admin.post('/api/articles/save', {
          ...saved,
          content: JSON.stringify({ ...article, slug: text, tags: [text] }),
        }),
      legal: () => admin.post('/api/legal-preview/fr/legal', preview),
      field: () =>
        admin.patch('/api/content/fr/legal', { path: text.slice(0, 500), value: text, basedOn: rev }),
      link: () => admin.patch('/api/content/fr/home', { path: 'hero.cta.href', value: text, basedOn: 0 }),
      search: () => admin.get(`/api/office-search/fr?q=${short}`),
      blog: () => site.get(`/blog?q=${short}&category=${short}`),
      path: () => site.get(`/${short}`),
      calculator: () => site.get(`/calculateur-prix?type=${short}&features=${short}`),
      cookie: () => site.get('/admin', { headers: { cookie: text.slice(0, 8000).replace(/[^ -~]/g, 'x') } }),
      language: () =>
        site.get('/', {
          headers: { 'accept-encoding': text.slice(0, 8000), 'if-none-match': text.slice(0, 4000) },
        }),
      forwarded: () => site.get('/admin', { headers: { 'x-forwarded-for': text.slice(0, 8000) } }),
      view: () => postJson(site, '/api/views', { path: text.slice(0, 2000), referrer: text.slice(0, 2000) }),
    };
    for (const [name, ask] of Object.entries(asks)) await timed(`${name} ${index}`, ask);
  }
  expect(slow).toEqual([]);
  await expectUnharmed(site);
});
