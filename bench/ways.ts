import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../scripts/chromium.ts';

const TIMES = 5;
const HOVER_MS = 600;
const SETTLE_MS = 1500;
const desk = { viewport: { width: 1280, height: 900 } };
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Links of the header, each from a page that was just opened. */
const onward = [
  { from: '/', to: '/tarifs', screen: 'Pricing' },
  { from: '/agence', to: '/blog', screen: 'Blog' },
  { from: '/en', to: '/en/case-studies', screen: 'CaseStudies' },
  { from: '/en/pricing', to: '/en/contact', screen: 'Contact' },
];

/** Long pages, left far down for one that is shorter. */
const back = [
  { from: '/cas-clients', to: '/contact', screen: 'CaseStudies', device: desk },
  { from: '/blog/woocommerce-ou-pas', to: '/contact', screen: 'Article', device: desk },
  { from: '/', to: '/tarifs', screen: 'Home', device: telephone },
  { from: '/en/case-studies', to: '/en/contact', screen: 'CaseStudies', device: telephone },
];
const PLACE = 3000;

export interface WayTimes {
  /** From the click on a link that the pointer rested on to the paint of the next page. */
  onwardMs: number[];
  /** From Back to the paint of the page before, at the place where it was left. */
  backMs: number[];
}

/** Over several kinds of pages, each time in a browser that has seen nothing of the site. */
export async function measureWays(url: string): Promise<WayTimes> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const times: WayTimes = { onwardMs: [], backMs: [] };
  try {
    for (let time = 0; time < TIMES; time += 1) {
      for (const way of onward) times.onwardMs.push(await goOn(browser, url, way));
      for (const way of back) times.backMs.push(await goBack(browser, url, way));
    }
  } finally {
    await browser.close();
  }
  return times;
}

async function goOn(browser: Browser, url: string, { from, to, screen }: (typeof onward)[number]) {
  const page = await openedPage(browser, url + from, desk);
  const link = page.locator(`header a[href="${to}"]`).first();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  const shown = page.evaluate(untilShown, { screen, place: 0, isBack: false });
  await link.click();
  return closing(page, shown);
}

async function goBack(browser: Browser, url: string, { from, to, screen, device }: (typeof back)[number]) {
  const page = await openedPage(browser, url + from, device);
  await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), PLACE);
  await page.waitForTimeout(SETTLE_MS);
  await page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(url + to);
  await page.waitForTimeout(SETTLE_MS);
  return closing(page, page.evaluate(untilShown, { screen, place: PLACE, isBack: true }));
}

async function openedPage(browser: Browser, url: string, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(1, 1);
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

async function closing(page: Page, shown: Promise<number>): Promise<number> {
  const took = await shown;
  await page.context().close();
  return took;
}

interface Wanted {
  screen: string;
  place: number;
  /** Goes back itself; else it waits for a click. */
  isBack: boolean;
}

/** Runs in the page: milliseconds from the click, or from Back, to the paint of the screen at its place. */
function untilShown({ screen, place, isBack }: Wanted): Promise<number> {
  return new Promise((resolve) => {
    let begun = isBack ? performance.now() : Number.NaN;
    if (isBack) history.back();
    else addEventListener('click', ({ timeStamp }) => (begun = timeStamp), { capture: true, once: true });
    const look = () => {
      const isShown = document.querySelector(`main[data-screen="${screen}"] h1`) && scrollY === place;
      // A timer set before a paint runs behind it.
      if (begun && isShown) setTimeout(() => resolve(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
