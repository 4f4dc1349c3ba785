import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { quote } from '#tests/support/data/leads.ts';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import * as html from '#tests/support/html.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const spaced = (text: string) => text.replace(/\s+/g, ' ');

function post(site: Site, body: unknown, address = '/api/quotes'): Promise<Response> {
  const headers = { origin: site.url, 'content-type': 'application/json' };
  return site.get(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

function postForm(site: Site, fields: [string, string][], address: string): Promise<Response> {
  return site.get(address, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams(fields),
  });
}

const form: [string, string][] = Object.entries(quote).flatMap(([name, value]): [string, string][] =>
  Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value === true ? '1' : String(value)]],
);
const changed = (name: string, value: string) =>
  form.map(([key, was]): [string, string] => [key, key === name ? value : was]);

/** The address of a new estimate. */
async function sent(site: Site, language: 'fr' | 'en'): Promise<string> {
  const response = await post(site, { ...quote, language });
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

test('[CALC-07] a request whose total is a lie is stored with the total of the rule', async () => {
  const site = await startSite();
  const response = await post(site, { ...quote, total: 1, monthly: 0 });
  expect([response.status, await response.json()]).toEqual([201, { received: 'quote' }]);
  const { db } = await site.openDatabase();
  const [lead] = await db.selectFrom('leads').selectAll().execute();
  expect(JSON.parse(lead?.answers ?? '').figures).toMatchObject({ total: 5320, monthly: 148 });
});

test('[CALC-07] the posted form of the page leads to the estimate, as it was asked for', async () => {
  const site = await startSite();
  const response = await postForm(site, form, '/calculateur-prix?etape=devis');
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location).toMatch(/^\/estimation\/[\w-]{43}\?sent$/);
  const page = await site.text(location);
  expect(html.textsOf(page, 'p')).toContain(shippedCalculator('fr').labels.quoteForm.success);
  expect(await site.text(location.replace('?sent', ''))).not.toContain('Demande envoyée');
});

test.for([
  ['fr', '5\u202f320\u00a0€', '148\u00a0€/mois', 'Estimation'],
  ['en', '€5,320', '€148/month', 'Estimate'],
] as const)(
  'the estimate in %s shows what was asked for, is in no list, and is the same as PDF',
  async ([language, total, monthly, title]) => {
    const site = await startSite();
    const address = await sent(site, language);
    const response = await site.get(address);
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html.meta(page, 'robots')).toEqual(['noindex']);
    expect([html.alternates(page), html.canonical(page)]).toEqual([{}, []]);
    expect(html.headings(page)).toEqual([title]);
    expect(page).toContain(total);
    expect(page).toContain(monthly);
    expect(page).not.toContain('Jane');

    const pdf = await site.get(`${address}.pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('x-robots-tag')]).toEqual([
      ...[200, 'application/pdf', 'noindex'],
    ]);
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="estimat/);
    const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
    const text = spaced((await extractText(document, { mergePages: true })).text);
    for (const value of html.textsOf(/<article[\s\S]*<\/article>/.exec(page)?.[0] ?? '', 'dd')) {
      expect(text).toContain(spaced(value));
    }
    expect(text).toContain(site.url + address);

    expect(await site.text('/sitemap.xml')).not.toContain('estim');
    expect(JSON.stringify(site.logged)).not.toContain(address.split('/').at(-1));
  },
);

test('under the address of the other language it leads to its own', async () => {
  const site = await startSite();
  const address = await sent(site, 'en');
  const other = await site.get(address.replace('/en/estimate/', '/estimation/'));
  expect([other.status, other.headers.get('location')]).toEqual([302, address]);
});

test('after thirty days it is gone, and its choices lead back to the calculator', async () => {
  let now = new Date('2025-06-01T12:00:00Z');
  const site = await startSite({ now: () => now });
  const address = await sent(site, 'fr');
  now = new Date('2025-07-01T11:59:00Z');
  expect((await site.get(address)).status).toBe(200);
  now = new Date('2025-07-01T12:01:00Z');
  const response = await site.get(address);
  const page = await response.text();
  expect(response.status).toBe(410);
  expect(html.headings(page)).toEqual(['Cette estimation n’est plus valable']);
  expect(html.links(page)).toContainEqual(
    expect.stringMatching(
      /^\/calculateur-prix\?etape=1&type=website&complexity=simple&features=multilingual/,
    ),
  );
  expect((await site.get(`${address}.pdf`)).status).toBe(410);
});

test.for(['x', 'A'.repeat(43), '%00', '..%2f', '🐈', 'a.pdf', "'--"])(
  'an invented address (%s) is not found, in both languages and as PDF',
  async (token, { site }) => {
    for (const address of [`/estimation/${token}`, `/en/estimate/${token}`, `/estimation/${token}.pdf`]) {
      const { status } = await site.get(address);
      expect([address, [400, 404].includes(status)]).toEqual([address, true]);
    }
  },
);

test.for([
  ['pages', '0'],
  ['pages', '21'],
  ['pages', '2.5'],
  ['pages', '1e309'],
  ['type', 'x'],
  ['design', '__proto__'],
  ['features', 'blog,multilingual'],
  ['timeline', '0'],
] as const)(
  '[CALCRULE-14] %s = %s is refused with 422, by the page and by the call',
  async ([name, value]) => {
    const site = await startSite();
    const call = await post(site, { ...quote, [name]: value });
    expect([call.status, await call.json()]).toMatchObject([422, { fields: { [name]: 'invalid' } }]);
    const page = await postForm(site, changed(name, value), '/calculateur-prix?etape=devis');
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('Cette sélection n’est pas possible.');
  },
);

test.for([
  ['ecommerce', 'blog'],
  ['website', 'payment'],
  ['app', 'members'],
] as const)('[CALCRULE-07] %s with %s is refused with 422', async ([type, feature], { site }) => {
  const response = await post(site, { ...quote, type, features: [feature] });
  expect([response.status, await response.json()]).toMatchObject([422, { fields: { features: 'invalid' } }]);
});

test('a form without name and with half an address comes back with what was written', async ({ site }) => {
  const fields = changed('name', '').map(([name, value]): [string, string] => [
    name,
    name === 'email' ? 'jane@' : value,
  ]);
  const response = await postForm(site, fields, '/en/price-calculator?step=quote&type=app');
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).toContain('href="#quote-name"');
  expect(page).toContain('Enter your name.');
  expect(page).toMatch(/<input [^>]*id="quote-email"[^>]*aria-invalid="true"[^>]*value="jane@"/);
  expect(page).toContain('value="Doe &amp; Filles"');
});

test('counts are taken by POST alone, and nonsense is refused', async () => {
  const site = await startSite();
  const told = (body: unknown) => post(site, body, '/api/calculator-steps').then(({ status }) => status);
  const event = { event: 'arrived', language: 'fr', search: '?etape=2' };
  expect(await told(event)).toBe(204);
  expect(await told({ ...event, event: 'left', search: '?etape=2&type=app' })).toBe(204);
  for (const bad of [
    { ...event, event: 'x' },
    { ...event, name: 'Jane' },
    { ...event, search: 'x'.repeat(3000) },
    [],
    null,
  ])
    expect(await told(bad)).toBe(400);
  expect((await site.get('/api/calculator-steps')).status).toBe(405);
  await site.services.stepCounts.flush();
  expect(await site.services.stepCounts.since('2025-01-01')).toMatchObject([
    { arrived_2: 1, left_2: 1, type_app: 1, arrived_1: 0 },
  ]);
});
