import { expect } from 'vitest';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { newAddress, test } from '#tests/support/site/attacked-site.ts';
import { administrator } from '#tests/support/site/site.ts';

const DRAFT = 'Brouillon-secret-7731';
const COPY = 'Copie-de-travail-7731';
const EDIT = 'Texte-remplacé-7731';
const INSIDES =
  /node_modules|\bat (?:async )?[\w.]+ \(|\/server\/|\/build\/|file:\/\/|\.ts:\d|SQLITE|sqlite3?_|select .+ from|insert into|ECONN|stack/i;

test('[PUBLISH-01] rule 3: nothing private is in any public answer: drafts, working copies, earlier words, who wrote, what visitors sent', async ({
  site,
}) => {
  const admin = await site.signIn();
  const article = { id: 'secret', slug: 'secret', title: DRAFT, excerpt: DRAFT, publishedAt: '2025-01-01' };
  const saved = await admin.post('/api/articles/save', {
    ...{ language: 'fr', filename: 'secret.json' },
    content: JSON.stringify({ ...article, content: DRAFT, status: 'draft' }),
  });
  expect([saved.status, await saved.text()]).toEqual([200, expect.any(String)]);
  const patch = (value: string, basedOn: number) =>
    admin.patch('/api/content/fr/home', { path: 'hero.title', value, basedOn });
  expect([(await patch(EDIT, 0)).status, (await patch('Bonjour', 1)).status]).toEqual([200, 200]);
  const copies = '/api/working-copies';
  const section = await (await admin.get(`${copies}/sections/fr/agency`)).json();
  const kept = [
    await admin.put(`${copies}/sections/fr/agency`, {
      content: { ...section.content, seoTitle: COPY },
      basedOn: section.version,
    }),
    await admin.put(`${copies}/articles/fr/unpublished`, {
      content: {
        ...{ ...article, id: 'unpublished', slug: 'unpublished', title: COPY },
        ...{ content: COPY, status: 'published' },
      },
      basedOn: '0:',
    }),
  ];
  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
  expect((await postJson(site, '/api/contact', { ...contact, name: 'Zénobie Secrète' })).status).toBe(201);

  const pages = publicPages().flatMap(({ fr, en }) => [fr, en]);
  const data = [
    'home',
    'blog',
    'agency',
    'articles/index',
    'articles/secret',
    'articles/unpublished',
    'study-cases/index',
    'categories',
  ];
  const addresses = [
    ...pages.flatMap((page) => [page, page === '/' ? '/_.data' : `${page}.data`]),
    ...data.map((name) => `/data/fr/${name}.json`),
    ...[
      '/sitemap.xml',
      '/llms.txt',
      '/robots.txt',
      '/.well-known/security.txt',
      '/feed.xml',
      '/blog?q=secret',
    ],
    ...['/blog/unpublished', '/blog/unpublished.data'],
    ...['/blog/secret', '/blog/secret.data', '/up', '/ready', '/api/form', '/api/auth/session'],
  ];
  const secrets = [
    DRAFT,
    COPY,
    EDIT,
    'Zénobie',
    administrator.email,
    'argon2id',
    'updatedBy',
    'updated_by',
    'created_by',
  ];
  for (const address of new Set(addresses)) {
    const text = await site.text(address);
    expect([address, secrets.filter((secret) => text.includes(secret))]).toEqual([address, []]);
  }
});

test('rule 11: no refusal shows the insides, whatever its status, and none is kept', async ({ site }) => {
  const admin = await site.signIn();
  const json = { 'content-type': 'application/json', origin: site.url, cookie: admin.cookie };
  const login = () => postJson(site, '/api/auth/login', { ...administrator, password: 'faux' }, from);
  const from = { 'x-forwarded-for': newAddress() };
  for (let guess = 0; guess < 5; guess += 1) await login();
  const responses: Record<string, () => Promise<Response>> = {
    '400 path': () => site.get('/%E0%A4%A'),
    '400 json': () => site.get('/api/content/fr/home', { method: 'PUT', headers: json, body: '{' }),
    '400 key': () => admin.patch('/api/content/fr/faq', { path: '__proto__.x', value: 1, basedOn: 0 }),
    '401 call': () => site.get('/api/content/fr/home'),
    '403 foreign': () => site.get('/api/contact', { method: 'POST', body: '{}' }),
    '404 page': () => site.get('/xyz'),
    '404 data': () => site.get('/data/fr/nope.json'),
    '404 call': () => admin.get('/api/content/fr/nope'),
    '404 copy': () => admin.get('/api/working-copies/sections/fr/nope'),
    '404 file': () => admin.get('/api/files/nope'),
    '405 call': () => admin.get('/api/import'),
    '409 save': () => admin.patch('/api/content/fr/home', { path: 'hero.title', value: 'x', basedOn: 99 }),
    '409 copy': () =>
      admin.put('/api/working-copies/sections/fr/faq', { content: { title: 'x' }, basedOn: '99:' }),
    '410 link': () => site.get('/admin/setup?token=x'),
    '413 body': () => site.get('/api/contact', { method: 'POST', headers: json, body: 'a'.repeat(300_000) }),
    '415 body': () => site.get('/api/contact', { method: 'POST', headers: { origin: site.url }, body: 'x' }),
    '422 copy': () =>
      admin.put('/api/working-copies/sections/fr/faq', { content: { title: 1 }, basedOn: '0:' }),
    '422 form': () => postJson(site, '/api/contact', {}),
    '429 login': login,
  };
  for (const [name, asked] of Object.entries(responses)) {
    const response = await asked();
    const text = await response.text();
    expect([name, String(response.status)]).toEqual([name, name.slice(0, 3)]);
    // Pages name their scripts: what must not be there is said of their words.
    const words = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]*>/g, ' ');
    expect([name, INSIDES.exec(words)?.[0]]).toEqual([name, undefined]);
    for (const header of ['x-powered-by', 'server'])
      expect([name, response.headers.get(header)]).toEqual([name, null]);
    if (!/404 (?:page|data)/.test(name))
      expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
  }
});
