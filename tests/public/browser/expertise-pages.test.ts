import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

const trades = [
  ['react', 'react-development'],
  ['nextjs', 'nextjs-apps'],
  ['wordpress', 'wordpress'],
  ['mobile', 'mobile-apps'],
] as const;

test.for(languages)(
  '[REACTX-01] [NEXT-03] [WP-01] [MOBILE-01] what is saved for a trade is on its page after a reload (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const page = await visit(pathTo('react', language), { url: site.url });
    for (const [id, section] of trades) {
      await page.goto(site.url + pathTo(id, language));
      const call = page.locator('#call').getByRole('link').first();
      await expect.poll(() => page.locator('h1').textContent()).not.toBe('Un titre neuf');
      await edit(site, language, section, {
        'hero.title': 'Un titre neuf',
        'benefits.items': [{ title: 'Un seul avantage', description: 'Mais quel avantage.' }],
        'closing.button': 'Sonner',
      });
      await page.reload();
      await expect
        .poll(async () => [id, await page.locator('h1').textContent()])
        .toEqual([id, 'Un titre neuf']);
      await expect.poll(async () => [id, (await call.textContent())?.trim()]).toEqual([id, 'Sonner']);
      await expect.poll(() => page.getByRole('heading', { name: 'Un seul avantage' }).count()).toBe(1);
    }
  },
);

test.for([
  { language: 'fr', start: 'Démarrer Mon Projet', demo: 'Voir Démo', quote: 'Obtenir Mon Devis Gratuit' },
  { language: 'en', start: 'Start your project', demo: 'See a demo', quote: 'Get your free quote' },
] as const)(
  '[REACTLP-02] [REACTLP-05] the buttons of the landing page lead to the contact page and to the React case studies ($language)',
  async ({ language, start, demo, quote }, { visit }) => {
    const page = await booted(await visit(pathTo('reactApps', language)));
    const contact = pathTo('contact', language);
    for (const [place, name, target] of [
      ['#hero', start, contact],
      ['#hero', demo, `${pathTo('caseStudies', language)}?filter=react`],
      ['#call', quote, contact],
    ] as const) {
      await page.locator(place).getByRole('link', { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname + url.search === target);
      if (target.endsWith('react')) await page.locator('button[value=react][aria-pressed=true]').waitFor();
      await page.goBack();
      await page.locator(place).waitFor();
    }
  },
);

test('the trial sign can be written on, and its photo chosen, without any script', async ({ visit }) => {
  const page = await visit(pathTo('wordpress', 'fr'), { javaScriptEnabled: false });
  const trial = page.locator('#introduction');
  await trial.getByLabel('Carte du jour').fill('Éclairs au café');
  await trial.getByLabel('Horaires').fill('Fermé le lundi');
  await expect.poll(() => trial.getByLabel('Carte du jour').inputValue()).toBe('Éclairs au café');
  const photos = trial.locator('fieldset svg > g');
  const shown = () =>
    photos.evaluateAll((groups) => groups.map((group) => getComputedStyle(group).display !== 'none'));
  await expect.poll(() => shown()).toEqual([true, false, false]);
  await trial.getByLabel('Croissants').check();
  await expect.poll(() => shown()).toEqual([false, true, false]);
  await trial.getByLabel('Tarte', { exact: true }).check();
  await expect.poll(() => shown()).toEqual([false, false, true]);
});
