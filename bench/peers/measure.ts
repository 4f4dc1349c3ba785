import type { Browser } from 'playwright-core';
import { ecoIndex } from '../../tests/support/eco-index.ts';
import { pageWeight } from '../../tests/support/page-weight.ts';
import { load } from '../load.ts';
import { median } from '../measures.ts';
import type { ContenderName, RunningSite } from './contenders.ts';
import type { Figures, PageFigures } from './figures.ts';
import { measureInteraction } from './interaction.ts';
import { type LighthouseFigures, lighthouse, medianFigures } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { pageKinds } from './page-kinds.ts';
import { pages as peerPages } from './shared/pages.ts';

export type Running = Partial<Record<ContenderName, RunningSite>>;

const PHONE_WIDTH = 390;
const LOAD_ROUNDS = 3;
const LOAD_SECONDS = 4;
/** What Chromium sends. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

/** Every page of every site, the sites in turn: what disturbs the machine disturbs all of them. */
function eachPage(running: Running) {
  return pageKinds.flatMap(({ path }) =>
    Object.entries(running)
      .filter(([name]) => name === 'ours' || peerPages.includes(path))
      .map(([name, site]) => ({ name: name as ContenderName, path, url: site.url + path })),
  );
}

function put(figures: Figures, name: ContenderName, path: string, more: PageFigures): void {
  const pages = figures[name]?.pages;
  if (pages) pages[path] = { ...pages[path], ...more };
}

export async function weigh(browser: Browser, running: Running, figures: Figures): Promise<void> {
  for (const { name, path, url } of eachPage(running)) {
    const first = await pageWeight(browser, url, { width: PHONE_WIDTH });
    const whole = await pageWeight(browser, url, { scroll: true });
    const score = ecoIndex(whole.elements, whole.requests, whole.kilobytes);
    put(figures, name, path, { first, whole: { ...whole, ecoIndex: score } });
  }
}

export async function tap(browser: Browser, running: Running, figures: Figures, runs: number): Promise<void> {
  for (const { name, path, url } of eachPage(running)) {
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await measureInteraction(browser, url));
    put(figures, name, path, {
      interaction: {
        restedMs: median(found.map(({ restedMs }) => restedMs)),
        bootingMs: median(found.map(({ bootingMs }) => bootingMs)),
        earlyScripts: Math.max(...found.map(({ earlyScripts }) => earlyScripts)),
      },
    });
  }
}

export async function navigate(
  browser: Browser,
  running: Running,
  figures: Figures,
  runs: number,
): Promise<void> {
  for (const [name, site] of Object.entries(running)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measureNavigation(browser, site.url));
    const found = figures[name as ContenderName];
    if (found) found.navigationMs = median(times);
  }
}

export async function askLighthouse(
  chromium: string,
  running: Running,
  figures: Figures,
  runs: number,
): Promise<void> {
  const found = new Map<string, LighthouseFigures[]>();
  for (let run = 0; run < runs; run += 1) {
    console.log(`Lighthouse, run ${run + 1} of ${runs}`);
    for (const { name, path, url } of eachPage(running)) {
      const results = found.get(url) ?? [];
      found.set(url, [...results, await lighthouse(url, chromium)]);
      put(figures, name, path, { lighthouse: medianFigures(found.get(url) ?? []) });
    }
  }
}

export async function throughput(running: Running, figures: Figures): Promise<void> {
  const pages = eachPage(running).filter(({ path }) => peerPages.includes(path));
  const found = new Map(pages.map(({ url }) => [url, { browser: [] as number[], plain: [] as number[] }]));
  for (let round = 0; round < LOAD_ROUNDS; round += 1) {
    for (const { url } of pages) {
      const answered = async (encodings: string) =>
        (await load(url, LOAD_SECONDS, encodings)).requestsPerSecond;
      found.get(url)?.browser.push(await answered(BROWSER_ENCODINGS));
      found.get(url)?.plain.push(await answered('identity'));
    }
  }
  for (const { name, path, url } of pages) {
    const { browser = [], plain = [] } = found.get(url) ?? {};
    put(figures, name, path, { perSecond: { browser: median(browser), plain: median(plain) } });
  }
}

/** Last of all: it changes what the home page says. */
export async function edit(running: Running, figures: Figures): Promise<void> {
  for (const [name, site] of Object.entries(running)) {
    const found = figures[name as ContenderName];
    if (found) found.editMs = await site.editToVisible();
  }
}
