import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn } from '#tests/support/browser/signed-in.ts';
import { chat, contact, quote } from '#tests/support/data/leads.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Nothing is counted after this. */
const counted = (page: Page) => page.getByText('Comptage…').first().waitFor({ state: 'detached' });

/** Somebody wrote on Friday afternoon, others on Monday; it is Monday evening. */
async function busySite() {
  const clock = { now: new Date('2026-01-16T14:00:00Z') };
  const site = await startSite({ now: () => clock.now });
  const { leads } = site.services;
  await leads.submitContact({ ...contact, name: 'Zoé Lefèvre' });
  clock.now = new Date('2026-01-19T13:00:00Z');
  await leads.submitQuote({ ...quote, name: 'Paul Martin' });
  await leads.submitAppointment({ ...chat, name: 'Nora Petit', slot: '2026-01-21T10:00' });
  await leads.submitAppointment({ ...chat, name: 'Inès Roy', phone: '06 00 00 00 01', slot: 'call' });
  clock.now = new Date('2026-01-19T17:00:00Z');
  await countViews(site);
  return { site, clock };
}

async function countViews(site: Site) {
  const { db } = await site.openDatabase();
  const seen = (day: string, views: number) => ({
    day,
    views,
    path: '/',
    language: 'fr' as const,
    referrer: '',
  });
  await db
    .insertInto('page_views')
    .values([seen('2026-01-08', 20), seen('2026-01-14', 12), seen('2026-01-19', 18)])
    .execute();
}

test('[TODAY-01] /admin opens the home page as before, and the first entry of the menu leads to the first screen', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', { ...(await signedIn(site)), ...phone }));
  await expect.poll(() => heading(page).textContent()).toBe('Accueil');
  const menu = page.getByRole('navigation', { name: 'Rubriques' });
  await menu.getByRole('link', { name: 'Aujourd’hui' }).click();
  await expect.poll(() => heading(page).textContent()).toBe('Aujourd’hui');
  expect(new URL(page.url()).pathname).toBe('/admin/today');
  await menu.locator('[aria-current=page]').getByText('Aujourd’hui').waitFor();

  await page.setViewportSize(desk.viewport);
  await page.goto(`${site.url}/en/admin/pages/home`);
  await booted(page);
  await expect.poll(() => menu.getByRole('link').first().textContent()).toBe('Aujourd’hui');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('tableau de bord');
  await page.getByRole('option', { name: /aujourd’hui/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/admin/today');
  await expect.poll(() => heading(page).textContent()).toBe('Aujourd’hui');
});

test('[TODAY-03] [TODAY-04] [TODAY-06] [TODAY-07] [TODAY-11] who wrote, who waits, who comes, the visits and the mail, each with the way there', async ({
  visit,
}) => {
  const { site, clock } = await busySite();
  const page = await booted(await visit('/admin/today', { ...(await signedIn(site)), ...desk }));
  const news = card(page, 'Ces sept derniers jours');
  await expect
    .poll(() => news.locator('.today-tile').allTextContents())
    .toEqual(['2 messages', '1 devis', '0 candidature', '1 rendez-vous']);
  await news.getByRole('link', { name: /Paul Martin.*Devis Site vitrine · 5\s320\s€/ }).waitFor();
  await news.getByRole('link', { name: /Nora Petit.*pour le mercredi 21 janvier à 10\sh\s00/ }).waitFor();
  await card(page, 'Prochains rendez-vous').getByText('Nora Petit').waitFor();

  const waiting = card(page, 'À répondre');
  await waiting.getByText('3 envois sans réponse').waitFor();
  await waiting.getByText('1 en retard').waitFor();
  await waiting.getByRole('link', { name: /Zoé Lefèvre.*En retard de 3 h ouvrées/ }).waitFor();
  await waiting.getByRole('link', { name: /Paul Martin.*Reste 20 h ouvrées/ }).waitFor();
  await waiting
    .getByRole('link', { name: /Inès Roy.*Reste 20 h ouvrées.*À rappeler 06 00 00 00 01/ })
    .waitFor();

  const week = card(page, 'Visites de la semaine');
  await week.getByText('30 pages vues en sept jours').waitFor();
  await week.getByText('+50 % par rapport').waitFor();
  await week.getByRole('img', { name: /30 au total, au plus 18 le 19 janvier/ }).waitFor();
  await expect.poll(() => week.getByRole('row', { includeHidden: true }).count()).toBe(8);

  const condition = card(page, 'État du site');
  await condition.getByText('Aucun e-mail ne part').waitFor();
  await condition.getByText('Aucune sauvegarde connue').waitFor();
  await condition.getByText('Go libres').waitFor();
  await condition.getByRole('link', { name: /E-mails/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/mail');

  // The lists hold as many as were counted: a meeting waits for no answer.
  await page.goBack();
  await waiting.getByRole('link', { name: 'Voir les messages sans réponse' }).click();
  await page
    .getByRole('link', { name: 'À répondre', exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor();
  await expect.poll(() => page.locator('main li a[href*="open="]').count()).toBe(2);

  await page.goBack();
  await waiting.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  await page.getByRole('heading', { name: 'Zoé Lefèvre', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Répondu' }).click();
  await page.getByRole('status').getByText('Noté').waitFor();

  clock.now = new Date('2026-01-19T18:00:00Z');
  await page.goto(`${site.url}/admin/today`);
  await card(page, 'Depuis votre dernière visite').getByText('Rien de neuf').waitFor();
  await waiting.getByText('2 envois sans réponse').waitFor();
  await expect.poll(() => waiting.getByText('en retard').count()).toBe(0);
});

test('[TODAY-06] without scripts the week is drawn too', async ({ visit }) => {
  const { site } = await busySite();
  const page = await visit('/admin/today', { ...(await signedIn(site)), javaScriptEnabled: false });
  await expect.poll(() => card(page, 'Visites de la semaine').locator('svg rect').count()).toBe(7);
});

test('[TODAY-05] drafts, what is scheduled, and the same numbers of translations and faults as on their screens', async ({
  visit,
}) => {
  const site = await startSite();
  const { services } = site;
  await write(services, sectionRef('agency'), { 'hero.title': 'Demain' });
  const at = new Date(Date.now() + 86_400_000);
  const chosen = await chosenCopies(services, sectionRef('agency'));
  await services.publications.schedule(chosen, { at, by: 'marie', name: 'Rentrée' });
  await write(services, sectionRef('pricing'), { 'hero.title': 'Brouillon' }, 'marie@example.com');
  const page = await booted(await visit('/admin/today', { ...(await signedIn(site)), ...desk }));
  const work = card(page, 'Travail en cours');
  await work.getByRole('link', { name: /À publier 1 brouillon Le dernier\s: marie@example.com/ }).waitFor();
  await work.getByRole('link', { name: /Programmé 1 publication «\sRentrée\s»/ }).waitFor();
  await counted(page);
  const told = async (name: RegExp) =>
    Number(/\d+/.exec((await work.getByRole('link', { name }).textContent()) ?? '')?.[0]);
  const translations = await told(/Traductions/);
  expect(translations).toBeGreaterThan(0);
  await work.getByRole('link', { name: /Contrôle des contenus Rien à corriger/ }).waitFor();
  await work.getByRole('link', { name: /Traductions/ }).click();
  await expect
    .poll(() =>
      page.getByRole('navigation', { name: 'Textes à montrer' }).getByRole('link').first().textContent(),
    )
    .toBe(`À faire ${translations}`);
});

test('[TODAY-01] [TODAY-08] the set-up link leads a new owner through four steps, which go when they are done', async ({
  visit,
}) => {
  const smtp = await startSmtp();
  const site = await startSite({ firstAdministrator: false, environment: { SMTP_URL: smtp.url } });
  const { services } = site;
  const link = `/admin/setup?token=${await services.accounts.createSetupToken()}`;
  const page = await visit(link, { url: site.url, ...desk });
  await page.getByLabel('Adresse e-mail').fill('marie@atelier-vitrine.example');
  await page.getByLabel('Mot de passe').fill('un mot de passe solide');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/today');
  const steps = page.locator('.today-steps li');
  await expect
    .poll(() => steps.locator('strong').allTextContents())
    .toEqual([
      'Créer votre compte (Fait)',
      'Publier une première page (À faire)',
      'Donner votre adresse e-mail (À faire)',
      'Faire partir les e-mails (À faire)',
    ]);
  await booted(page);
  await steps.getByRole('link', { name: /Donner votre adresse/ }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('agency.email');
  await field(page, 'agency.email').fill('marie@zoe.fr');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect
    .poll(async () => (await services.content.section('common', 'fr')).agency.email)
    .toBe('marie@zoe.fr');
  await page.goto(`${site.url}/admin/today`);
  await expect.poll(() => page.locator('.today-steps [data-done=true]').count()).toBe(2);

  await write(services, sectionRef('common', 'en'), { 'agency.email': 'marie@zoe.fr' });
  await services.publications.publish(await chosenCopies(services), { by: 'marie', confirmed: true });
  await services.leads.submitContact(contact);
  await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
  await expect.poll(() => services.today.site.firstRun()).toEqual([]);
  await page.goto(`${site.url}/admin/today`);
  await heading(page).waitFor();
  await expect.poll(() => page.getByText('Pour commencer').count()).toBe(0);
  await card(page, 'État du site').getByText('Rien en échec').waitFor();
});

test.for([
  ['telephone', phone],
  ['desk', desk],
] as const)(
  '[TODAY-10] friendly with nothing to tell, and no violation with much, by day and by night (%s)',
  async ([, size], { visit, site: empty }) => {
    const look = { ...size, reducedMotion: 'reduce' as const };
    const quiet = await booted(await visit('/admin/today', { ...(await signedIn(empty)), ...look }));
    for (const sentence of [
      'Personne n’attend de réponse',
      'Rien de neuf',
      'Aucune page vue',
      'Rien n’est programmé',
    ])
      await quiet.getByText(sentence).first().waitFor();
    await counted(quiet);
    expect([await violations(quiet), await tooWide(quiet)]).toEqual([[], false]);

    const { site } = await busySite();
    const page = await booted(await visit('/admin/today', { ...(await signedIn(site)), ...look }));
    await counted(page);
    expect([await violations(page), await tooWide(page)]).toEqual([[], false]);
    await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
    await page.getByRole('button', { name: 'Passer au thème clair' }).waitFor();
    expect(await contrastViolations(page)).toEqual([]);
  },
);
