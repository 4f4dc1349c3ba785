import type { Browser } from 'playwright-core';
import { ecoIndex } from '../../tests/support/browser/eco-index.ts';
import { pageWeight } from '../../tests/support/browser/page-weight.ts';
import { load } from '../load.ts';
import { median } from '../measures.ts';
import type { ContenderName, RunningSite } from './contenders.ts';
import type { Figures, PageFigures, SiteFigures } from './figures.ts';
import { measureInteraction } from './interaction.ts';
import { type LighthouseFigures, lighthouse, medianFigures } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import type { PageKind } from './page-kinds.ts';
import { pages as peerPages } from './peer-pages.ts';

export type Running = Partial<Record<ContenderName, RunningSite>>;

const PHONE_WIDTH = 390;
/** More would change little: these vary less than what Lighthouse says. */
const ROUNDS = 3;
const LOAD_SECONDS = 4;
/** What Chromium sends. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

export interface Scope {
  running: Running;
  figures: Figures;
  runs: number;
  kinds: PageKind[];
}

/** Every page of every site, the sites in turn: what disturbs the machine disturbs all of them. */
function pagesOf({ running, kinds }: Scope) {
  return kinds.flatMap(({ path }) =>
    Object.entries(running)
      .filter(([name]) => name === 'ours' || peerPages.includes(path))
      .map(([name, site]) => ({ name: name as ContenderName, path, url: site.url + path })),
  );
}

/** One page that cannot be measured leaves a gap in the table, and its reason here. */
async function eachPage(
  scope: Scope,
  measure: (url: string) => Promise<PageFigures>,
  only = (_path: string) => true,
): Promise<void> {
  for (const { name, path, url } of pagesOf(scope).filter((page) => only(page.path))) {
    try {
      put(scope.figures, name, path, await measure(url));
    } catch (error) {
      console.log(`${name} ${path}: ${error}`);
    }
  }
}

function put(figures: Figures, name: ContenderName, path: string, more: PageFigures): void {
  const pages = figures[name]?.pages;
  if (pages) pages[path] = { ...pages[path], ...more };
}

export function weigh(browser: Browser, scope: Scope): Promise<void> {
  return eachPage(scope, async (url) => {
    const first = await pageWeight(browser, url, { width: PHONE_WIDTH });
    const whole = await pageWeight(browser, url, { scroll: true });
    const score = ecoIndex(whole.elements, whole.requests, whole.kilobytes);
    return { first, whole: { ...whole, ecoIndex: score } };
  });
}

export function tap(browser: Browser, scope: Scope): Promise<void> {
  return eachPage(scope, async (url) => {
    const found = await repeat(Math.min(scope.runs, ROUNDS), () => measureInteraction(browser, url));
    return {
      interaction: {
        restedMs: median(found.map(({ restedMs }) => restedMs)),
        bootingMs: median(found.map(({ bootingMs }) => bootingMs)),
        earlyScripts: Math.max(...found.map(({ earlyScripts }) => earlyScripts)),
      },
    };
  });
}

export async function askLighthouse(chromium: string, scope: Scope): Promise<void> {
  const found = new Map<string, LighthouseFigures[]>();
  await repeat(scope.runs, () =>
    eachPage(scope, async (url) => {
      const results = [...(found.get(url) ?? []), await askTwice(() => lighthouse(url, chromium))];
      found.set(url, results);
      return { lighthouse: medianFigures(results) };
    }),
  );
}

/** Lighthouse loses its trace now and then, and asks to be run again. */
async function askTwice<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    console.log(`once more: ${error}`);
    return ask();
  }
}

export async function throughput(scope: Scope): Promise<void> {
  const found = new Map<string, { browser: number[]; plain: number[] }>();
  const answered = async (url: string, encodings: string) =>
    (await load(url, LOAD_SECONDS, encodings)).requestsPerSecond;
  const once = async (url: string) => {
    const { browser, plain } = found.get(url) ?? { browser: [], plain: [] };
    browser.push(await answered(url, BROWSER_ENCODINGS));
    plain.push(await answered(url, 'identity'));
    found.set(url, { browser, plain });
    return { perSecond: { browser: median(browser), plain: median(plain) } };
  };
  const rounds = Math.min(scope.runs, ROUNDS);
  await repeat(rounds, () => eachPage(scope, once, (path) => peerPages.includes(path)));
}

/** Figures of a whole site; the edits come last of all, since they change what the home page says. */
export async function navigate(browser: Browser, scope: Scope): Promise<void> {
  await eachSite(scope, async (site) => ({
    navigationMs: median(await repeat(scope.runs, () => measureNavigation(browser, site.url))),
  }));
}

export async function edit(scope: Scope): Promise<void> {
  await eachSite(scope, async (site) => ({ editMs: await site.editToVisible?.() }));
}

async function eachSite(
  { running, figures }: Scope,
  measure: (site: RunningSite) => Promise<Partial<SiteFigures>>,
): Promise<void> {
  for (const [name, site] of Object.entries(running)) {
    const found = figures[name as ContenderName];
    if (!found) continue;
    try {
      Object.assign(found, await measure(site));
    } catch (error) {
      console.log(`${name}: ${error}`);
    }
  }
}

async function repeat<Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await measure());
  return results;
}
