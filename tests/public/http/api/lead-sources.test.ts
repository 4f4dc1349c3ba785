import { expect } from 'vitest';
import { CALL_ME } from '#domain/appointments/slot.ts';
import { unknownSource } from '#domain/leads/lead-source.ts';
import { documents } from '#tests/support/data/documents.ts';
import {
  application,
  applicationForm,
  chat,
  contact,
  post,
  postJson,
  quote,
} from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const started = (engine?: 'sqlite' | 'postgres') =>
  startSite({ environment: { TRUST_PROXY: '1' }, ...(engine && { engine }) });

async function sources(site: Site) {
  const { db } = await site.openDatabase();
  const rows = await db
    .selectFrom('leads')
    .leftJoin('lead_sources', 'lead_sources.lead_id', 'leads.id')
    .select(['kind', 'lead_id', 'page', 'first_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'])
    .select('device')
    .orderBy('kind')
    .execute();
  return rows.map(({ lead_id, ...source }) => ({ ...source, counts: lead_id !== null }));
}

onBothEngines('where leads come from', (engine) => {
  test('[SOURCE-01] [SOURCE-03] every form brings it, by script or posted, and no address of anybody is stored', async () => {
    const site = await started(engine);
    const visit = `page=/blog&from=https://www.search.example/find?q=jane&utm_source=news&utm_campaign=spring&q=secret`;
    const headers = { referer: `${site.url}/tarifs?message=secret`, 'user-agent': PHONE };
    expect((await postJson(site, '/api/contact', { ...contact, visit }, headers)).status).toBe(201);
    expect((await postJson(site, '/api/quotes', { ...quote, visit }, headers)).status).toBe(201);
    const cv = ['cv.pdf', new Uint8Array(documents.pdf)] as const;
    const form = applicationForm({ ...application, visit }, { cv: [...cv] });
    expect((await post(site, '/api/applications', form, headers)).status).toBe(201);
    const slot = CALL_ME;
    const asked = new URLSearchParams({ ...chat, slot, visit });
    expect((await post(site, '/en/appointment', asked, headers)).status).toBe(303);

    const came = {
      ...{ page: '/tarifs', first_page: '/blog', referrer: 'search.example', device: 'phone', counts: true },
      ...{ utm_source: 'news', utm_medium: '', utm_campaign: 'spring' },
    };
    expect(await sources(site)).toEqual([
      { kind: 'application', ...came },
      { kind: 'appointment', ...came, page: '/en/appointment' },
      { kind: 'contact', ...came },
      { kind: 'quote', ...came },
    ]);
    const { db } = await site.openDatabase();
    const rows = await db.selectFrom('lead_sources').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0|jane|Mozilla|https?:/);
  });

  test('[SOURCE-06] what somebody of the agency sees and sends is counted nowhere', async () => {
    const site = await started(engine);
    const { cookie } = await site.signIn();
    const tell = async (headers: Record<string, string>) => {
      await postJson(site, '/api/views', { path: '/blog', visit: 'page=/blog' }, headers);
      const step = { event: 'arrived', language: 'fr', search: '', visit: 'page=/blog' };
      await postJson(site, '/api/calculator-steps', step, headers);
      expect(
        (await postJson(site, '/api/quotes', { ...quote, message: headers.cookie }, headers)).status,
      ).toBe(201);
    };
    const counted = async () => {
      const { views, stepCounts, visits, leadFunnel } = site.services;
      for (const counter of [views, stepCounts, visits]) await counter.flush();
      return leadFunnel('2020-01-01', '2100-01-01');
    };
    await tell({ cookie });
    expect(await counted()).toMatchObject({ total: { view: 0, step: 0, lead: 0 }, pages: [], sources: [] });
    expect((await site.services.stepCounts.since('2020-01-01')).length).toBe(0);
    await tell({ cookie: 'session=somebody-who-is-not' });
    expect(await counted()).toMatchObject({
      total: { view: 1, step: 1, estimate: 0, lead: 1, won: 0 },
      pages: [
        { name: '', counts: { lead: 1 } },
        { name: 'blog', counts: { view: 1, step: 1 } },
      ],
    });
    expect((await sources(site)).map(({ counts }) => counts).sort()).toEqual([false, true]);
  });
});

test('[SOURCE-02] whatever stands for the visit, the form is taken and the source is unknown', async () => {
  const site = await started();
  const nested = JSON.parse('['.repeat(6) + ']'.repeat(6));
  const wrong: unknown[] = [
    'x'.repeat(3000),
    nested,
    7,
    null,
    { page: '/contact' },
    ['page=/contact', 'page=/contact'],
    'page=//evil.example/contact&from=javascript:alert(1)',
    'page=/admin&from=https://localhost/x&utm_source=<script>alert(1)</script>',
    'page=%00&utm_source=%00%0d%0a&utm_campaign=jane@example.com',
  ];
  for (const [index, visit] of wrong.entries()) {
    const message = `Numéro ${index}`;
    const sent = await postJson(site, '/api/contact', { ...contact, message, visit });
    expect([index, sent.status]).toEqual([index, 201]);
    const view = await postJson(site, '/api/views', { path: '/', visit });
    expect([index, view.status]).toEqual([index, 204]);
  }
  const twice = new URLSearchParams({ ...contact, message: 'Deux fois', visit: 'page=/contact' });
  twice.append('visit', 'page=/blog');
  expect((await post(site, '/api/contact', twice)).status).toBe(201);
  const file = new FormData();
  for (const [name, value] of Object.entries(contact)) file.append(name, value);
  file.append('visit', new File(['page=/contact'], 'visit.txt'));
  expect((await post(site, '/api/contact', file)).status).toBe(201);
  const all = await sources(site);
  expect(all).toHaveLength(wrong.length + 2);
  for (const one of all) expect(one).toEqual({ kind: 'contact', counts: true, ...unknownSource });
  await site.services.visits.flush();
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('visit_counts').select(['entry', 'source', 'count']).execute()).toEqual([
    { entry: '', source: '', count: wrong.length },
  ]);
});

test('[SOURCE-03] a form posted without scripts is known by its page and its device', async () => {
  const site = await started();
  const headers = { referer: `${site.url}/en/contact?plan=x`, 'user-agent': PHONE };
  expect(
    (await post(site, '/en/contact', new URLSearchParams({ ...contact, visit: '' }), headers)).status,
  ).toBe(303);
  expect(await sources(site)).toEqual([
    { kind: 'contact', counts: true, ...unknownSource, page: '/en/contact', device: 'phone' },
  ]);
});
