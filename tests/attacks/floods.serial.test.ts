import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chat, quote } from '#tests/support/data/leads.ts';
import { figure, isLongRun, milliseconds, percentile } from '#tests/support/figures.ts';
import { beginFlood, type Flood } from '#tests/support/flood.ts';
import { startMeasuredSite } from '#tests/support/site/measured-site.ts';
import { timedRequest } from '#tests/support/timed-request.ts';

const SECONDS = isLongRun ? 30 : 4;
const PAGES_A_SECOND = 20;
const FORMS_A_SECOND = 5;
const WELL_AGAIN_MS = 2000;
const PEAK_MEGABYTES = 350;
/** What V8 chooses by itself where the unit file allows 512 MB; elsewhere it takes a share of all memory there is. */
const ON_A_SMALL_MACHINE = '--max-old-space-size=256';
/** On a machine that is busy with other things everything is as much slower: a form, and a page kept or drawn, alone. */
const TIMES_ALONE = 5;
const DRAWN_ALONE = 10;
/** However long the line is: so many pieces of the flood may be worked at while somebody else waits. */
const PIECES = { page: 3, form: 8 };

type Site = Awaited<ReturnType<typeof startMeasuredSite>>;

let number = 0;
function nextNumber(): number {
  number += 1;
  return number;
}
/** Each form comes from a visitor of its own: nobody is told to wait for having sent another. */
const newVisitor = () => `198.18.${nextNumber() >> 8}.${number & 255}`;

function send({ url }: Pick<Site, 'url'>, address: string, form: object) {
  return timedRequest(url + address, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': newVisitor() },
    body: JSON.stringify({ ...form, message: `Message ${number}` }),
  });
}

/** Asks evenly for a second, and gives how long each took. */
async function aSecondOf(perSecond: number, ask: () => ReturnType<typeof timedRequest>, status: number) {
  const times: number[] = [];
  for (let asked = 0; asked < perSecond; asked += 1) {
    const response = await ask();
    expect(response.status).toBe(status);
    times.push(response.ms);
    await pause(Math.max(0, 1000 / perSecond - response.ms));
  }
  return times;
}

/**
 * How long a kept page and a form take, second by second. Of the seconds the middle one counts: something else that
 * stops the machine for a moment is in one of them, a flood in all.
 */
async function timesOf(site: Site, seconds: number) {
  const pages: number[] = [];
  const forms: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    const [page, form] = await Promise.all([
      aSecondOf(PAGES_A_SECOND, () => timedRequest(`${site.url}/agence`), 200),
      aSecondOf(FORMS_A_SECOND, () => send(site, '/api/chat', chat), 201),
    ]);
    pages.push(percentile(page, 99));
    forms.push(percentile(form, 99));
  }
  return { page: percentile(pages, 50), form: percentile(forms, 50) };
}

async function estimateOf({ url }: Site): Promise<string> {
  const response = await fetch(`${url}/api/quotes`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': newVisitor() },
    body: JSON.stringify(quote),
  });
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

const floods: [string, (site: Site) => Promise<Flood>][] = [
  [
    'one visitor asks for pages that are drawn anew',
    async () => ({ path: '/contact?plan={number}', connections: 200, addresses: 1 }),
  ],
  [
    'fifty visitors search',
    async () => ({ path: '/blog?q=budget+{number}', connections: 300, addresses: 50 }),
  ],
  [
    'four visitors take the document of an estimate',
    async (site) => ({ path: `${await estimateOf(site)}.pdf?{number}`, connections: 60, addresses: 4 }),
  ],
  [
    'twenty visitors knock at the back office',
    async () => ({ path: '/admin?{number}', connections: 150, addresses: 20 }),
  ],
];

test.each(floods)(
  '[TRUST-42] %s: kept pages and forms stay quick, and the site is well again at once',
  {
    timeout: 600_000,
  },
  async (name, floodOf) => {
    const site = await startMeasuredSite({ NODE_OPTIONS: ON_A_SMALL_MACHINE });
    const flood = await floodOf(site);
    const drawn = () => timedRequest(`${site.url}/contact?message=${nextNumber()}`);
    await timesOf(site, 1);
    const quiet = await timesOf(site, SECONDS);
    const alone: number[] = [];
    while (alone.length < DRAWN_ALONE) alone.push((await drawn()).ms);

    const begun = performance.now();
    const underWay = beginFlood(site.url, flood);
    await timesOf(site, 1);
    const { page, form } = await timesOf(site, SECONDS);
    const other = await drawn();
    const refused = await site.metrics();
    const statuses = await underWay.end();
    const piece = (performance.now() - begun) / (statuses['200'] ?? 1);
    const after = await drawn();
    const peak = await site.peakMegabytes();

    const slow = Math.max(quiet.page, percentile(alone, 50));
    const limits = {
      page: Math.max(100, TIMES_ALONE * slow, PIECES.page * piece),
      form: Math.max(500, TIMES_ALONE * Math.max(quiet.form, slow), PIECES.form * piece),
    };
    const told = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
    figure(
      `flood: ${name}`,
      `kept page p99 ${milliseconds(page)} (quiet ${milliseconds(quiet.page)}), form ${milliseconds(form)} (${milliseconds(quiet.form)}), a drawn page of another visitor ${milliseconds(other.ms)}, after the flood ${milliseconds(after.ms)}, a piece of the flood each ${milliseconds(piece)}, ${Math.round(peak)} MB at most; ${told.join(', ')}`,
      `page ${milliseconds(limits.page)}, form ${milliseconds(limits.form)}, after ${milliseconds(WELL_AGAIN_MS)}, ${PEAK_MEGABYTES} MB`,
    );
    const refusals = [...refused].filter(([line]) => line.startsWith('vitrine_gate_refused_total'));
    expect(Object.keys(statuses).filter((status) => !['200', '401', '429', '503'].includes(status))).toEqual(
      [],
    );
    expect(refused.get('vitrine_requests_total{class="5xx"}')).toBeLessThanOrEqual(
      refusals.reduce((sum, [, count]) => sum + count, 0),
    );
    expect([other.status, after.status]).toEqual([200, 200]);
    expect(page).toBeLessThan(limits.page);
    expect(form).toBeLessThan(limits.form);
    expect(after.ms).toBeLessThan(WELL_AGAIN_MS);
    expect(peak).toBeLessThan(PEAK_MEGABYTES);
  },
);
