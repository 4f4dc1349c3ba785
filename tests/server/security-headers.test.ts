import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

/** What files carry; every other answer carries the rest too. */
const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
const onPages = {
  ...always,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};
const isFile = ({ headers }: { headers: Record<string, unknown> }) =>
  /javascript|svg/.test(String(headers['content-type']));
const HSTS = 'max-age=63072000; includeSubDomains';

/** One answer of every kind: page, not found, back office, call, data, health, redirects, files, refusals. */
async function oneOfEach(site: Site) {
  const file = /"(\/assets\/[^"]+\.js)"/.exec(await site.text('/'))?.[1] ?? '';
  const reads = [
    '/',
    '/',
    '/xyz',
    '/admin',
    '/api/content/fr/home',
    '/data/fr/home.json',
    '/data/fr/nope.json',
  ];
  const others = ['/up', '/ready', '/projets', '/agence/', file, '/favicon.svg', '/..%2fx', '/agence.data'];
  const responses = [...reads, ...others].map((path) => rawRequest(site.url + path));
  const refused = ['POST', 'OPTIONS'].map((method) =>
    rawRequest(`${site.url}/data/fr/home.json`, { method }),
  );
  const foreign = rawRequest(`${site.url}/admin`, { method: 'POST' });
  return Promise.all([...responses, ...refused, foreign]);
}

/** The text of every element of a kind, read by position and not by the server's own pattern. */
function inlineTexts(page: string, tag: string): string[] {
  const texts: string[] = [];
  for (let at = page.indexOf(`<${tag}`); at >= 0; at = page.indexOf(`<${tag}`, at + 1)) {
    const begin = page.indexOf('>', at) + 1;
    // What search engines read is no script, and needs no leave to run.
    if (page.slice(at, begin).includes('application/ld+json')) continue;
    texts.push(page.slice(begin, page.indexOf(`</${tag}>`, begin)));
  }
  return texts.filter((text) => text !== '');
}

function sources(page: string, tag: string): string {
  const hashes = inlineTexts(page, tag).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return ["'self'", ...new Set(hashes)].join(' ');
}

test('every answer carries the security headers, whatever it is', async ({ site }) => {
  const responses = await oneOfEach(site);
  expect(new Set(responses.map(({ status }) => status))).toEqual(
    new Set([200, 301, 400, 401, 403, 404, 405]),
  );
  expect(responses.filter(isFile)).toHaveLength(2);
  for (const response of responses) {
    const { headers } = response;
    expect(headers).toMatchObject(isFile(response) ? always : onPages);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('[TRUST-17] the policy of a page is its own hashes and this site, and nothing else; no mark is sent', async ({
  site,
}) => {
  for (const path of ['/', '/en/agency', '/faq', '/cii', '/blog/budget-site-web-2025', '/xyz', '/admin']) {
    const response = await site.get(path);
    const page = await response.text();
    const scripts = sources(page, 'script');
    expect(inlineTexts(page, 'script').length).toBeGreaterThanOrEqual(3);
    // The back office links its style sheet; every other page carries its own.
    if (path !== '/admin') expect(inlineTexts(page, 'style').length).toBeGreaterThanOrEqual(1);
    expect([path, response.headers.get('content-security-policy')?.split('; ')]).toEqual([
      path,
      [
        "default-src 'none'",
        `script-src ${scripts}`,
        `style-src ${sources(page, 'style')}`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
    ]);
    expect(scripts).not.toMatch(/unsafe|\*|http|data:/);
    expect([page.includes(' nonce='), response.headers.has('x-script-mark')]).toEqual([false, false]);
    expect(page).not.toMatch(/<[a-z][^>]* on[a-z]+="/);
  }
});

test('an answer that is still good says 304 with its ETag and all security headers, and no body', async ({
  site,
}) => {
  for (const path of ['/agence', '/data/fr/home.json', '/agence.data', '/favicon.svg']) {
    const first = await rawRequest(site.url + path);
    const etag = first.headers.etag ?? '';
    const again = await rawRequest(site.url + path, { headers: { 'if-none-match': etag } });
    expect([path, again.status, again.body, again.headers.etag]).toEqual([path, 304, '', etag]);
    const { date: _, 'content-length': __, ...expected } = first.headers;
    expect(again.headers).toMatchObject(expected);
    expect(again.headers).toMatchObject(isFile(first) ? always : onPages);
    expect(again.headers).not.toHaveProperty('content-length');
    const other = await rawRequest(site.url + path, { headers: { 'if-none-match': 'W/"other"' } });
    expect([path, other.status, other.body.length]).toEqual([path, 200, first.body.length]);
  }
});

const logIn = (site: Site, password: string) =>
  rawRequest(`${site.url}/admin`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    chunks: [new URLSearchParams({ email: administrator.email, password }).toString()],
  });

test.for([
  {
    siteUrl: 'https://www.atelier-vitrine.example',
    name: '__Host-session',
    otherName: 'session',
    attributes: 'Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
    hsts: HSTS,
  },
  {
    siteUrl: undefined,
    name: 'session',
    otherName: '__Host-session',
    attributes: 'Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
    hsts: undefined,
  },
])('with the public address $siteUrl the session is the cookie $name', async ({ siteUrl, ...expected }) => {
  const site = await startSite({ siteUrl });
  for (const { headers } of await oneOfEach(site))
    expect(headers['strict-transport-security']).toBe(expected.hsts);
  const page = await rawRequest(site.url, { headers: { 'if-none-match': '*' } });
  expect([page.status, page.headers['strict-transport-security']]).toEqual([304, expected.hsts]);

  const refused = await logIn(site, 'faux');
  expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined]);
  const { status, headers } = await logIn(site, administrator.password);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? '';
  expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([
    302,
    [
      `${expected.name}=${token}; ${expected.attributes}`,
      expect.stringMatching(
        new RegExp(`^${expected.name.replace('session', 'device')}=[\\w.-]{66}; Max-Age=31536000; `),
      ),
    ],
    'no-store',
  ]);
  const call = (name: string) =>
    rawRequest(`${site.url}/api/content/fr/home`, { headers: { cookie: `${name}=${token}` } });
  expect([(await call(expected.name)).status, (await call(expected.otherName)).status]).toEqual([200, 401]);

  const out = await rawRequest(`${site.url}/admin/logout`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `${expected.name}=${token}` },
  });
  expect(out.headers['set-cookie']).toEqual([
    `${expected.name}=; ${expected.attributes.replace('86400', '0')}`,
  ]);
  expect((await call(expected.name)).status).toBe(401);
});
