import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, runHeldScripts, test } from '#tests/support/browser/browser.ts';
import { DRAFT, field, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';

interface HeldBack {
  start?: () => void;
}

const PARTS = 'body > *:not(script), main > *, footer > *';

test('no page hides a part of itself behind a script: all of it stands in its place', async ({ site }) => {
  for (const path of await listedPaths(site)) {
    const html = await site.text(path);
    // React's ways to send a boundary later and to move it to its place by script.
    expect([path, html.includes('$RC('), html.includes('<template id="B:')]).toEqual([path, false, false]);
  }
});

test.for([
  ['French', 390],
  ['English', 1440],
] as const)(
  'every %s page is hydrated at %i px as the server drew it: nothing is drawn anew, nothing moves',
  { timeout: 180_000 },
  async ([language, width], { browser, site }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const expected = page.url().endsWith('/unknown') && message.text().includes('404');
      if (message.type() === 'error' && !expected) complaints.push(message.text());
    });
    await page.addInitScript(holdStart);
    const changed: Record<string, unknown> = {};
    const all = [...(await listedPaths(site)), '/unknown', '/en/unknown'];
    const paths = all.filter((path) => /^\/en(?:\/|$)/.test(path) === (language === 'English'));
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: 'load' });
      const difference = await changeByHydration(page);
      if (difference.length > 0) changed[path] = difference;
    }
    await context.close();
    expect({ changed, complaints }).toEqual({ changed: {}, complaints: [] });
  },
);

test('a help that the server drew still belongs to its field when an error joins it', async ({ visit }) => {
  const page = await booted(await visit('/recrutement'));
  await page.locator('main form button[type=submit]').click();
  const file = page.locator('input[name=cv]');
  await expect.poll(() => file.getAttribute('aria-invalid')).toBe('true');
  const notes = (await file.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(notes.map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(texts).toEqual([expect.stringMatching(/PDF/), expect.stringMatching(/./)]);
  expect(await page.locator(`label[for="${await file.getAttribute('id')}"]`).count()).toBe(1);
});

test.for(['/contact?plan=Pro&price=900', '/en/contact?plan=Pro&price=900'])(
  'what is typed before %s is hydrated stays, in a prefilled text too',
  async (path, { visit }) => {
    const page = await visit(path, { held: true });
    const message = page.locator('textarea[name=message]');
    expect(await message.inputValue()).not.toBe('');
    await message.press('End');
    await message.pressSequentially(' Merci !');
    await page.locator('input[name=name]').fill('Ada');
    const typed = await message.inputValue();
    await runHeldScripts(page);
    expect([await message.inputValue(), await page.locator('input[name=name]').inputValue()]).toEqual([
      typed,
      'Ada',
    ]);
    expect(typed).toMatch(/ Merci !/);
  },
);

test.for(['/blog', '/en/blog'])(
  'what is typed into the search of %s before it is hydrated is searched for',
  async (path, { visit }) => {
    for (const leave of [false, true]) {
      const page = await visit(path, { held: true });
      const box = page.locator('input[name=q]');
      await box.fill('budget');
      if (leave) await box.blur();
      await runHeldScripts(page);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('budget');
      expect(await box.inputValue()).toBe('budget');
    }
  },
);

test.for(['/', '/en/pricing'])(
  '[WAY-15] on %s the menu button of a telephone that was tapped too early opens the menu as soon as it can',
  async (path, { visit }) => {
    const page = await visit(path, { held: true, viewport: { width: 390, height: 700 } });
    await page.getByRole('link', { name: /Ouvrir le menu|Open the menu/ }).click();
    await runHeldScripts(page);
    await page.getByRole('dialog', { name: /Navigation principale|Main navigation/ }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('[WAY-15] where the scripts never come, the menu button leads to the foot of the page after a while', async ({
  visit,
}) => {
  const page = await visit('/', { held: true, clock: true, viewport: { width: 390, height: 700 } });
  await page.getByRole('link', { name: 'Ouvrir le menu' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await passTime(page, 5000, 5000);
  await expect.poll(() => page.url()).toMatch(/#plan$/);
  // It has been answered: the menu does not come over the links later.
  await runHeldScripts(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).waitFor();
  await booted(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('an editor takes no letters before it is hydrated, and keeps all of them from then on', async ({
  visit,
  site,
}) => {
  const page = await visit('/admin/pages/home', { ...(await signedIn(site)), held: true });
  const title = field(page, 'hero.title');
  const shipped = await title.inputValue();
  await title.click({ force: true });
  await page.keyboard.type('lost');
  expect(await title.inputValue()).toBe(shipped);
  await runHeldScripts(page);
  await title.fill('Kept');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
});

/** Runs in the page before it: its scripts wait until we have looked. */
function holdStart(): void {
  window.requestIdleCallback = (act) => {
    (window as HeldBack).start ??= act as () => void;
    return 0;
  };
}

/** Every part that React has thrown away, or that stands elsewhere or in another size than before. */
async function changeByHydration(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as HeldBack).start);
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluateHandle((parts) => {
    return [...document.querySelectorAll(parts)].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return { part, place: `${Math.round(top)} +${Math.round(height)}` };
    });
  }, PARTS);
  await page.evaluate(() => (window as HeldBack).start?.());
  await booted(page);
  return before.evaluate((all) =>
    all.flatMap(({ part, place }) => {
      const { top, height } = part.getBoundingClientRect();
      const now = part.isConnected ? `${Math.round(top)} +${Math.round(height)}` : 'drawn anew';
      return now === place ? [] : [`${part.outerHTML.slice(0, 80)}: ${place}, then ${now}`];
    }),
  );
}
