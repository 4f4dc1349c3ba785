import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, framesDrawn, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

const byDay = { colorScheme: 'light', viewport: { width: 1280, height: 800 } } as const;
const lamp = (page: Page) => page.locator('header [data-theme-toggle]');
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

interface Seen {
  what: string;
  name: string;
  delay: number;
  duration: number;
  moves: string[];
}

/** Notes from now on what the style sheet animates. */
async function noteAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<Animation, Seen>();
    const offsets = ['offset', 'computedOffset', 'easing', 'composite'];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) continue;
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        seen.set(animation, {
          what: effect.pseudoElement ?? effect.target?.getAttribute('class') ?? effect.target?.tagName ?? '',
          name: animation.animationName,
          delay: Number(effect.getTiming().delay),
          duration: Number(effect.getTiming().duration),
          moves: [...new Set(names)].filter((name) => !offsets.includes(name)),
        });
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenAnimations: () => [...seen.values()], forgetAnimations: () => seen.clear() });
  });
}
const animations = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenAnimations: () => Seen[] }).seenAnimations());
const names = async (page: Page) =>
  (await animations(page)).map(({ what, name }) => `${name} ${what}`.trim());
const forget = (page: Page) =>
  page.evaluate(() => (window as unknown as { forgetAnimations: () => void }).forgetAnimations());

/** The names of the animations that only the moment has. */
const OWN = ['lamplight', 'strike', 'glow', 'wake', 'doze'];
const ofTheMoment = async (page: Page) => (await animations(page)).filter(({ name }) => OWN.includes(name));

test('[MOMENT-01] the night grows out of the lamp, bulbs strike in turn, windows follow, the cat looks up', async ({
  visit,
}) => {
  const page = await booted(await visit('/', byDay));
  await noteAnimations(page);
  await lamp(page).click();
  for (const animation of [
    'lamplight ::view-transition-new(root)',
    'glow glass relative grid overflow-hidden lg:min-h-[37rem] lg:grid-cols-[1.12fr_.88fr]',
    'fade-in ::before',
    'wake cat-open',
    'doze cat-shut',
  ])
    await expect.poll(() => names(page)).toContain(animation);
  const struck = (await animations(page)).filter(({ name }) => name === 'strike').map(({ delay }) => delay);
  expect(struck.length).toBeGreaterThanOrEqual(3);
  expect(new Set(struck.slice(0, 3)).size).toBe(3);

  const box = await lamp(page).boundingBox();
  const from = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--x', '--y'].map((name) => Number.parseFloat(style.getPropertyValue(name)));
  });
  const middle = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  expect(from.map(Math.round)).toEqual(middle.map(Math.round));

  await expect.poll(() => page.locator('html.lighting').count()).toBe(0);
  await forget(page);
  await lamp(page).click();
  await expect.poll(() => names(page)).toContain('lamplight ::view-transition-old(root)');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeLessThan(5);
  expect((await ofTheMoment(page)).map(({ name }) => name)).toEqual(['lamplight']);
});

test('[MOMENT-02] where less motion is asked for, or the browser has no gift for it, the theme just changes', async ({
  visit,
}) => {
  const still = await booted(await visit('/', { ...byDay, reducedMotion: 'reduce' }));
  const plain = await visit('/', byDay);
  await plain.addInitScript(() => Object.assign(Document.prototype, { startViewTransition: undefined }));
  await plain.reload();
  for (const page of [still, plain]) {
    await noteAnimations(page);
    for (const dark of [true, false]) {
      await lamp(page).click();
      await expect.poll(() => isDark(page)).toBe(dark);
      expect(await page.evaluate(() => document.documentElement.className)).toBe(dark ? 'dark' : '');
    }
    expect(await ofTheMoment(page)).toEqual([]);
  }
});

test('[MOMENT-02] the switch of the back office lights no street', async ({ visit, site }) => {
  const page = await booted(await visit('/admin', { ...byDay, ...(await signedIn(site)) }));
  await page.evaluate(() => {
    const asked: true[] = [];
    document.startViewTransition = () => {
      throw new Error(`asked ${asked.push(true)} times`);
    };
  });
  await lamp(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  expect(await page.locator('html.lighting').count()).toBe(0);
});

/** Counts from the next click on the frames until the theme changes. */
async function countFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const noted = { frames: 0, changes: [] as number[] };
    const root = document.documentElement;
    let dark = false;
    new MutationObserver(() => {
      if (root.classList.contains('dark') === dark) return;
      dark = !dark;
      noted.changes.push(noted.frames);
    }).observe(root, { attributeFilter: ['class'] });
    const count = () => {
      noted.frames += 1;
      requestAnimationFrame(count);
    };
    addEventListener('click', () => requestAnimationFrame(count), { capture: true, once: true });
    Object.assign(window, { noted });
  });
  return () => page.evaluate(() => (window as unknown as { noted: { changes: number[] } }).noted.changes);
}
const onceAndSoon = [expect.toSatisfy((frames: number) => frames <= 5)];

test('[MOMENT-03] the theme changes once and within a few frames', async ({ visit }) => {
  const page = await booted(await visit('/', byDay));
  await noteAnimations(page);
  const changes = await countFrames(page);
  await lamp(page).click();
  await expect.poll(() => names(page)).toContain('lamplight ::view-transition-new(root)');
  await expect.poll(() => page.locator('html.lighting').count()).toBe(0);
  expect(await changes()).toEqual(onceAndSoon);
});

test('[MOMENT-02] [MOMENT-03] while the page still starts, the theme changes as soon, and without the moment', async ({
  visit,
}) => {
  const page = await visit('/', byDay);
  await page.route('**/assets/*.js', () => {});
  await page.reload();
  await noteAnimations(page);
  const changes = await countFrames(page);
  await lamp(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await framesDrawn(page, 10);
  expect(await changes()).toEqual(onceAndSoon);
  expect(await ofTheMoment(page)).toEqual([]);
});

test('[MOMENT-03] the page is held up for less than half a second, and hears whoever presses it then', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact', byDay));
  await noteAnimations(page);
  await lamp(page).click();
  await expect.poll(() => names(page)).toContain('lamplight ::view-transition-new(root)');
  const held = (await animations(page)).filter(({ what }) => what.startsWith('::view-transition'));
  expect(held.filter(({ delay, duration }) => delay + duration >= 500)).toEqual([]);
  await page.getByRole('button', { name: 'Ouvrir la discussion' }).click();
  await page.locator('.chat-panel').waitFor();
  await lamp(page).click();
  await expect.poll(() => isDark(page)).toBe(false);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'light' });
});

test('[MOMENT-04] nothing is fetched or laid out for the moment, and nothing of it stays', async ({
  visit,
}) => {
  const page = await booted(await visit('/', byDay));
  await noteAnimations(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The router asks for its list of routes whenever it finds time.
  const ofTheRouter = (url: string) => new URL(url).pathname === '/__manifest';
  await lamp(page).click();
  await expect.poll(() => names(page)).toContain('wake cat-open');
  for (const { what, name, moves } of await ofTheMoment(page))
    for (const property of moves)
      expect([what, name, property]).toEqual([
        what,
        name,
        expect.stringMatching(/^(clipPath|opacity|filter)$/),
      ]);
  await expect.poll(() => page.locator('html.lighting').count()).toBe(0);
  const left = () =>
    page.evaluate((own) => {
      const now = document.getAnimations().map((animation) => (animation as CSSAnimation).animationName);
      return now.filter((name) => own.includes(name));
    }, OWN);
  await expect.poll(left).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('dark');
  expect(asked.filter((url) => !ofTheRouter(url))).toEqual([]);
});

const bar = (page: Page) => page.getByRole('complementary', { name: /Annonce|Announcement/ });
// biome-ignore lint/performance/useDomNodeTextContent: of the two texts of the bar only the one that is seen
const words = (page: Page) => bar(page).innerText();
const inviting = (page: Page) => bar(page).getByRole('button', { name: /lampes|lamps/ });

/** Loads a page again at this hour of the visitor's own clock. */
async function at(hour: number, page: Page): Promise<Page> {
  await page.addInitScript((shown) => {
    Date.prototype.getHours = () => shown;
    Date.prototype.getMinutes = () => 12;
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  }, hour);
  await page.reload();
  return page;
}
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

test('[MOMENT-05] in the evening the bar names the time and lights the lamps, and nothing moves', async ({
  visit,
  site,
}) => {
  for (const width of [390, 1280]) {
    const page = await at(19, await visit('/', { ...byDay, viewport: { width, height: 800 } }));
    const top = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().top);
    await expect.poll(() => words(page)).toMatch(/^Il est 19\sh\s12\. Votre boutique est fermée/);
    const before = await top();
    await booted(page);
    expect(await words(page)).toContain('Allumer les lampes');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await inviting(page).click();
    await expect.poll(() => isDark(page)).toBe(true);
    await expect
      .poll(() => words(page))
      .toContain((await site.services.content.section('common', 'fr')).announcement.text);
    expect(await words(page)).not.toContain('Il est');
    await expect.poll(() => page.locator('html.lighting').count()).toBe(0);
    expect([width, await top(), await shifts(page)]).toEqual([width, before, []]);
    await page.close();
  }
});

test('[MOMENT-05] the invitation speaks the language of the page, also when it changes', async ({
  visit,
}) => {
  const page = await booted(await at(23, await visit('/contact', byDay)));
  await expect.poll(() => words(page)).toMatch(/^Il est 23\sh\s12\./);
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .click();
  await expect.poll(() => words(page)).toMatch(/^It’s 11:12\spm\. Your shop is closed/);
  expect(await words(page)).toContain('Light the lamps');
});

test('[MOMENT-05] the time is there too where the bar comes with another page, and goes on', async ({
  visit,
}) => {
  const page = await booted(await at(19, await visit('/cii', byDay)));
  await page.locator('header a[href="/"]').first().click();
  await page.locator('main[data-screen=Home]').waitFor();
  await expect.poll(() => words(page)).toMatch(/^Il est 19\sh\s12\./);
});

test('[MOMENT-05] a second press on the invitation leads nowhere; a key leaves the focus at the lamp', async ({
  visit,
}) => {
  const open = async () => booted(await at(19, await visit('/en', { ...byDay, reducedMotion: 'reduce' })));
  const page = await open();
  const { x, y, width, height } = (await inviting(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect.poll(() => isDark(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/en');
  await bar(page).getByRole('link').click();
  await page.waitForURL('**/en/contact');

  const byKeys = await open();
  await inviting(byKeys).press('Enter');
  await expect.poll(() => isDark(byKeys)).toBe(true);
  expect(await lamp(byKeys).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[MOMENT-06] no invitation by day, by night on the page, without scripts, or where there is no lamp', async ({
  visit,
}) => {
  const announced = /^Le premier devis/;
  const pages = {
    'by day': await at(18, await visit('/', byDay)),
    'in the morning': await at(6, await visit('/', byDay)),
    'by night on the page': await at(22, await visit('/', { ...byDay, colorScheme: 'dark' })),
    'without scripts': await visit('/', { ...byDay, javaScriptEnabled: false }),
    'without a lamp': await at(22, await visit('/cii', byDay)),
  };
  for (const [when, page] of Object.entries(pages)) {
    await expect
      .poll(async () => [when, await words(page)])
      .toEqual([when, expect.stringMatching(announced)]);
    expect([when, await inviting(page).count()]).toEqual([when, 0]);
  }
});

test('[MOMENT-06] no invitation where its words are empty', async ({ visit }) => {
  const site = await startSite();
  const { announcement } = await site.services.content.section('common', 'fr');
  await edit(site, 'fr', 'common', { 'announcement.evening.text': '' });
  const page = await at(22, await visit('/', { ...byDay, url: site.url }));
  await expect.poll(() => words(page)).toContain(announcement.text);
  expect(await inviting(page).count()).toBe(0);
});
