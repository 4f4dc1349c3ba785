import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type PageId, pathTo } from '#domain/pages.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { bareStudy } from '#tests/support/data/case-studies.ts';
import { edit } from '#tests/support/data/edit.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const words = {
  fr: { story: 'Lire l’histoire', estimate: 'Estimer un projet comme celui-ci' },
  en: { story: 'Read the story', estimate: 'Estimate a project like this one' },
};
/** The clients who have a story, and its slug. */
const stories = [
  ...['boulangerie-hamdi', 'caves-delmotte', 'cycles-du-canal'],
  ...['musee-de-la-terre-cuite', 'noordzee-vis', 'tourne-planning'],
];
const studyAt = (language: Language, slug: string) => pathTo('caseStudyDetail', language, slug);

/** Where the links of a part of the page to case studies lead, each once: the strip draws its logos twice. */
const storiesIn = (page: Page, part: string, language: Language): Promise<string[]> =>
  page
    .locator(`${part} a[href^="${pathTo('caseStudies', language)}/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].sort());

async function changeStudy(site: Site, language: Language, id: string, change: Partial<CaseStudy>) {
  const { entry, rev } = await site.services.caseStudies.load(language, id);
  await site.services.caseStudies.save(language, { ...entry, ...change }, { by: 'test', basedOn: rev });
}

test.for(languages)(
  '[WAY-16] testimonials and logos lead to the story of the same client, and no other does (%s)',
  async (language, { visit }) => {
    const expected = stories.map((slug) => studyAt(language, slug));
    const places = [
      ['home', '#testimonials'],
      ['home', '#partners'],
      ['cii', '#scrolling-testimonials'],
      ['cii', '#partners'],
      ['beLP', '#scrolling-testimonials'],
    ] as const;
    const page = await visit(pathTo('home', language), { javaScriptEnabled: false });
    for (const [id, part] of places) {
      await page.goto(new URL(pathTo(id, language), page.url()).href);
      expect([id, part, await storiesIn(page, part, language)]).toEqual([id, part, expected]);
    }
    await page.goto(new URL(pathTo('home', language), page.url()).href);
    await page
      .locator('#testimonials')
      .getByRole('link', { name: `${words[language].story} – Musée de la Terre cuite, Bailleul` })
      .click();
    await page.locator('main[data-screen=CaseStudyDetail]').waitFor();
    expect(new URL(page.url()).pathname).toBe(studyAt(language, 'musee-de-la-terre-cuite'));
  },
);

test.for(languages)(
  '[WAY-16] a logo that leads to a story waits for the pointer and for the keyboard (%s)',
  async (language, { visit }) => {
    const page = await booted(await visit(pathTo('home', language)));
    const logo = page
      .locator('#partners')
      .getByRole('link', { name: `${words[language].story} – Cycles du Canal` });
    const strip = page.locator('#partners .marquee-track');
    const moves = () => strip.evaluate((row) => getComputedStyle(row).animationPlayState);
    await page.locator('#partners h2').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect.poll(moves).toBe('running');
    const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    await page.mouse.move(400, y + height / 2);
    await expect.poll(moves).toBe('paused');
    await page.mouse.move(1, 1);
    await logo.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(moves).toBe('paused');
    await page.keyboard.press('Enter');
    await page.locator('main[data-screen=CaseStudyDetail]').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(studyAt(language, 'cycles-du-canal'));
  },
);

test.for(languages)(
  '[WAY-16] a story that is deleted, hidden or unknown is no link and is named; one with another slug still leads there (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    await site.services.caseStudies.remove(language, 'cycles-du-canal', { by: 'test', basedOn: 0 });
    await changeStudy(site, language, 'noordzee-vis', { published: false });
    await changeStudy(site, language, 'musee-de-la-terre-cuite', { slug: 'neuf' });
    await edit(site, language, 'common', { 'partners.items.4.caseStudy': 'constructor' });
    const page = await visit(pathTo('home', language), { url: site.url, javaScriptEnabled: false });
    const left = ['boulangerie-hamdi', 'caves-delmotte', 'neuf', 'tourne-planning'];
    for (const part of ['#testimonials', '#partners'])
      expect(await storiesIn(page, part, language)).toEqual(left.map((slug) => studyAt(language, slug)));
    const lost = (await site.services.checkContent())
      .filter(({ problem }) => problem.code === 'lost-case-study')
      .map(({ place, path, language: at }) => `${at} ${place} ${path}`);
    expect(lost.toSorted()).toEqual(
      [
        ...['common partners.items.4.caseStudy', 'common partners.items.5.caseStudy'],
        ...['common partners.items.6.caseStudy', 'nextjs-apps caseStudy'],
        ...['testimonials items.5.caseStudy', 'testimonials items.6.caseStudy'],
      ].map((one) => `${language} ${one}`),
    );
  },
);

test('[WAY-16] a study that has another id in each language is found by either', async ({ visit }) => {
  const site = await startSite();
  const by = { by: 'test', basedOn: 0 };
  await site.services.caseStudies.save('fr', bareStudy('atelier', { translation: 'workshop' }), by);
  await site.services.caseStudies.save('en', bareStudy('workshop', { translation: 'atelier' }), by);
  for (const [language, slug] of [
    ['fr', 'atelier'],
    ['en', 'workshop'],
  ] as const)
    for (const id of ['atelier', 'workshop']) {
      await edit(site, language, 'wordpress', { caseStudy: id });
      const page = await visit(pathTo('wordpress', language), { url: site.url, javaScriptEnabled: false });
      expect(await storiesIn(page, '#call', language)).toEqual([studyAt(language, slug)]);
    }
});

const trades: [id: PageId, slug: string][] = [
  ['webCreation', 'boulangerie-hamdi'],
  ['react', 'blanchisserie-desrumaux'],
  ['reactApps', 'blanchisserie-desrumaux'],
  ['webDevelopment', 'blanchisserie-desrumaux'],
  ['nextjs', 'noordzee-vis'],
  ['wordpress', 'musee-de-la-terre-cuite'],
  ['websiteRedesign', 'musee-de-la-terre-cuite'],
  ['ecommerce', 'cave-vauban'],
  ['mobile', 'paniers-du-tournaisis'],
];

test.for(languages)(
  '[WAY-17] the page of a trade leads to a story of that trade and says whose it is (%s)',
  async (language, { visit, site }) => {
    const studies = await site.services.caseStudies.published(language);
    const page = await booted(await visit(pathTo('react', language)));
    for (const [id, slug] of trades) {
      await page.goto(site.url + pathTo(id, language));
      const client = studies.find((study) => study.slug === slug)?.client;
      const link = (await booted(page))
        .locator('#call')
        .getByRole('link', { name: `${words[language].story} – ${client}`, exact: true });
      await expect.poll(() => link.getAttribute('href')).toBe(studyAt(language, slug));
      await link.click();
      await page.locator('main[data-screen=CaseStudyDetail]').waitFor();
    }
  },
);

const empty: [id: PageId, section: 'hosting' | 'maintenance' | 'services', path: string][] = [
  ['hosting', 'hosting', 'caseStudy'],
  ['maintenance', 'maintenance', 'caseStudy'],
  ['seo', 'services', 'pages.seo.caseStudy'],
];

test.for(languages)(
  '[WAY-17] where no story is chosen there is none, on every page of a trade that ships without (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const page = await visit(pathTo('expertises', language), { url: site.url, javaScriptEnabled: false });
    expect(await storiesIn(page, '#call', language)).toEqual([]);
    for (const [id, section, path] of empty) {
      await page.goto(site.url + pathTo(id, language));
      expect([id, await storiesIn(page, '#call', language)]).toEqual([id, []]);
      await edit(site, language, section, { [path]: 'cave-vauban' });
      await page.reload();
      expect(await storiesIn(page, '#call', language)).toEqual([studyAt(language, 'cave-vauban')]);
    }
  },
);

test.for(languages)(
  '[WAY-19] a case study leads to the calculator with its choices (%s)',
  async (language, { visit }) => {
    const page = await booted(await visit(studyAt(language, 'musee-de-la-terre-cuite')));
    await page.getByRole('link', { name: words[language].estimate }).click();
    await page.locator('main[data-screen=Calculator]').waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(pathTo('calculator', language));
    expect(searchParams.getAll('features')).toEqual(['booking', 'multilingual']);
    const chosen = (name: string) => page.locator(`main [name=${name}]`).first();
    await expect.poll(() => page.locator('main [name=type]:checked').inputValue()).toBe('website');
    for (const [name, value] of [
      ['complexity', 'complex'],
      ['design', 'custom'],
      ['pages', '10'],
      ['timeline', '14'],
      ['hosting', '1'],
    ] as const)
      await expect.poll(async () => [name, await chosen(name).inputValue()]).toEqual([name, value]);
  },
);

test.for(languages)(
  '[WAY-19] what the calculator does not offer any more is left out and named; without its type there is no link (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const { features, projectTypes } = await site.services.content.section('calculator', language);
    const page = await visit(studyAt(language, 'noordzee-vis'), { url: site.url, javaScriptEnabled: false });
    const link = page.getByRole('link', { name: words[language].estimate });
    const chosen = async () =>
      new URL((await link.getAttribute('href')) ?? '', site.url).searchParams.getAll('features');
    expect(await chosen()).toEqual(['inventory', 'multilingual']);

    await edit(site, language, 'calculator', { features: features.filter(({ id }) => id !== 'inventory') });
    await page.reload();
    expect(await chosen()).toEqual(['multilingual']);
    const lost = async () =>
      (await site.services.checkContent())
        .filter(({ problem, language: at }) => problem.code === 'lost-choice' && at === language)
        .map(({ entry, path, problem }) => [entry?.id, path, 'id' in problem && problem.id]);
    expect((await lost()).toSorted()).toEqual([
      ['cave-vauban', 'calculator.features.0', 'inventory'],
      ['caves-delmotte', 'calculator.features.0', 'inventory'],
      ['noordzee-vis', 'calculator.features.0', 'inventory'],
    ]);

    const place = projectTypes.findIndex(({ id }) => id === 'ecommerce');
    await edit(site, language, 'calculator', { [`projectTypes.${place}.offered`]: false });
    await page.reload();
    expect(await link.count()).toBe(0);
    expect((await lost()).map(([, path]) => path)).toEqual(Array(3).fill('calculator.type'));
  },
);

const articles = {
  fr: { slug: 'woocommerce-ou-pas', words: 'Passer à la pratique – Boutique WooCommerce' },
  en: { slug: 'woocommerce-or-not', words: 'Put it into practice – ' },
};

test.for(languages)(
  '[WAY-20] an article leads to the page of its trade, under the name of that page (%s)',
  async (language, { visit }) => {
    const { slug, words: name } = articles[language];
    const page = await booted(await visit(pathTo('article', language, slug)));
    await page.locator('article').getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === pathTo('ecommerce', language));
    await page.locator('main[data-screen=Ecommerce]').waitFor();
  },
);

test.for(languages)(
  '[WAY-20] every shipped article leads somewhere; an address that is no page shows nothing and is named (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const { slug } = articles[language];
    for (const { slug: one, page } of await site.services.articles.published(language))
      expect([one, page]).toEqual([
        one,
        expect.stringMatching(language === 'fr' ? /^\/(?!en\/)/ : /^\/en\//),
      ]);
    const page = await visit(pathTo('article', language, slug), { url: site.url, javaScriptEnabled: false });
    const link = page.locator('article a.button');
    expect(await link.count()).toBe(1);
    for (const [address, shown, named] of [
      ['/nulle-part', 0, 1],
      [studyAt(language, 'cave-vauban'), 0, 0],
      ['', 0, 0],
      // The address of the other language leads to the page of this one.
      [pathTo('hosting', language === 'fr' ? 'en' : 'fr'), 1, 0],
    ] as const) {
      const { entry, rev } = await site.services.articles.load(language, slug);
      await site.services.articles.save(language, { ...entry, page: address }, { by: 'test', basedOn: rev });
      await page.reload();
      expect([address, await link.count()]).toEqual([address, shown]);
      const findings = (await site.services.checkContent()).filter(
        ({ path, advice }) => path === 'page' && !advice,
      );
      expect([address, findings.length]).toEqual([address, named]);
    }
    expect(await link.getAttribute('href')).toBe(pathTo('hosting', language));
  },
);
