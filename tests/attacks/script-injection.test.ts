import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { valueAt, withValueAt } from '#domain/content/lookup.ts';
import { sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { contactFormSchema } from '#domain/leads/forms/contact.schema.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { contact } from '#tests/support/data/leads.ts';
import { manyXssVectors } from '#tests/support/data/xss-vectors.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

type Administrator = Awaited<ReturnType<Site['signIn']>>;

let next = 0;
/** Each text gets the next vector, so that every one of them lands somewhere. */
const vector = () => manyXssVectors[next++ % manyXssVectors.length] ?? '';
/** The next that a line of a form takes. */
function lineVector(): string {
  const found = vector();
  return contactFormSchema.shape.name.safeParse(found).success ? found : lineVector();
}

function poisoned(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : vector();
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item)]));
}

/** Saves as much poison as the section takes: what is refused by its schema keeps its own words. */
async function poison(admin: Administrator, address: string, readAt = address) {
  const { content, entry, source = entry ?? content, rev } = await (await admin.get(readAt)).json();
  let sent = poisoned(source);
  let refused = 0;
  for (let round = 0; round < 20; round += 1) {
    const response = await admin.put(address, { content: sent, basedOn: rev });
    if (response.status === 200) return { taken: JSON.stringify(sent).split('hacked').length - 1, refused };
    const { problems, error } = (await response.json()) as { problems: { path: string }[]; error: string };
    expect([address, response.status, error]).toEqual([address, 422, error]);
    expect(problems.length).toBeGreaterThan(0);
    for (const { path } of problems) sent = withValueAt(sent, path, valueAt(source, path));
    refused += problems.length;
  }
  throw new Error(`${address} takes nothing at all.`);
}

/** What would run, or run when touched. The policy of the page would stop most of it: here it must not be there at all. */
function dangers(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const address = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of a scheme
      const plain = value.replace(/[\u0000-\u0020]/g, '');
      if (
        name.startsWith('on') ||
        (name === 'srcdoc' && /hacked/.test(value)) ||
        (address && /^(?:javascript|vbscript|data:text)/i.test(plain))
      )
        found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
    }
    const code = element.tagName === 'SCRIPT' && !/json/.test(element.getAttribute('type') ?? '');
    if (code && /^\s*hacked\(/.test(element.textContent)) found.push(`script ${element.textContent}`);
  }
  return found;
}

async function expectHarmless(page: Page, address: string, ran: string[]): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  // What the page draws once it is hydrated counts too, and so does what an error on it would run.
  await booted(page);
  // Previews are frames of our own, into which the page draws.
  for (const frame of page.frames()) {
    await frame.locator('body > *').first().waitFor({ state: 'attached' });
    expect([address, await frame.evaluate(dangers), ran]).toEqual([address, [], []]);
  }
}

test('hundreds of known vectors in every text of every section, in forms, addresses and files: Chromium runs none', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  const admin = await site.signIn();
  let taken = 0;
  let refused = 0;
  for (const language of languages)
    for (const section of sections) {
      const outcome = await poison(admin, `/api/content/${language}/${section}`);
      taken += outcome.taken;
      refused += outcome.refused;
    }
  expect([manyXssVectors.length > 200, taken > 2 * manyXssVectors.length, refused > 0]).toEqual([
    true,
    true,
    true,
  ]);
  const [study] = await site.services.caseStudies.listed('fr');
  await poison(admin, `/api/case-studies/fr/${study?.id}`, `/api/entries/case-studies/fr/${study?.id}`);
  for (const message of manyXssVectors.slice(0, 6))
    await site.services.leads.submitContact({
      ...contact,
      name: lineVector(),
      company: lineVector(),
      message,
    });
  site.services.views.count({ day: '2025-06-01', path: vector(), language: 'fr', referrer: vector() });
  await site.services.views.flush();

  const ran: string[] = [];
  const page = await visit('/up', {
    ...(await signedIn(site)),
    bypassCSP: true,
    // Images whose addresses are poison are not found, and hydration repairs what the parser moved.
    expectedComplaint: /./,
  });
  await page.exposeFunction('hacked', () => ran.push(page.url()));
  const reflected = encodeURIComponent('"><img src=x onerror=hacked()>');
  const addresses = [
    // The English pages are drawn by the same screens.
    ...new Set(publicPages().map(({ fr }) => fr)),
    '/en',
    ...[`/blog?q=${reflected}`, `/contact?message=${reflected}&plan=${reflected}`, `/${reflected}`],
    ...[`/admin/inbox?q=${reflected}`, `/admin/statistics`, `/admin/audit-log?q=${reflected}`],
    ...['home', 'calculator', 'hosting', 'legal', 'testimonials'].map((name) => `/admin/pages/${name}`),
    ...['/admin/menus', `/admin/case-studies/${study?.id}`],
    ...[`/cas-clients?filter=${reflected}`, `/admin/pages/${reflected}`],
  ];
  for (const address of addresses) await expectHarmless(page, site.url + address, ran);
  for (const { id } of (
    await site.services.inbox.page({ box: 'messages', archived: false, search: '', page: 1 })
  ).items)
    await expectHarmless(page, `${site.url}/admin/inbox?open=${id}`, ran);
});
