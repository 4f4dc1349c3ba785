import { expect, test } from 'vitest';
import * as html from '#tests/support/html.ts';
import { type RawAnswer, rawRequest } from '#tests/support/raw-request.ts';
import { startSite } from '#tests/support/site/site.ts';

/** The same for all sites of this file, so that their answers can be compared byte for byte. */
const siteUrl = 'http://www.atelier-vitrine.example';
const paths = [
  '/',
  '/en',
  '/agence',
  '/agence.data',
  '/blog/budget-site-web-2025',
  '/en/contact',
  '/data/fr/home.json',
  '/sitemap.xml',
  '/robots.txt',
  '/xyz',
  '/projets',
];

async function freshSite() {
  const { url } = await startSite({ siteUrl });
  return {
    ask: (path: string, headers = {}, method = 'GET') => rawRequest(url + path, { headers, method }),
  };
}

/** All of an answer but the moment it was sent. */
const whole = ({ status, headers: { date: _, ...headers }, body }: RawAnswer) => ({ status, headers, body });

const poisons: Record<string, { headers?: Record<string, string>; query?: string; method?: string }> = {
  'a forwarded host': {
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-port': '666',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-prefix': '/evil.example',
      forwarded: 'for=6.6.6.6;host=evil.example;proto=gopher',
      'x-host': 'evil.example',
    },
  },
  'another host': { headers: { host: 'evil.example' } },
  'another address in a header': {
    headers: { 'x-original-url': '/evil.example', 'x-rewrite-url': '/en/evil.example' },
  },
  'a query nobody reads': { query: '?x=<script>evil.example</script>&utm_source=evil.example' },
  'queries of the router': { query: '?index&_routes=evil.example&_data=evil.example' },
  cookies: { headers: { cookie: 'theme=dark; lang=evil.example; session=evil.example' } },
  'a language and a browser': {
    headers: { 'accept-language': 'de', 'user-agent': 'evil.example', referer: 'http://evil.example/' },
  },
  'another kind of answer': { headers: { accept: 'application/json', 'x-requested-with': 'evil.example' } },
  'the modes of the router': {
    headers: {
      'x-react-router-spa-mode': 'yes',
      'x-react-router-prerender-data': '["evil.example"]',
      'x-remix-response': 'yes',
    },
  },
  'other methods in headers': { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'PUT' } },
  'conditions and ranges': { headers: { 'if-none-match': '*', range: 'bytes=0-9', 'if-match': '"x"' } },
  'a question for the head alone': { method: 'HEAD' },
  'a compression of its own': { headers: { 'accept-encoding': 'gzip;q=0.001, br;q=0, evil.example' } },
};

test.for(Object.entries(poisons))(
  'whoever comes first with %s changes nothing for those who come after',
  async ([, { headers = {}, query = '', method }]) => {
    const poisoned = await freshSite();
    const clean = await freshSite();
    for (const path of paths) await poisoned.ask(path + query, headers, method);
    for (const path of paths) {
      expect({ path, ...whole(await poisoned.ask(path)) }).toEqual({ path, ...whole(await clean.ask(path)) });
    }
  },
);

test('[SEO-02] the canonical address never follows the host a client names, neither for that client nor for the next', async () => {
  const site = await freshSite();
  const headers = { ...poisons['a forwarded host']?.headers, host: 'evil.example' };
  for (const path of [
    '/agence',
    '/en/contact',
    '/blog/budget-site-web-2025',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    const [first, next] = [await site.ask(path, headers), await site.ask(path)];
    expect([path, first.body.includes('evil.example')]).toEqual([path, false]);
    expect([path, next.body]).toEqual([path, first.body]);
    if (!path.includes('.')) expect(html.canonical(next.body)).toEqual([siteUrl + path]);
  }
});
