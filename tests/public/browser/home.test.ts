import { expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { booted, test } from '#tests/support/browser/browser.ts';

test.for([
  { path: '/', language: 'fr' },
  { path: '/en', language: 'en' },
])(
  '[HOME-02] on $path the hero says what the managed content says, its marked part in another colour',
  async ({ path, language }, { visit, site }) => {
    const { hero } = await site.json<SectionContent<'home'>>(`/data/${language}/home.json`);
    const section = (await visit(path)).locator('#hero');
    const heading = section.locator('h1');
    const mark = heading.locator('mark');
    const colour = (element: Element) => getComputedStyle(element).color;
    expect(await heading.textContent()).toBe(hero.title);
    expect(await mark.textContent()).toBe(hero.titleHighlight);
    expect(await mark.evaluate(colour)).not.toBe(await heading.evaluate(colour));
    expect(await section.getByText(hero.subtitle, { exact: true }).isVisible()).toBe(true);
    expect(await section.locator('.button').allTextContents()).toEqual([hero.cta, hero.ctaSecondary]);
  },
);

test.for([
  { path: '/', targets: ['/expertises', '/cas-clients'] },
  { path: '/en', targets: ['/en/expertises', '/en/case-studies'] },
])('[HOME-03] on $path the two buttons lead to $targets', async ({ path, targets }, { visit }) => {
  const page = await booted(await visit(path));
  // The pages that they lead to have a hero too.
  const hero = page.locator('main[data-screen=Home] #hero');
  for (const [place, target] of targets.entries()) {
    await hero.getByRole('link').nth(place).click();
    await page.waitForURL((url) => url.pathname === target);
    await hero.waitFor({ state: 'detached' });
    await page.locator('h1').waitFor();
    await page.goBack();
    await hero.waitFor();
  }
});
