import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../scripts/chromium.ts';
import { administrator, type SiteProcess } from '../scripts/site-process.ts';
import { median } from './measures.ts';
import { entryOpeningsBeside, openingsBeside } from './page-frame.ts';

const SLOWER = 4;
const TIMES = 9;
/** The section with the most fields. */
const LARGEST = 'services';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

export interface ScreenCosts {
  /** Of the page's own thread, on a processor four times slower: from the key to the picture. */
  keystrokeMs: number;
  /** The same in an empty page with one field: what the browser takes for itself. */
  bareMs: number;
  choiceMs: number;
  /** From the click on a section to its editor on the screen, on this processor. */
  openingMs: number;
  /** With the page beside the editor. */
  beside: {
    keystrokeMs: number;
    /** From the click on each section to its fields and its page, on this processor. */
    openingsMs: number[];
    /** The same for articles and case studies, from their lists. */
    entryOpeningsMs: number[];
  };
}

/** What typing, choosing and opening cost in a real browser. */
export async function measureScreens(site: SiteProcess): Promise<ScreenCosts> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const office = await signedIn(browser, site.url);
    const openingMs = await opening(office);
    const keystrokeMs = await keystroke(browser, office, '[data-field] >> nth=3');
    await office.setContent('<textarea></textarea>');
    const bareMs = await keystroke(browser, office, 'textarea');
    const choiceMs = await choice(browser, site.url);
    const beside = await measureBeside(browser, site.url);
    return { keystrokeMs, bareMs, choiceMs, openingMs, beside };
  } finally {
    await browser.close();
  }
}

async function measureBeside(browser: Browser, url: string): Promise<ScreenCosts['beside']> {
  const page = await signedIn(browser, url, { width: 1440, height: 900 });
  await page.frameLocator('.page-frame iframe').locator('h1').waitFor();
  const openingsMs = await openingsBeside(page);
  const keystrokeMs = await keystroke(browser, page, '[data-field] >> nth=3');
  return { keystrokeMs, openingsMs, entryOpeningsMs: await entryOpeningsBeside(page) };
}

async function signedIn(
  browser: Browser,
  url: string,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${url}/admin`);
  await page.locator('input[type=email]').fill(administrator.ADMIN_EMAIL);
  await page.locator('input[type=password]').fill(administrator.ADMIN_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.locator('[data-field]').first().waitFor();
  return page;
}

/** Back and forth between the largest section and another one. */
async function opening(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 2 * TIMES; turn += 1) {
    const section = turn % 2 === 0 ? 'contact' : LARGEST;
    const link = page.locator(`nav a[href="/admin/pages/${section}"]`);
    const title = (await link.textContent()) ?? '';
    const begun = performance.now();
    await link.click();
    await page.locator('main h1', { hasText: title }).waitFor();
    if (section === LARGEST) times.push(performance.now() - begun);
  }
  return median(times);
}

async function keystroke(browser: Browser, page: Page, field: string): Promise<number> {
  await page.locator(field).click();
  await page.keyboard.type('abc');
  return median(await costs(browser, page, 'keydown', () => page.keyboard.press('e')));
}

async function choice(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/calculateur-prix?etape=2`, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const choices = page.locator('main .choice');
  await choices.nth(1).scrollIntoViewIfNeeded();
  let next = 0;
  return median(
    await costs(browser, page, 'click', async () => {
      await choices.nth(next % 3).click();
      next += 1;
    }),
  );
}

/** Work of the page's own thread for one event, to the picture that shows its effect. */
async function costs(
  browser: Browser,
  page: Page,
  event: string,
  act: () => Promise<void>,
): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await act();
    await page.waitForTimeout(300);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    found.push(costOf(trace.traceEvents, event) * SLOWER);
  }
  return found;
}

function costOf(events: TraceEvent[], type: string): number {
  const heard = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  if (!heard) throw new Error(`No ${type} was heard.`);
  const own = events.filter(({ pid, tid, ph }) => pid === heard.pid && tid === heard.tid && ph === 'X');
  const shown = own.find(({ name, ts }) => name === 'Paint' && ts > heard.ts)?.ts ?? heard.ts;
  return own
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > heard.ts && ts <= shown)
    .reduce((sum, task) => sum + workAfter(heard.ts, task), 0);
}

/** A task may have begun with something else, such as the finger coming down. */
function workAfter(time: number, { ts, dur = 0, tdur = 0 }: TraceEvent): number {
  const share = Math.min(1, (ts + dur - time) / dur);
  return (tdur * share) / 1000;
}
