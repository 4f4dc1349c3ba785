import { expect } from 'vitest';
import type { Section } from '#domain/content/sections.ts';
import { type Language, languages } from '#domain/languages.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const chatLabels = /aria-label="(?:Ouvrir la discussion|Open the chat)"/;
const barLabels = /<aside aria-label="(?:Annonce|Announcement)"/;
const homes = { fr: '/', en: '/en' };

/** The frame around the content: what the page shows outside its main element. */
const frameOf = (page: string) => page.replace(/<main[\s\S]*<\/main>/, '');
const footerOf = (page: string) => /<footer[\s\S]*<\/footer>/.exec(page)?.[0] ?? '';
const parts = (page: string) => ({
  header: /<header/.test(page),
  top: barLabels.test(page) || page.includes('href="#main"'),
  footer: /<footer/.test(page),
  bottom: chatLabels.test(page),
});

test('[SHELL-01] every page but the admin area has header, top element, footer and bottom element', async ({
  site,
}) => {
  const paths = publicPages().flatMap(({ fr, en }) => [fr, en]);
  for (const path of [...paths, '/xyz', '/en/xyz']) {
    expect([path, parts(frameOf(await site.text(path)))]).toEqual([
      path,
      { header: true, top: true, footer: true, bottom: true },
    ]);
  }
});

test('[SHELL-04] the first thing a keyboard reaches on every page is the link to the content', async ({
  site,
}) => {
  const paths = publicPages().flatMap(({ fr, en }) => [fr, en]);
  for (const path of [...paths, '/xyz', '/en/xyz']) {
    const page = await site.text(path);
    const [first] = html.all(page, /<((?:a|button|input|select|textarea|summary|iframe) [^>]*)>/g);
    expect([path, first]).toEqual([path, expect.stringContaining('href="#main"')]);
    expect([path, /<main id="main" tabindex="-1"/i.test(page)]).toEqual([path, true]);
  }
});

test('[SHELL-02] the admin area has none of the four', async ({ site }) => {
  for (const path of ['/admin', '/en/admin']) {
    expect([path, parts(await site.text(path))]).toEqual([
      path,
      { header: false, top: false, footer: false, bottom: false },
    ]);
  }
});

test('[MENU-10] the shipped mega-menu leads to every kind of work we sell', async ({ site }) => {
  for (const language of languages) {
    const { megaMenu } = await site.json<{ megaMenu: { categories: { items: { link: string }[] }[] } }>(
      `/data/${language}/services.json`,
    );
    const links = megaMenu.categories.flatMap(({ items }) => items.map(({ link }) => link));
    const responses = await Promise.all(links.map((link) => site.get(link)));
    expect(responses.map(({ status }) => status)).toEqual(links.map(() => 200));
    const screens = (await Promise.all(responses.map((response) => response.text()))).map(html.screenOf);
    expect(screens).toEqual(
      expect.arrayContaining([
        ...['Expertises', 'Ecommerce', 'ReactDevelopment', 'MobileApps', 'WordPress', 'Hosting'],
        'Maintenance',
      ]),
    );
    expect(links).toEqual(expect.arrayContaining(['/expertises/creation-sites-web']));
  }
});

const services = {
  fr: [
    '/expertises/developpement-react',
    '/expertises/applications-nextjs',
    '/expertises/sites-wordpress',
    '/expertises/ecommerce-woocommerce',
    '/expertises/applications-mobiles',
    '/expertises/hebergement',
    '/expertises/maintenance-support',
  ],
  en: [
    '/en/expertises/react-development',
    '/en/expertises/nextjs-applications',
    '/en/expertises/wordpress-sites',
    '/en/expertises/ecommerce-woocommerce',
    '/en/expertises/mobile-applications',
    '/en/expertises/hosting',
    '/en/expertises/maintenance-support',
  ],
};

test('[FOOTER-02] the footer links to seven services in the language of the page', async ({ site }) => {
  for (const language of languages) {
    const links = html.links(footerOf(await site.text(homes[language])));
    expect(links.filter((href) => href.includes('/expertises/'))).toEqual(services[language]);
    for (const href of services[language]) {
      expect([href, (await site.get(href)).status]).toEqual([href, 200]);
    }
  }
});

test('[FOOTER-03] [FOOTER-04] the footer links to the legal pages and to the price calculator', async ({
  site,
}) => {
  const expected = {
    fr: ['/calculateur-prix', '/mentions-legales', '/politique-confidentialite', '/conditions-generales'],
    en: ['/en/price-calculator', '/en/legal-notice', '/en/privacy-policy', '/en/terms-conditions'],
  };
  for (const language of languages) {
    for (const path of [homes[language], `${homes[language].replace(/\/$/, '')}/contact`]) {
      const links = html.links(footerOf(await site.text(path)));
      expect(links.filter((href) => expected[language].includes(href))).toEqual(expected[language]);
    }
    const [calculator = '', ...legal] = expected[language];
    const onItself = html.links(footerOf(await site.text(calculator)));
    expect(onItself.filter((href) => expected[language].includes(href))).toEqual(legal);
  }
});

/** The internal links of a page that are neither the language button nor a file. */
const pageLinks = (page: string) =>
  html
    .all(page, /<a (?![^>]*hrefLang)[^>]*?href="(\/[^"]*)"/gi)
    .map((href) => href.replace(/[?#].*/, ''))
    .filter((href) => !/\.\w+$/.test(href));

async function crawl(site: Site, language: Language): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const queue = publicPages().map((row) => row[language]);
  for (const path of queue) {
    if (pages.has(path)) continue;
    const page = await site.text(path);
    pages.set(path, page);
    queue.push(...pageLinks(page));
  }
  return pages;
}

test('[LANG-05] every internal link follows the language of the page', async ({ site }) => {
  const isEnglish = (path: string) => path === '/en' || path.startsWith('/en/');
  for (const language of languages) {
    for (const [path, page] of await crawl(site, language)) {
      const strays = pageLinks(page).filter((href) => isEnglish(href) !== (language === 'en'));
      expect([path, html.languageOfPage(page), strays]).toEqual([path, language, []]);
    }
  }
});

test('[LANG-05] a managed /contact leads to /en/contact on English pages', async ({ site }) => {
  const { announcement } = await site.json<{ announcement: { link: string } }>('/data/en/common.json');
  expect(announcement.link).toBe('/contact');
  const bar = /<aside[\s\S]*?<\/aside>/.exec(await site.text('/en'))?.[0] ?? '';
  expect(html.links(bar)).toEqual(['/en/contact']);
});

const BELGIUM = '/en/aides-creation-site-internet-belgique';

/** Texts of which the source names the French wording only, with an English page that has each. */
const frenchTexts: [Section, path: string, french: string, page: string][] = [
  ['common', 'loading', 'Chargement...', '/en'],
  ['common', 'team.loading', "Chargement de l'équipe...", '/en'],
  ['common', 'team.unavailable', 'Équipe non disponible', '/en/agency'],
  ['common', 'header.bookingButton', 'Prendre rendez-vous', '/en/cii'],
  ['projects', 'loading', 'Chargement...', '/en/pricing'],
  ['blog', 'loading', 'Chargement du blog...', '/en/pricing'],
  ['blog', 'loadingArticles', 'Chargement des articles...', '/en/blog'],
  ['blog', 'article.loading', "Chargement de l'article...", '/en/pricing'],
  ['blog', 'noResults', 'Aucun article trouvé', '/en/blog?q=zzz'],
  ['blog', 'emptyTitle', 'Aucun article trouvé', '/en/blog?category=zzz'],
  ['blog', 'emptySearch', 'Aucun article trouvé pour "zzz".', '/en/blog?q=zzz'],
  ['blog', 'emptyAll', 'Aucun article publié pour le moment.', '/en/blog?category=zzz'],
  ['blog', 'reset', 'Voir tous les articles', '/en/blog?q=zzz'],
  ['blog', 'article.show', 'Afficher', '/en/blog/budget-site-web-2025'],
  ['blog', 'article.hide', 'Masquer', '/en/blog/budget-site-web-2025'],
  ['studycases', 'empty', 'Études de cas en préparation', '/en/case-studies?filter=mobile'],
  ['contact', 'chat.form.phoneLabel', 'Téléphone (optionnel)', '/en'],
  ['cii', 'hero.title', "20% d'économie minimum sur votre projet web", '/en/cii'],
  ['cii', 'comparison.without', "Sans agrément CII: 0% d'économies", '/en/cii'],
  ['cii', 'cta.cta', 'Commencer', '/en/cii'],
  ['cii', 'closing.title', 'Financer votre projet digital', '/en/cii'],
  ['cii', 'belgium.hero.badge', 'PRIME DIGITALISATION', BELGIUM],
  ['cii', 'belgium.hero.title', 'Faites des économies sur votre site internet', BELGIUM],
  ['cii', 'belgium.chart.title', "25% à 75% d'économies", BELGIUM],
  ['cii', 'belgium.eligibility.label', 'Vérifier mon éligibilité', BELGIUM],
  ['cii', 'belgium.faq.title', 'Les questions fréquentes', BELGIUM],
];

test('[LANG-06] English pages show the managed English text, and the French one when it is blank', async () => {
  const site = await startSite();
  await edit(site, 'en', 'agency', { 'team.members': [] });
  const studies = await site.services.caseStudies.published('en');
  for (const { id } of studies) await site.services.caseStudies.remove('en', id, { by: 'marie', basedOn: 0 });
  const textsOf = (name: Section, textAt: (place: number) => string) =>
    Object.fromEntries(
      frenchTexts.flatMap(([section, path], place) => (section === name ? [[path, textAt(place)]] : [])),
    );
  const write = async (textAt: (place: number) => string) => {
    for (const name of new Set(frenchTexts.map(([section]) => section)))
      await edit(site, 'en', name, textsOf(name, textAt));
  };
  /** Which of these texts stand in the page, or in the data it shows them from. */
  const found = (textOf: (place: number) => string) =>
    Promise.all(
      frenchTexts.map(async ([, path, , page], place) => [
        path,
        html.decode(await site.text(page)).includes(textOf(place)),
      ]),
    );
  const each = (isFound: boolean) => frenchTexts.map(([, path]) => [path, isFound]);
  const french = (place: number) => frenchTexts[place]?.[2] ?? '';
  const own = (place: number) => `Words of our own ${place}.`;

  expect(await found(french)).toEqual(each(false));
  await write(own);
  expect(await found(own)).toEqual(each(true));
  await write(() => '');
  expect(await found(french)).toEqual(each(true));
});

test('[NOTFOUND-01] [NOTFOUND-02] an unknown path is the not-found page in its language, and not indexed', async ({
  site,
}) => {
  const french = ['fr', 'Page introuvable - 404', 'Oups ! Page introuvable'];
  const english = ['en', 'Page not found - 404', 'Oops! Page not found'];
  for (const [path, expected] of [
    ['/xyz', french],
    ['/expertises/xyz', french],
    ['/en/xyz', english],
    ['/en/expertises/xyz', english],
  ] as const) {
    const response = await site.get(path);
    const page = await response.text();
    expect([path, response.status, html.meta(page, 'robots')]).toEqual([path, 404, ['noindex']]);
    expect([html.languageOfPage(page), ...html.title(page), ...html.headings(page)]).toEqual(expected);
  }
});
