import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, localDrafts, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { bareStudy, fullStudy } from '#tests/support/data/case-studies.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const json = (page: Page) => page.getByRole('textbox', { name: 'Cas client au format JSON' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const preview = (page: Page) => page.frameLocator('.page-frame iframe');
/** One sees the page again, and no fields. */
const closed = (page: Page) => page.locator('.case-study-editor').waitFor({ state: 'detached' });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const publish = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true }).click();
const published = async (site: Site, id: string) => (await site.services.caseStudies.load('fr', id)).entry;

async function siteWith(study: CaseStudy): Promise<Site> {
  const site = await startSite();
  await site.services.caseStudies.save('fr', study, { by: 'test', basedOn: 0 });
  return site;
}

async function openForm(page: Page): Promise<Page> {
  await booted(page);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await field(page, 'title').waitFor();
  return page;
}

/** Replaces the whole text, as a paste does. */
async function write(page: Page, text: string): Promise<void> {
  await json(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test('[EDIT-40] a study is edited as a form first and as JSON second, over one draft: switching loses nothing', async ({
  visit,
}) => {
  const study = { ...fullStudy, note: { kept: [1, 'x'] } };
  const site = await siteWith(study);
  const page = await openForm(
    await visit('/admin/case-studies/plein', { ...(await signedIn(site)), ...wide }),
  );
  await expect.poll(() => tab(page, 'Formulaire').getAttribute('aria-selected')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await field(page, 'title').fill('Écrit dans le formulaire');
  await preview(page).getByRole('heading', { level: 1, name: 'Écrit dans le formulaire' }).waitFor();

  await tab(page, 'JSON').click();
  await expect.poll(() => json(page).textContent()).toContain('"title": "Écrit dans le formulaire"');
  const written = { ...study, title: 'Écrit dans le formulaire', client: 'Écrit en JSON' };
  await write(page, JSON.stringify(written));
  await tab(page, 'Formulaire').click();
  await expect.poll(() => field(page, 'client').inputValue()).toBe('Écrit en JSON');
  await tab(page, 'Formulaire').press('ArrowRight');
  // As it was typed, on one line: nothing was changed in the form meanwhile.
  await expect.poll(() => json(page).textContent()).toBe(JSON.stringify(written));

  await write(page, '{"title": vrai');
  await page.getByText('Le formulaire s’ouvrira quand le JSON sera lisible').waitFor();
  expect(await violations(page)).toEqual([]);
  await tab(page, 'Formulaire').click({ force: true });
  await tab(page, 'JSON').press('ArrowLeft');
  await expect.poll(() => json(page).textContent()).toBe('{"title": vrai');
  await write(page, JSON.stringify({ ...written, tags: 'seul' }));
  await page.getByText('Le formulaire s’ouvrira quand chaque champ aura la bonne forme').waitFor();

  await write(page, JSON.stringify({ ...written, year: '2031' }));
  await tab(page, 'Formulaire').click();
  await expect.poll(() => field(page, 'year').inputValue()).toBe('2031');
  await publish(page);
  await closed(page);
  expect(await published(site, 'plein')).toEqual({ ...written, year: '2031' });
});

test('[EDIT-40] a JSON text that cannot be read yet outlives the page', async ({ visit }) => {
  const site = await siteWith(fullStudy);
  const page = await openForm(
    await visit('/admin/case-studies/plein', { ...(await signedIn(site)), ...wide }),
  );
  await tab(page, 'JSON').click();
  await write(page, '{"title": "À moitié');
  await expect.poll(() => localDrafts(page)).toHaveLength(1);
  await page.reload();
  await openForm(page);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => json(page).textContent()).toBe('{"title": "À moitié');
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe(fullStudy.title);
});

test('[EDIT-41] [CASEED-07] blocks that a study leaves out can be written; what is not touched stays as it was', async ({
  visit,
}) => {
  const study = { ...bareStudy('nu'), note: 'à garder' };
  const site = await siteWith(study);
  const page = await openForm(await visit('/admin/case-studies/nu', await signedIn(site)));
  const problems = card(page, 'Défi').locator('[data-list="challenge.problems"]');
  for (const [index, text] of ['Un', 'Deux'].entries()) {
    await problems.getByRole('button', { name: 'Ajouter à' }).click();
    await field(page, `challenge.problems.${index}`).fill(text);
  }
  await page.getByRole('button', { name: 'Monter 2. Deux' }).click();
  await expect.poll(() => field(page, 'challenge.problems.0').inputValue()).toBe('Deux');
  await field(page, 'results.testimonial.quote').fill('Bien.');
  await field(page, 'hero.image').locator('..').getByRole('button', { name: 'Médiathèque…' }).click();
  await page
    .getByRole('dialog', { name: 'Choisir une image' })
    .getByRole('button', { name: 'Fermer' })
    .click();
  // Written and emptied again: as good as left out.
  await field(page, 'solution.title').fill('Non');
  await field(page, 'solution.title').fill('');
  await publish(page);
  await closed(page);
  expect(await published(site, 'nu')).toEqual({
    ...study,
    challenge: { problems: ['Deux', 'Un'] },
    results: { testimonial: { quote: 'Bien.' } },
    solution: { title: '' },
  });
});

test('[EDIT-42] technologies are groups that are named, filled and moved', async ({ visit }) => {
  const site = await siteWith({
    ...bareStudy('outils'),
    technologies: { 'Node.js': ['Fastify'], Écrans: ['React'] },
  });
  const page = await openForm(
    await visit('/admin/case-studies/outils', { ...(await signedIn(site)), ...wide }),
  );
  const groups = page.locator('[data-list="technologies"]');
  await groups.getByRole('button', { name: 'Ajouter à « Technologies, par groupe »' }).click();
  await field(page, 'technologies.2.name').fill('Suivi');
  await page.locator('[data-list="technologies.2.tools"]').getByRole('button', { name: 'Ajouter à' }).click();
  await field(page, 'technologies.2.tools.0').fill('Sauvegardes');
  await page.getByRole('button', { name: 'Monter 3. Suivi' }).click();
  await field(page, 'technologies.0.name').fill('Serveur');
  await preview(page).getByRole('heading', { level: 3, name: 'Serveur' }).waitFor();
  await publish(page);
  await closed(page);
  const { technologies = {} } = await published(site, 'outils');
  expect(Object.entries(technologies)).toEqual([
    ['Serveur', ['Fastify']],
    ['Suivi', ['Sauvegardes']],
    ['Écrans', ['React']],
  ]);
});

test('[EDIT-43] what the server says stands at its field, and at its line of the JSON', async ({ visit }) => {
  const site = await siteWith(fullStudy);
  const options = { ...(await signedIn(site)), expectedComplaint: /status of (?:409|422)/ };
  const page = await openForm(await visit('/admin/case-studies/plein', options));
  await field(page, 'solution.features.1.title').fill('');
  await publish(page);
  const alert = page.locator('.editor-alert');
  await expect.poll(() => alert.textContent()).toContain('solution.features.1.title');
  const row = page.locator('[data-row="solution.features.1.title"]');
  await expect.poll(() => field(page, 'solution.features.1.title').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => row.textContent()).toContain('vide');

  await tab(page, 'JSON').click();
  const marked = page.locator('.cm-line', { has: page.locator('.cm-lintRange-error') });
  await expect.poll(() => marked.allTextContents()).toEqual(['        "title": "",']);
  await alert.getByRole('button', { name: /^Titre/ }).click();
  await expect
    .poll(() =>
      field(page, 'solution.features.1.title').evaluate((input) => input === document.activeElement),
    )
    .toBe(true);
  await field(page, 'solution.features.1.title').fill('Le stock');
  await expect.poll(() => alert.textContent()).toBe('');

  // Said of a text that was checked here long before, and found right.
  await tab(page, 'JSON').click();
  await write(page, JSON.stringify({ ...fullStudy, slug: 'Pas Ainsi' }, null, 2));
  await publish(page);
  await expect.poll(() => alert.textContent()).toContain('slug');
  await expect.poll(() => marked.allTextContents()).toEqual(['  "slug": "Pas Ainsi",']);

  await write(page, '{\n  "published": vrai,\n  "year": "2024"\n}');
  await expect.poll(() => marked.allTextContents()).toEqual(['  "published": vrai,']);
});

test('[EDIT-40] [EDIT-43] on a telephone the page takes the place of the fields; an address that names a field opens it', async ({
  visit,
}) => {
  const site = await siteWith(fullStudy);
  const options = { ...(await signedIn(site)), viewport: { width: 390, height: 844 } };
  const page = await booted(
    await visit('/admin/case-studies/plein#case-study.solution.features.1.title', options),
  );
  const title = field(page, 'solution.features.1.title');
  await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
  await title.fill('Le stock, à la minute');
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await preview(page).getByRole('heading', { name: 'Le stock, à la minute' }).waitFor();
  await expect.poll(() => title.isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe('Le stock, à la minute');
  await expect.poll(() => page.locator('.page-frame').isVisible()).toBe(false);
});
