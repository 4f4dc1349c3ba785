import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { type PageId, pageById, pathTo } from '#domain/pages.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const SEARCH_TEXTS = /^seo[A-Z]/;
/** The words of the landing page, and what names a case study by its id (WAY-17). */
const NOT_SHOWN = ['landing', 'caseStudy'];

/** Every text that a page shows of a piece of content: not what only search engines read. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.split(/\n{2,}/);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content)
    .filter(([name]) => !SEARCH_TEXTS.test(name) && !NOT_SHOWN.includes(name))
    .flatMap(([, value]) => textsIn(value));
}

/** What a visitor reads in the main part of a page, the first words of its text fields included. */
function shownIn(page: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
  const fields = html.all(main, /<input [^>]*?type="text"[^>]*?value="([^"]*)"/g);
  return [...html.textsOf(page, 'main'), ...fields].join('\n');
}

const linksInMain = (page: string) => html.links(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '');

async function expectEveryText(site: Site, path: string, content: unknown) {
  const texts = textsIn(content);
  const shown = shownIn(await site.text(path));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
}

describe.each(['fr', 'en'] as const)('%s', (language) => {
  const content = <T = Record<string, unknown>>(site: Site, section: string) =>
    site.json<T>(`/data/${language}/${section}.json`);
  const path = (id: PageId) => pathTo(id, language);
  /** But for the way to the story of a client (WAY-17). */
  const ownLinks = (page: string) =>
    linksInMain(page).filter((link) => !link.startsWith(`${path('caseStudies')}/`));

  test.for([
    ['REACTX-01', 'react', 'react-development', 'expertise-react'],
    ['NEXT-03', 'nextjs', 'nextjs-apps', 'expertise-nextjs'],
    ['WP-01', 'wordpress', 'wordpress', 'wordpress-sites'],
    ['MOBILE-01', 'mobile', 'mobile-apps', 'mobile-apps'],
  ] as const)('[%s] the %s page shows every text of %s and %s', async ([, id, ...sections], { site }) => {
    for (const section of sections) {
      await expectEveryText(site, path(id), await content(site, section));
    }
  });

  test.for([
    ['REACTX-01', 'react', ['contact', 'expertises']],
    ['NEXT-01', 'nextjs', ['contact', 'expertises']],
    ['WP-01', 'wordpress', ['contact', 'expertises']],
    ['MOBILE-01', 'mobile', ['contact', 'expertises']],
    ['WOO-04', 'ecommerce', ['contact']],
  ] as const)(
    '[%s] the %s page leads to contact at its head, and at its end to %s',
    async ([, id, targets], { site }) => {
      expect(ownLinks(await site.text(path(id)))).toEqual([path('contact'), ...targets.map(path)]);
    },
  );

  test('[NEXT-02] the Next.js page claims Lighthouse 98+ and time to interactive under 2 s', async ({
    site,
  }) => {
    const hero = html.section(await site.text(path('nextjs')), 'hero');
    const [score, time] = html.textsOf(hero, 'dd');
    const [scoreLabel, timeLabel] = html.textsOf(hero, 'dt');
    expect([score, scoreLabel]).toEqual(['98+', expect.stringContaining('Lighthouse')]);
    expect(time).toMatch(language === 'fr' ? /^moins de 2\s?s$/ : /^under 2\s?s$/);
    expect(timeLabel).toContain('time to interactive');
  });

  test('[WOO-01] two addresses show one screen, the first of them canonical', async ({ site }) => {
    const [first, second] = [await site.text(path('ecommerce')), await site.text(path('ecommerceWoo'))];
    for (const page of [first, second]) {
      expect(html.screenOf(page)).toBe(pageById('ecommerce').screen);
      expect(html.canonical(page)).toEqual([site.url + path('ecommerce')]);
    }
    expect(shownIn(second)).toBe(shownIn(first));
  });

  test('[WOO-02] every field of the managed shop is on its page', async ({ site }) => {
    const { woocommerce } = await content<SectionContent<'services'>>(site, 'services');
    expect(Object.keys(woocommerce)).toEqual(
      expect.arrayContaining(['title', 'subtitle', 'description', 'features', 'solutions', 'integrations']),
    );
    expect(woocommerce.solutions.map(({ price }) => price)).not.toContain('');
    await expectEveryText(site, path('ecommerce'), woocommerce);
    const { introduction } = await content<SectionContent<'ecommerce'>>(site, 'ecommerce');
    expect(shownIn(await site.text(path('ecommerce')))).toContain(introduction);
  });

  test('[REACTLP-01] the landing page is canonical, its former address redirects to it', async ({ site }) => {
    const response = await site.get(language === 'fr' ? '/react-apps' : '/en/react-apps');
    expect([response.status, response.headers.get('location')]).toEqual([301, path('reactApps')]);
    const page = await site.text(path('reactApps'));
    expect(html.canonical(page)).toEqual([site.url + path('reactApps')]);
    const { landing } = await content<SectionContent<'react-development'>>(site, 'react-development');
    await expectEveryText(site, path('reactApps'), landing);
  });

  test('[REACTLP-02] the landing page leads to two places only', async ({ site }) => {
    const links = ownLinks(await site.text(path('reactApps')));
    expect(links).toEqual([path('contact'), `${path('caseStudies')}?filter=react`, path('contact')]);
  });

  test('[REACTLP-03] the landing page has its own four figures', async ({ site }) => {
    const stats = html.section(await site.text(path('reactApps')), 'stats');
    expect(html.textsOf(stats, 'dd')).toEqual(['500+', '98%', '50ms', '24/7']);
    const labels = {
      fr: [/^projets/, /clients satisfaits$/, /temps de chargement$/, /^support$/],
      en: [/^projects/, /^satisfied clients$/, /^load time$/, /^support$/],
    };
    expect(html.textsOf(stats, 'dt')).toEqual(labels[language].map((words) => expect.stringMatching(words)));
  });

  test('[REACTLP-04] six benefits and four numbered steps', async ({ site }) => {
    const page = await site.text(path('reactApps'));
    const benefits = html.textsOf(html.section(page, 'benefits'), 'h3');
    const process = html.section(page, 'process');
    expect(html.textsOf(process, 'span')).toEqual(['01', '02', '03', '04']);
    if (language === 'fr') {
      expect(benefits.join(', ')).toBe(
        'Performance, Design responsive, Code maintenable, Expérience utilisateur, Sécurité, SEO',
      );
      expect(html.textsOf(process, 'h3')).toEqual(['Analyse', 'Conception', 'Développement', 'Lancement']);
    } else {
      expect(benefits.join(', ')).toBe(
        'Performance, Responsive design, Maintainable code, User experience, Security, SEO',
      );
      expect(html.textsOf(process, 'h3')).toEqual(['Analysis', 'Design', 'Development', 'Launch']);
    }
  });

  test('[REACTLP-05] the closing call carries its three notes', async ({ site }) => {
    const notes = html.textsOf(html.section(await site.text(path('reactApps')), 'call'), 'li');
    const expected = {
      fr: [/gratuite de 30\sminutes$/, /^Devis détaillé sous 24\sh$/, /^Sans engagement$/],
      en: [/^Free 30-minute/, /^Detailed quote within 24 hours$/, /^No commitment$/],
    };
    expect(notes).toEqual(expected[language].map((words) => expect.stringMatching(words)));
  });
});

test('what is saved for the shop, its words and its search texts, is on both its addresses', async () => {
  const site = await startSite();
  await edit(site, 'en', 'services', { 'woocommerce.title': 'A shop at the corner' });
  await edit(site, 'en', 'ecommerce', { seoTitle: 'Corner shops' });
  for (const id of ['ecommerce', 'ecommerceWoo'] as const) {
    const page = await site.text(pathTo(id, 'en'));
    expect(html.headings(page)).toEqual(['A shop at the corner']);
    expect(html.title(page)).toEqual(['Corner shops']);
  }
  expect(html.headings(await site.text(pathTo('ecommerce', 'fr')))).not.toEqual(['A shop at the corner']);
});
