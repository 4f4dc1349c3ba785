import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sections } from '#domain/content/sections.ts';
import type { DocumentRef } from '#domain/documents.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { edit } from '#tests/support/data/edit.ts';
import { textOfSection } from '#tests/support/data/text-of-section.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

const home = sectionRef('home');
const agency = sectionRef('agency');
const calculator = sectionRef('calculator');
/** Chromium says in the console what the server refused. */
const expectedComplaint = /status of (?:409|422)/;
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
/** In the window, and not below the bar on top of it. */
const isSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Avant de publier' });

test.for(widths)(
  '[PUBLISH-05] [PUBLISH-06] at $width px: what is written is looked at, chosen, mended and published',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { services } = site;
    const page = await booted(
      await visit('/admin/publications', { ...(await signedIn(site)), viewport, expectedComplaint }),
    );
    await page.getByText('Tout ce qui est écrit est en ligne.').waitFor();
    await write(services, home, {
      'hero.title': 'Une vitrine neuve',
      'features.items.0.link': '/nulle-part',
    });
    await write(services, sectionRef('home', 'en'), { 'hero.title': 'A new window' });
    await write(services, agency, { 'hero.title': 'Qui nous sommes' }, 'paul@example.com');
    await write(services, calculator, {
      'designPrices.premium': 1,
      'projectTypes.1.basePrices.simple': 30,
    });
    await page.reload();
    await booted(page);
    expect(await page.locator('ins').allTextContents()).toContain('A new window');
    await page.getByText(/paul@example\.com/).waitFor();
    await panel(page).getByText('Ce lien ne mène nulle part\u00a0: /nulle-part').waitFor();
    await panel(page).getByText('3\u202f000\u00a0€ devient 1\u00a0€ (−99\u00a0%).').waitFor();
    await panel(page).getByRole('link', { name: 'Calculateur de prix · Prix du design · Premium' }).waitFor();
    await panel(page)
      .getByRole('link', { name: 'Calculateur de prix · Boutique en ligne · Simple' })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    // What blocks keeps the button back, and is refused in another way too; its field is one click away.
    const blocked = page.getByRole('button', { name: 'Publier 5 contenus', disabled: true });
    expect(await blocked.getAttribute('aria-describedby')).toBe(
      await page.getByText('Impossible pour l’instant').getAttribute('id'),
    );
    await blocked.press('Enter');
    await page.getByText('Programmer…').click();
    await button(page, 'Programmer').click();
    const refusal = page.getByRole('alert').getByText('il y a d’abord quelque chose à corriger');
    await expect.poll(() => isSeen(refusal)).toBe(true);
    const refused = page.getByRole('region', { name: 'Ce qui a été refusé' });
    await refused.getByText('Ce lien ne mène nulle part\u00a0: /nulle-part').waitFor();
    expect(await services.publications.past(9)).toEqual([]);
    await refused.getByRole('link', { name: 'Accueil · Lien' }).click();
    await page.waitForURL(`${site.url}/admin/pages/home#home.features.items.0.link`);
    await write(services, home, { 'features.items.0.link': '/contact' });
    await page.goto(`${site.url}/admin/publications`);
    await booted(page);

    // Prices need a yes; without them nothing is asked.
    await button(page, 'Publier 5 contenus').click();
    await page.getByRole('alert').getByText('des prix changent beaucoup').waitFor();
    await page.getByRole('checkbox', { name: 'Publier Calculateur de prix (Français)' }).uncheck();
    const english = page.getByRole('checkbox', { name: 'Publier Calculateur de prix (Anglais)' });
    expect(await english.isChecked()).toBe(false);
    await panel(page).getByText('devient 1').waitFor({ state: 'detached' });
    await panel(page).getByRole('link', { name: 'L’agence · Titre' }).waitFor();
    await page.getByLabel('Nom de la publication').fill('Rentrée');
    await button(page, 'Publier 3 contenus').dblclick();
    await status(page).getByText('3 contenus en ligne').waitFor();
    expect(await site.text('/')).toContain('Une vitrine neuve');
    expect(await services.publications.past(9)).toMatchObject([{ name: 'Rentrée' }]);

    // What was left out stays so until it is chosen.
    await page.getByRole('checkbox', { name: /^Tout choisir/ }).check();
    await page.getByLabel('Oui, ces prix sont justes.').check();
    await button(page, 'Publier 2 contenus').click();
    await status(page).getByText('2 contenus en ligne').waitFor();
    await page.getByText('Tout ce qui est écrit est en ligne.').waitFor();
    expect((await services.content.section('calculator', 'en')).designPrices.premium).toBe(1);
  },
);

test.for(widths)(
  '[PUBLISH-07] at $width px: what is scheduled waits, is taken out, withdrawn, or goes live at its moment in Paris',
  async (viewport, { visit }) => {
    let time = new Date('2026-03-20T12:00:00Z');
    const site = await startSite({ now: () => time });
    const { services } = site;
    await write(services, home, { 'hero.title': 'Au printemps' });
    await write(services, agency, { 'hero.title': 'Aussi' });
    const page = await booted(
      await visit('/admin/publications', { ...(await signedIn(site)), viewport, expectedComplaint }),
    );
    const schedule = async (date: string, clock: string) => {
      await page.getByLabel('Date').fill(date);
      await page.getByLabel('Heure').fill(clock);
      await button(page, 'Programmer').click();
    };
    await page.getByText('Programmer…').click();
    await page.getByLabel('Nom de la publication').fill('Printemps');
    await schedule('2026-03-29', '02:30');
    await page.getByRole('alert').getByText('Cette heure n’existe pas ce jour-là').waitFor();
    await schedule('2026-03-20', '12:59');
    await page.getByRole('alert').getByText('Cette date est déjà passée.').waitFor();
    await schedule('2026-03-29', '03:00');
    await status(page).getByText('en ligne le dimanche 29 mars 2026 à 03:00').waitFor();

    await page.getByRole('link', { name: 'Programmées' }).click();
    const waiting = page.getByRole('region', { name: 'Printemps' });
    await waiting.getByText('En ligne le dimanche 29 mars 2026 à 03:00').waitFor();
    expect(await violations(page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Sortir L’agence (Français) de cette publication' }).click();
    await status(page).getByText('Sorti de la publication.').waitFor();
    await expect.poll(() => waiting.getByRole('article').count()).toBe(1);
    expect(await services.workingCopies.count()).toBe(1);

    const at = new Date('2026-04-01T00:00:00Z');
    await services.publications.schedule(await chosenCopies(services), { by: 'marie', name: 'Avril', at });
    await page.reload();
    await booted(page);
    await page
      .getByRole('region', { name: 'Avril' })
      .getByRole('button', { name: 'Retirer du calendrier' })
      .click();
    await status(page).getByText('Retirée du calendrier.').waitFor();
    await page.getByRole('region', { name: 'Avril' }).waitFor({ state: 'detached' });
    expect(await services.workingCopies.count()).toBe(1);

    // Its moment comes: 03:00 in Paris is 01:00 UTC, one hour after 01:59.
    time = new Date('2026-03-29T00:59:59Z');
    expect(await services.publications.publishDue()).toBe(0);
    time = new Date('2026-03-29T01:00:00Z');
    await expect.poll(() => site.text('/'), { timeout: 30_000 }).toContain('Au printemps');
    expect(await services.publications.past(9)).toMatchObject([{ name: 'Printemps', state: 'published' }]);
  },
);

test('[PUBLISH-07] one that fails says so in the back office, with the reason and what to do', async ({
  visit,
}) => {
  let time = new Date('2026-03-20T12:00:00Z');
  const site = await startSite({ now: () => time });
  const { services } = site;
  await write(services, home, { 'hero.title': 'Le mien' });
  const at = new Date('2026-04-01T00:00:00Z');
  await services.publications.schedule(await chosenCopies(services), { by: 'marie', name: 'Avril', at });
  await edit(site, 'fr', 'home', { 'hero.title': 'Le leur' });
  time = at;
  const page = await booted(await visit('/admin/publications', await signedIn(site)));
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('alert').allTextContents();
    })
    .toEqual([
      expect.stringMatching(/«\u00a0Avril\u00a0».*n’a pas été mise en ligne.*publié ailleurs entre-temps/s),
    ]);
  await booted(page);
  await panel(page).getByText('Quelqu’un a publié ce champ entre-temps').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Publiées' }).click();
  await page.getByText('Pas mise en ligne').waitFor();
  await page.goto(`${site.url}/admin/inbox/mail`);
  await page.getByRole('link', { name: /\[PUBLICATION\] Pas mise en ligne/ }).click();
  await page.getByText('Aux administrateurs').waitFor();
});

test.for(widths)(
  '[PUBLISH-08] at $width px: a publication is undone; what was published since is named, and taken back when told',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { services } = site;
    const before = (await services.content.section('home', 'fr')).hero;
    await write(services, home, { 'hero.title': 'Un', 'hero.subtitle': 'Sous un' });
    await services.publications.publish(await chosenCopies(services), { by: 'marie', name: 'Essai' });
    await edit(site, 'fr', 'home', { 'hero.title': 'Depuis' });
    const page = await booted(
      await visit('/admin/publications/published', {
        ...(await signedIn(site)),
        viewport,
        expectedComplaint,
      }),
    );
    const line = page.getByRole('listitem').filter({ hasText: 'Essai' });
    await line.getByRole('link', { name: 'Voir ce qui a changé' }).click();
    await expect.poll(() => line.locator('ins').allTextContents()).toEqual(['Un', 'Sous un']);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await line.getByRole('button', { name: 'Annuler cette publication' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ne rien changer' }).click();
    await line.getByRole('button', { name: 'Annuler cette publication' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la publication' }).click();
    await page.getByText('Laissés tels quels').waitFor();
    await page.getByRole('link', { name: 'Accueil (français) · Titre' }).waitFor();
    expect((await services.content.section('home', 'fr')).hero).toMatchObject({
      ...{ title: 'Depuis', subtitle: before.subtitle },
    });
    // Later too, the list says what was left and offers it.
    await page.reload();
    const partly = page.getByRole('listitem').filter({ hasText: 'Annulée en partie' });
    await partly.waitFor();
    await button(page, 'Annuler le reste').click();
    await page.getByText('Laissés tels quels').waitFor();
    await button(page, 'Les reprendre quand même').click();
    await page.getByText('Laissés tels quels').waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await services.content.section('home', 'fr')).hero.title)
      .toBe(before.title);
    await line
      .getByText(/Annulée par/)
      .first()
      .waitFor();
  },
);

test.for(widths)(
  '[PUBLISH-08] at $width px: what was published is named by title, in few lines, and says when it came late',
  async (viewport, { visit }) => {
    let time = new Date('2026-03-20T12:00:00Z');
    const site = await startSite({ now: () => time });
    const { services } = site;
    await publishArticle(site, 'neuf', { title: 'Un titre bien à lui' });
    await services.articles.remove('fr', 'neuf', { by: 'test', basedOn: 1 });
    for (const id of sections)
      await write(services, sectionRef(id), { [textOfSection(id)]: `mots de ${id}` });
    const at = new Date('2026-03-21T12:00:00Z');
    await services.publications.schedule(await chosenCopies(services), { by: 'marie', name: 'Tout', at });
    // Nothing ran at its moment.
    time = new Date('2026-03-21T13:05:00Z');
    await services.publications.publishDue();
    // Both figures stand in the tabs, which are widest then.
    const muchLater = new Date('2026-09-01T12:00:00Z');
    await write(services, sectionRef('agency', 'en'), { 'hero.title': 'Later' });
    await services.publications.schedule(await chosenCopies(services), { by: 'marie', at: muchLater });
    await write(services, sectionRef('home', 'en'), { 'hero.title': 'Draft' });
    const page = await booted(
      await visit('/admin/publications/published', { ...(await signedIn(site)), viewport }),
    );
    const lines = page.getByRole('main').locator('.publication-line');
    const all = lines.filter({ hasText: 'Tout' });
    const tabs = page.getByRole('navigation', { name: 'Étapes' });
    expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await all.getByText('Prévue le 21 mars 2026, 13:00, publiée le 21 mars 2026, 14:05').waitFor();
    // The calculator waits in both languages.
    await all.getByText(`${sections.length + 1} contenus`).waitFor();
    expect((await all.boundingBox())?.height).toBeLessThan(350);
    const hidden = all.getByRole('listitem').filter({ hasText: 'Services (français)' });
    expect(await hidden.isVisible()).toBe(false);
    await all.getByText(/^Et \d+ de plus$/).click();
    await hidden.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const deletion = lines.filter({ hasText: 'Suppression' });
    await deletion.getByText('Article\u00a0: Un titre bien à lui (français)').waitFor();
    expect(await deletion.getByText('Prévue').count()).toBe(0);
  },
);

test('[PUBLISH-08] what is undone offers no undo, also to a tab that does not know; its undo does', async ({
  visit,
}) => {
  const site = await startSite();
  const { services } = site;
  await write(services, home, { 'hero.title': 'Un' });
  await services.publications.publish(await chosenCopies(services), { by: 'marie', name: 'Essai' });
  const options = { ...(await signedIn(site)), expectedComplaint };
  const page = await booted(await visit('/admin/publications/published', options));
  const stale = await booted(await visit('/admin/publications/published', options));
  const undo = async (tab: Page, line: Locator) => {
    await line.getByRole('button', { name: 'Annuler cette publication' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Annuler la publication' }).click();
  };
  const lines = page.getByRole('main').locator('.publication-line');
  await undo(page, lines);
  const first = lines.filter({ has: page.locator('.list-tag', { hasText: 'Publication' }) });
  await first.getByText(/^Annulée par admin@.* le /).waitFor();
  expect(await button(page, 'Annuler cette publication').count()).toBe(1);
  await undo(stale, stale.getByRole('main').locator('.publication-line'));
  await stale.getByRole('alert').getByText('Cette publication est déjà annulée').waitFor();
  await stale.getByText(/^Annulée par admin@/).waitFor();

  // The undo is undone: the first is live again.
  await undo(page, lines.filter({ has: page.locator('.list-tag', { hasText: 'Annulation' }) }));
  await expect.poll(() => lines.count()).toBe(3);
  await first.getByRole('button', { name: 'Annuler cette publication' }).waitFor();
  expect(await first.getByText('Annulée par').count()).toBe(0);
  expect((await services.content.section('home', 'fr')).hero.title).toBe('Un');
});

test('[PUBLISH-06] [PUBLISH-07] the list before a publication follows the date chosen for it', async ({
  visit,
}) => {
  const site = await startSite({ now: () => new Date('2026-03-20T12:00:00Z') });
  const { services } = site;
  const article: DocumentRef = { collection: 'article', language: 'fr', id: 'en-avril' };
  const texts = { excerpt: 'Pour avril.', content: '<p>Neuf</p>' };
  await publishArticle(site, article.id, { status: 'draft', ...texts });
  await write(services, article, { status: 'published' });
  const at = new Date('2026-03-31T22:00:00Z');
  await services.publications.schedule(await chosenCopies(services), { by: 'marie', at });
  await write(services, home, { 'features.items.0.link': '/blog/en-avril' });
  const page = await booted(
    await visit('/admin/publications', { ...(await signedIn(site)), expectedComplaint }),
  );
  const dead = panel(page).getByText('Ce lien ne mène nulle part\u00a0: /blog/en-avril');
  await dead.waitFor();
  await page.getByText('Programmer…').click();
  await panel(page).getByText('tel qu’il sera à la date choisie').waitFor();
  await page.getByLabel('Date').fill('2026-04-01');
  await dead.waitFor({ state: 'detached' });
  await page.getByLabel('Date').fill('2026-03-31');
  await dead.waitFor();
  await page.getByLabel('Date').fill('2026-03-29');
  await page.getByLabel('Heure').fill('02:30');
  await panel(page).getByText('Cette heure n’existe pas ce jour-là').waitFor();
  await page.getByLabel('Date').fill('2026-03-19');
  await panel(page).getByText('Cette date est déjà passée.').waitFor();
  // Enter sends nothing, and what would publish at once is out of the way.
  await page.getByLabel('Date').press('Enter');
  expect(await button(page, /^Publier/).count()).toBe(0);
  await page.getByLabel('Date').fill('2026-04-01');
  await dead.waitFor({ state: 'detached' });
  await button(page, 'Programmer').click();
  await status(page).getByText('en ligne le mercredi 1 avril 2026 à 02:30').waitFor();
  expect(await services.publications.scheduled()).toMatchObject([{}, { dueAt: '2026-04-01T00:30:00.000Z' }]);
});

test('[PUBLISH-05] Enter in a field of the panel publishes and schedules nothing', async ({ visit }) => {
  const site = await startSite();
  await write(site.services, home, { 'hero.title': 'Pas encore' });
  const page = await booted(await visit('/admin/publications', await signedIn(site)));
  await page.getByText('Programmer…').click();
  for (const label of ['Nom de la publication', 'Date', 'Heure']) await page.getByLabel(label).press('Enter');
  await page.getByRole('link', { name: 'Publiées' }).click();
  await page.getByText('Rien n’a encore été publié').waitFor();
  expect(await site.services.workingCopies.count()).toBe(1);
});

test('[PUBLISH-05] nor does it without scripts: the form is shown again', async ({ visit }) => {
  const site = await startSite();
  await write(site.services, home, { 'hero.title': 'Pas encore' });
  const options = { ...(await signedIn(site)), javaScriptEnabled: false };
  const page = await visit('/admin/publications', options);
  await page.getByLabel('Nom de la publication').fill('Noël');
  await Promise.all([page.waitForEvent('load'), page.getByLabel('Nom de la publication').press('Enter')]);
  expect(await page.getByLabel('Nom de la publication').inputValue()).toBe('Noël');
  expect(await site.services.workingCopies.count()).toBe(1);
});

test('[PUBLISH-06] a yes to changed prices stays while the choice changes', async ({ visit }) => {
  const site = await startSite();
  await write(site.services, calculator, { 'designPrices.premium': 1 });
  await write(site.services, home, { 'hero.title': 'Neuf' });
  const page = await booted(await visit('/admin/publications', await signedIn(site)));
  const yes = page.getByLabel('Oui, ces prix sont justes.');
  await yes.check();
  await page.getByLabel('Publier Accueil (Français)').uncheck();
  await button(page, /^Publier/)
    .filter({ hasText: /2/ })
    .waitFor();
  await panel(page).getByText('Vérification…').waitFor({ state: 'detached' });
  expect(await yes.isChecked()).toBe(true);
});

test('[PUBLISH-06] [PUBLISH-14] a yes to changed prices falls when another price is chosen', async ({
  visit,
}) => {
  const site = await startSite();
  await write(site.services, calculator, { 'designPrices.premium': 1 });
  await write(site.services, sectionRef('maintenance'), { 'plans.0.price': 'Gratuit' });
  await write(site.services, home, { 'hero.title': 'Neuf' });
  const options = { ...(await signedIn(site)), expectedComplaint };
  const page = await booted(await visit('/admin/publications', options));
  const yes = page.getByLabel('Oui, ces prix sont justes.');
  const free = panel(page).getByText('devient «\u00a0Gratuit\u00a0»');
  const maintenance = page.getByLabel('Publier Maintenance et support (Français)');
  await page.getByLabel('Publier Accueil (Français)').uncheck();
  await maintenance.uncheck();
  await free.waitFor({ state: 'detached' });
  await yes.check();
  await maintenance.check();
  await free.waitFor();
  await expect.poll(() => yes.isChecked()).toBe(false);
  // One that goes takes nothing from a yes to all.
  await yes.check();
  await maintenance.uncheck();
  await free.waitFor({ state: 'detached' });
  await expect.poll(() => yes.isChecked()).toBe(true);
  // Nor is it one to a price that has not been told yet.
  await page.route('**/api/publications/review', () => {});
  await maintenance.check();
  await button(page, 'Publier 3 contenus').click();
  await page.getByRole('alert').getByText('Des prix changent beaucoup').waitFor();
  expect(await site.services.workingCopies.count()).toBe(4);
});

test('[PUBLISH-07] in the hour that comes twice, it says which of the two it takes', async ({ visit }) => {
  const site = await startSite({ now: () => new Date('2026-10-20T12:00:00Z') });
  const { services } = site;
  await write(services, home, { 'hero.title': 'Un' });
  const page = await booted(await visit('/admin/publications', await signedIn(site)));
  await page.getByText('Programmer…').click();
  await page.getByLabel('Date').fill('2026-10-25');
  await page.getByLabel('Heure').fill('02:30');
  await panel(page).getByText('cette heure vient deux fois\u00a0: c’est la première').waitFor();
  await button(page, 'Programmer').click();
  await status(page).getByText('cette heure vient deux fois\u00a0: c’est la première').waitFor();
  expect(await services.publications.scheduled()).toMatchObject([{ dueAt: '2026-10-25T00:30:00.000Z' }]);
  await page.getByRole('link', { name: 'Programmées' }).click();
  await page.getByRole('region', { name: 'Sans nom' }).getByText('c’est la première').waitFor();
});

test('[PUBLISH-01] [PUBLISH-07] the editor speaks of Paris time, wherever the browser is', async ({
  visit,
}) => {
  const time = new Date('2026-03-20T22:30:00Z');
  const site = await startSite({ now: () => time });
  const { services } = site;
  await edit(site, 'fr', 'home', { 'hero.title': 'Publié' });
  await write(services, agency, { 'hero.title': 'Programmé' });
  const at = new Date('2026-03-31T22:30:00Z');
  await services.publications.schedule(await chosenCopies(services), { by: 'marie', name: 'Avril', at });
  const options = { ...(await signedIn(site)), timezoneId: 'Asia/Tokyo' };
  const page = await booted(await visit('/admin/pages/agency', options));
  await page.getByText(/1 avril 2026 à 00:30/).waitFor();
  await page.goto(`${site.url}/admin/pages/home`);
  await booted(page);
  await expect.poll(() => saveStatus(page).textContent()).toMatch(/20 mars 2026 à 23:30/);
  await button(page, 'Historique').click();
  await page.getByRole('dialog').getByText('20 mars 2026, 23:30').waitFor();
});

test('[PUBLISH-05] two administrators publish the same: the second reads what happened', async ({
  visit,
}) => {
  const site = await startSite();
  const { services } = site;
  await write(services, home, { 'hero.title': 'Un' });
  await write(services, agency, { 'hero.title': 'Deux' });
  const page = await booted(
    await visit('/admin/publications', { ...(await signedIn(site)), expectedComplaint }),
  );
  await services.publications.publish(await chosenCopies(services, home), { by: 'paul' });
  await button(page, 'Publier 2 contenus').click();
  await page.getByRole('alert').getByText('modifié ou publié ces contenus entre-temps').waitFor();
  await button(page, 'Publier').click();
  await status(page).getByText('1 contenu en ligne').waitFor();
  expect(await services.content.revisions('home', 'fr')).toHaveLength(1);
});

test('the menu says how much is unpublished, in both addresses of the back office', async ({ visit }) => {
  const site = await startSite();
  await write(site.services, home, { 'hero.title': 'Un' });
  const page = await booted(await visit('/en/admin/publications', await signedIn(site)));
  const entry = page.getByRole('link', { name: /^Publications/ });
  await expect.poll(() => entry.textContent()).toBe('Publications1 à publier');
  await page.getByRole('link', { name: 'Ouvrir Accueil (Français)' }).click();
  await expect.poll(() => field(page, 'hero.title').count()).toBe(1);
});
