import { expect } from 'vitest';
import { sections } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { pageList } from '#domain/pages.ts';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import {
  DRAFT,
  field,
  localDrafts,
  PUBLISHED,
  saveStatus,
  signedIn,
  watchSaves,
} from '#tests/support/browser/signed-in.ts';
import { written } from '#tests/support/data/edit.ts';
import { sectionRef } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

/** Their entries open an editor of their own. */
const DEDICATED = ['blog', 'hosting', 'calculator', 'testimonials', 'legal', 'privacy', 'terms', 'ecommerce'];

function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}

test('[GENERIC-01] [GENERIC-02] [GENERIC-04] [EDIT-23] every text of every section is a field with a name and its path', async ({
  visit,
  site,
}) => {
  const page = await visit('/admin', await signedIn(site));
  for (const section of sections.filter((name) => !DEDICATED.includes(name))) {
    for (const language of languages) {
      await page.goto(`${site.url}/admin/pages/${section}?lang=${language}`, {
        waitUntil: 'domcontentloaded',
      });
      const drawn = await page.locator('[data-field]').evaluateAll((controls) =>
        controls.map((control) => {
          const label = (control as HTMLInputElement).labels?.[0];
          const path = label?.querySelector('code')?.textContent ?? '';
          const name = label?.textContent?.replace(path, '').trim() ?? '';
          return { path: control.getAttribute('data-field') ?? '', named: name !== '', shown: path };
        }),
      );
      const { content } = await site.services.content.load(section, language);
      const where = [section, language];
      expect([...where, ...drawn.map(({ path }) => path).sort()]).toEqual([
        ...where,
        ...leaves(content).sort(),
      ]);
      expect([...where, drawn.filter(({ path, named, shown }) => !named || shown !== path)]).toEqual([
        ...where,
        [],
      ]);
      const hasPage = pageList.some(({ seo }) => seo === section);
      expect([...where, await page.locator('[data-seo=""] [data-field]').count()]).toEqual([
        ...where,
        hasPage ? 3 : 0,
      ]);
    }
  }
});

test('[GENERIC-03] entries are changed, added, removed and moved, and keep their types', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/home', await signedIn(site)));
  const before = await site.services.content.section('home', 'fr');
  await field(page, 'stats.items.0.value').fill('16');
  const list = page.locator('[data-list="reasons.items"]');
  await list.getByRole('button', { name: /^Ajouter/ }).click();
  const added = before.reasons.items.length;
  await field(page, `reasons.items.${added}.title`).fill('Ajouté');
  await page.getByRole('button', { name: `Déplacer ${added + 1}. Ajouté` }).focus();
  await page.keyboard.press('ArrowUp');
  await list.getByRole('button', { name: /^Supprimer 1\./ }).click();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const after = await site.services.content.section('home', 'fr');
  expect(after.stats.items[0]).toEqual({ ...before.stats.items[0], value: 16 });
  const kept = before.reasons.items.slice(1);
  expect(after.reasons.items).toEqual([
    ...kept.slice(0, -1),
    { title: 'Ajouté', description: '' },
    ...kept.slice(-1),
  ]);

  await page.goto(`${site.url}/admin/pages/common`);
  await booted(page);
  await field(page, 'announcement.enabled').click();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  expect(typeof (await site.services.content.section('common', 'fr')).announcement.enabled).toBe('boolean');
});

test('what is scrolled to stays under the pointer while the cards around it are drawn', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/home', await signedIn(site)));
  await field(page, 'reasons.items.0.title').waitFor({ state: 'attached' });
  const tops = await field(page, 'reasons.items.0.title').evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' });
    const seen: number[] = [];
    for (let frame = 0; frame < 10; frame += 1) {
      seen.push(element.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    return seen;
  });
  expect(new Set(tops).size).toBe(1);
});

test('an entry is put elsewhere with the pointer', async ({ visit, site }) => {
  const page = await booted(
    await visit('/admin/pages/faq', { ...(await signedIn(site)), viewport: { width: 1280, height: 2400 } }),
  );
  const titles = () => page.locator('.field-entry-title').allTextContents();
  const [first = '', second = '', third = ''] = (await titles()).map((title) => title.slice(3));
  await page
    .getByRole('button', { name: `Déplacer 1. ${first}` })
    .dragTo(page.locator('.field-entry').nth(2).locator('.field-entry-title'));
  await expect
    .poll(async () => (await titles()).slice(0, 3))
    .toEqual([`1. ${second}`, `2. ${third}`, `3. ${first}`]);
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect.poll(async () => (await titles())[0]).toBe(`1. ${first}`);
});

test('[GENERIC-05] [GENERIC-06] search texts stop at their limit and count; the previews follow', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/agency', await signedIn(site)));
  for (const [name, max] of [
    ['seoTitle', 60],
    ['seoDescription', 160],
  ] as const) {
    await field(page, name).fill('');
    await field(page, name).pressSequentially('x'.repeat(max + 10));
    await expect.poll(async () => (await field(page, name).inputValue()).length).toBe(max);
    await expect
      .poll(() => page.locator(`[data-row="${name}"] .field-counter`).textContent())
      .toBe(`${max}/${max}`);
  }
  await expect.poll(() => page.locator('.seo-result-title').textContent()).toBe('x'.repeat(60));
  await expect.poll(() => page.locator('.seo-card-title').textContent()).toBe('x'.repeat(60));
});

test('[GENERIC-08] [GENERIC-09] a change is marked, and saved 3 s after the last one, once', async ({
  visit,
}) => {
  const site = await startSite();
  const published = await site.json('/data/fr/faq.json');
  const page = await booted(await visit('/admin/pages/faq', { ...(await signedIn(site)), clock: true }));
  const saves = watchSaves(page);
  await field(page, 'title').fill('A');
  await expect.poll(() => saveStatus(page).textContent()).toBe('Modifications non enregistrées');
  await passTime(page, 2000);
  await field(page, 'title').fill('AB');
  await passTime(page, 2900);
  await expect
    .poll(async () => [saves, await saveStatus(page).textContent()])
    .toEqual([[], 'Modifications non enregistrées']);
  await passTime(page, 100);
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  const shown = DRAFT.exec((await saveStatus(page).textContent()) ?? '')?.[1];
  const { draft } = await site.services.workingCopies.load(sectionRef('faq'));
  const stored = new Date(draft?.updatedAt ?? '');
  expect(shown).toBe(stored.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' }));
  await passTime(page, 5000);
  expect(saves).toEqual(['/api/working-copies/sections/fr/faq']);
  expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'AB' });
  expect(await site.json('/data/fr/faq.json')).toEqual(published);
});

test('[GENERIC-10] what waits for autosave is sent before another section or language opens', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/home', { ...(await signedIn(site)), clock: true }));
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/working-copies|\.data/.test(request.url())) order.push(request.method());
  });
  await field(page, 'hero.title').fill('Avant de partir');
  await passTime(page, 1000);
  await page.getByRole('link', { name: 'Anglais' }).click();
  const english = (await site.services.content.section('home', 'en')).hero.title;
  await expect.poll(() => field(page, 'hero.title').inputValue()).toBe(english);
  expect(order).toEqual(['PUT', 'GET']);
  await expect.poll(() => saveStatus(page).textContent()).toBe('Textes d’origine');
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.locator('.editor-language', { hasText: 'FR' }).waitFor();
  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect.poll(() => field(page, 'hero.title').inputValue()).toBe('Avant de partir');
  await expect.poll(() => localDrafts(page)).toEqual([]);
});

test('[PUBLISH-04] the history tells who and when, word by word, and gives back one field or all', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/faq', await signedIn(site)));
  const original = (await site.services.content.section('faq', 'fr')).title;
  const save = async () => {
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  };
  await field(page, 'title').fill('Premier titre');
  await save();
  await field(page, 'title').fill('Second titre');
  await field(page, 'subtitle').fill('Autre sous-titre');
  await save();

  await page.getByRole('button', { name: 'Historique' }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect.poll(() => versions.count()).toBe(3);
  await expect.poll(() => versions.first().textContent()).toContain('admin@atelier-vitrine.example');
  const difference = page.locator('.history-difference').filter({ hasText: 'title' }).first();
  await expect.poll(() => difference.locator('ins').allTextContents()).toEqual(['Second']);
  await versions.nth(1).click();
  await expect.poll(() => difference.locator('ins').allTextContents()).toEqual(['Premier']);
  await expect.poll(() => difference.locator('del').allTextContents()).toEqual(['Second']);
  await difference.getByRole('button', { name: /Reprendre ce texte/ }).click();
  await expect
    .poll(() => written(site, 'fr', 'faq'))
    .toMatchObject({ title: 'Premier titre', subtitle: 'Autre sous-titre' });
  await versions.last().click();
  await page.getByRole('button', { name: 'Reprendre toute cette version' }).click();
  await expect.poll(() => written(site, 'fr', 'faq')).toMatchObject({ title: original });
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe(original);
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect((await site.services.content.section('faq', 'fr')).title).toBe('Second titre');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await site.services.content.section('faq', 'fr')).title).toBe(original);
});
