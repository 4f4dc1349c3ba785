import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

const groups = {
  Système: ['Navigation et textes communs', 'Gestion des menus'],
  Pages: ['Accueil', 'Services', 'Calculateur de prix', 'Contact', 'Blog', 'Recrutement'],
  Expertises: [
    ...['Développement React', 'Applications Next.js', 'Applications mobiles', 'Sites WordPress'],
    ...['Maintenance et support', 'E-commerce', 'Hébergement'],
  ],
  Contenus: ['Articles du blog', 'Cas clients', 'Témoignages'],
  'Pages légales': ['Mentions légales', 'Confidentialité', 'Conditions générales (CGU)'],
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Rubriques' });
const groupButtons = (page: Page) => navigation(page).locator('h2 button');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[ADMIN-02] [ADMIN-03] [ADMIN-04] [ADMIN-09] the dashboard opens on home, with its own header and none of the site', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  expect(await heading(page).textContent()).toBe('Accueil');
  expect(await field(page, 'hero.title').inputValue()).toBe(
    (await site.services.content.section('home', 'fr')).hero.title,
  );
  for (const part of ['footer', 'a[href="#main"]', 'header nav', '[aria-label*="annonce" i]'])
    expect([part, await page.locator(part).count()]).toEqual([part, 0]);
  expect(await page.getByRole('button', { name: 'Une question' }).count()).toBe(0);

  const header = page.getByRole('banner');
  for (const name of ['Exporter', 'Importer', /thème/, 'Se déconnecter'])
    expect([name, await header.getByRole('button', { name }).count()]).toEqual([name, 1]);
  const languages = header.getByRole('group', { name: 'Langue du contenu' });
  expect(await languages.getByRole('link').allTextContents()).toEqual(['FR Français', 'EN Anglais']);
  expect(await languages.locator('[aria-current]').textContent()).toBe('FR Français');

  await languages.getByRole('link', { name: 'Anglais' }).click();
  const english = (await site.services.content.section('home', 'en')).hero.title;
  await expect.poll(() => field(page, 'hero.title').inputValue()).toBe(english);
  await expect.poll(() => heading(page).textContent()).toBe('Accueil');
  await expect.poll(() => new URL(page.url()).search).toBe('?lang=en');
  await page.goto(`${site.url}/en/admin`);
  await expect.poll(() => field(page, 'hero.title').inputValue()).toBe(english);
  await expect.poll(() => languages.locator('[aria-current]').textContent()).toBe('EN Anglais');
  await expect.poll(() => groupButtons(page).nth(1).textContent()).toBe('Système');
});

test('[ADMIN-05] the theme changes at once and is kept', async ({ visit, site }) => {
  const page = await booted(await visit('/admin', { ...(await signedIn(site)), colorScheme: 'light' }));
  const state = () =>
    page.evaluate(() => [document.documentElement.classList.contains('dark'), { ...localStorage }]);
  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await state()).toEqual([false, {}]);
  await toggle('Passer au thème sombre').click();
  await toggle('Passer au thème clair').waitFor();
  await expect.poll(state).toEqual([true, { theme: 'dark' }]);
  await page.reload();
  await toggle('Passer au thème clair').waitFor();
  await expect.poll(state).toEqual([true, { theme: 'dark' }]);
});

test('[ADMIN-07] [ADMIN-08] [ADMIN-10] [ADMIN-11] [ADMIN-12] five groups and what they hold, opened by click and keyboard', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  expect(await groupButtons(page).allTextContents()).toEqual([
    'Visiteurs',
    ...Object.keys(groups),
    ...['Autres pages', 'Site', 'Équipe'],
  ]);
  const expanded = () =>
    groupButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-expanded')),
    );
  expect(await expanded()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => String(place === 2)));
  for (const [name, entries] of Object.entries(groups)) {
    const button = navigation(page).getByRole('button', { name, exact: true });
    if ((await button.getAttribute('aria-expanded')) === 'false') {
      await button.focus();
      await page.keyboard.press(name.length % 2 ? 'Enter' : 'Space');
    }
    const list = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await expect.poll(() => list.isVisible()).toBe(true);
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(entries);
    await button.click();
    await expect.poll(() => list.isVisible()).toBe(false);
  }
});

test('[ADMIN-13] [ADMIN-14] every section opens in its editor, also those that no group lists', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  for (const button of await groupButtons(page).all())
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  const entries = await navigation(page).locator('a[href^="/admin/pages/"]').all();
  expect(entries.length).toBe(28);
  const others = page.locator('#group-more-pages a[href^="/admin/pages/"]');
  await expect
    .poll(async () =>
      (await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(13)))).sort(),
    )
    .toEqual([
      ...['agency', 'cii', 'expertise-nextjs', 'expertise-react', 'faq', 'maintenance-support', 'pricing'],
      ...['projects', 'studycases', 'wordpress-sites'],
    ]);
  for (const entry of entries) {
    await entry.click();
    const label = await entry.textContent();
    await expect.poll(() => heading(page).textContent()).toBe(label);
    await expect.poll(() => entry.getAttribute('aria-current')).toBe('page');
  }
});

test('[ADMIN-14] [ADMIN-15] [ADMIN-17] what is saved in the editor is on the page, in that language only', async ({
  visit,
}) => {
  const site = await startSite();
  // Time stands still: after three seconds the editor would save by itself, and the button rest.
  const page = await booted(await visit('/admin/pages/cii', { ...(await signedIn(site)), clock: true }));
  const change = async (section: string, path: string, value: string) => {
    await page.goto(`${site.url}/admin/pages/${section}`);
    await page.mouse.move(2, 2);
    await booted(page);
    await field(page, path).fill(value);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  };
  for (const [section, path, value, french, english] of [
    ['cii', 'badge', 'Rétroactif, vraiment', '/cii', '/en/cii'],
    ['pricing', 'hero.title', 'Le prix juste', '/tarifs', '/en/pricing'],
    [
      'react-development',
      'hero.title',
      'React pour tous',
      '/expertises/developpement-react',
      '/en/expertises/react-development',
    ],
    [
      'expertise-react',
      'technologies.title',
      'Nos outils React',
      '/expertises/developpement-react',
      '/en/expertises/react-development',
    ],
  ] as const) {
    await change(section, path, value);
    expect([section, (await site.text(french)).includes(value)]).toEqual([section, true]);
    expect([section, (await site.text(english)).includes(value)]).toEqual([section, false]);
  }
});

test('[WOO-03] the entry ecommerce edits the words of the shop page and its search texts', async ({
  visit,
}) => {
  const site = await startSite();
  // Time stands still: after three seconds the editor would save by itself, and the button rest.
  const page = await booted(
    await visit('/admin/pages/ecommerce', { ...(await signedIn(site)), clock: true }),
  );
  await field(page, 'woocommerce.title').fill('Une boutique à vous');
  await field(page, 'seoTitle').fill('Boutique | Atelier');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  const shown = await site.text('/expertises/ecommerce-woocommerce');
  expect(shown).toContain('Une boutique à vous');
  expect(shown).toContain('<title>Boutique | Atelier</title>');
  await field(page, 'woocommerce.title').fill('Autre');
  await page.keyboard.press('Control+z');
  await expect.poll(() => field(page, 'woocommerce.title').inputValue()).toBe('Une boutique à vous');
});

test('Ctrl K jumps to a section, and to the very field that holds a text', async ({ visit, site }) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  const search = page.getByRole('combobox', { name: 'Rechercher' });
  await page.keyboard.press('Control+k');
  await search.fill('recrut');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page).textContent()).toBe('Recrutement');

  const { title } = (await site.services.content.section('maintenance', 'fr')).cta;
  await page.keyboard.press('Control+k');
  await search.fill(title);
  await page.getByRole('option', { name: title }).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('cta.title');
  await expect.poll(() => heading(page).textContent()).toBe('Maintenance et support');
  await expect
    .poll(() =>
      field(page, 'cta.title').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
});

test.for([
  [
    'fr',
    'prix premium calculateur',
    'Calculateur de prix › Prix du design › Premium',
    'designPrices.premium',
  ],
  ['fr', 'bandeau annonce affiché', 'Bandeau d’annonce', 'announcement.enabled'],
  ['en', 'accueil haut de page titre', 'Accueil', 'hero.title'],
  ['en', 'A draft nobody published', 'L’agence', 'hero.title'],
] as const)(
  '[EDIT-70] Ctrl K (%s) finds a field by its friendly names or its words: %s',
  async ([language, query, detail, path], { visit }) => {
    const site = await startSite();
    await write(site.services, sectionRef('agency', 'en'), { 'hero.title': 'A draft nobody published' });
    const page = await booted(await visit(`/admin?lang=${language}`, await signedIn(site)));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Rechercher' }).fill(query);
    await page
      .getByRole('group', { name: 'Champs' })
      .getByRole('option')
      .filter({ hasText: detail })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe(path);
    expect(new URL(page.url()).searchParams.get('lang') ?? 'fr').toBe(language);
  },
);

test('[EDIT-70] Ctrl K finds what can be done, in the words of whoever looks for it', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  const search = page.getByRole('combobox', { name: 'Rechercher' });
  const option = page.getByRole('group', { name: 'Actions' }).getByRole('option');
  for (const [query, action, title] of [
    ['mot de passe', 'Changer mon mot de passe', 'Mon compte'],
    ['planifier', 'Programmer une publication', 'Publications'],
    ['photo', 'Ajouter une image', 'Médiathèque'],
    ['traduire', 'Relire les traductions', 'Traductions'],
    ['redirection', 'Rediriger une ancienne adresse', 'Anciennes adresses'],
    ['nouvel article', 'Écrire un article', 'Nouvel article'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await search.fill(query);
    await option.getByText(action, { exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe(title);
  }
});

test('[EDIT-70] Ctrl K leads from the word « annonce » to the switch of the announcement', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('annonce');
  await page.getByRole('option', { name: 'Changer l’annonce en haut des pages' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('announcement.enabled');
});

test('[EDIT-71] Ctrl K offers the screens used last first', async ({ visit, site }) => {
  const page = await booted(await visit('/admin/menus', await signedIn(site)));
  const first = async () => {
    await page.keyboard.press('Control+k');
    const options = page.getByRole('option');
    await options.first().waitFor();
    return (await options.allTextContents()).slice(0, 2);
  };
  for (const screen of ['Médiathèque', 'Questions fréquentes']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Rechercher' }).fill(screen);
    await page.getByRole('option').first().click();
    await expect.poll(() => heading(page).textContent()).toMatch(screen);
  }
  const lastUsed = [expect.stringContaining('Médiathèque'), expect.stringContaining('Gestion des menus')];
  expect(await first()).toEqual(lastUsed);
  await page.reload();
  await booted(page);
  expect(await first()).toEqual(lastUsed);
});

test('[EDIT-70] while the next words are looked for, those of the words before are gone', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Rechercher' });
  const fields = page.getByRole('group', { name: 'Champs' });
  await search.fill('calculateur');
  await fields.waitFor();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/search/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await search.fill('calculateur xyzzy');
  await fields.waitFor({ state: 'detached' });
  await page.getByText('Recherche…', { exact: true }).waitFor();
  answered.resolve();
  await page.getByText('Rien ne correspond à').waitFor();
});

test.for([
  ['light', 'services'],
  ['dark', 'faq'],
] as const)(
  'no violation in the back office (%s, with several search blocks or one: %s)',
  async ([colorScheme, section], { visit, site }) => {
    const look = { colorScheme, reducedMotion: 'reduce' as const };
    const page = await booted(await visit(`/admin/pages/${section}`, { ...(await signedIn(site)), ...look }));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Rechercher' }).fill('prix');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
