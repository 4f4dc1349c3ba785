import { expect } from 'vitest';
import { statementFigures } from '#domain/accessibility/statement.ts';
import { languages } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const mainOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';

test.for(languages)(
  'the plan of the site (%s) names every page of its language, and the footer leads to it',
  async (language, { site }) => {
    const links = html.links(mainOf(await site.text(pathTo('siteMap', language))));
    const listed = [...(await site.text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, address = '']) => address.slice(site.url.length) || '/')
      .filter((path) => (path.split('/')[1] === 'en') === (language === 'en'));
    expect(links).toEqual(expect.arrayContaining(listed));
    expect(new Set(links).size).toBe(links.length);
    for (const id of ['legal', 'terms'] as const) expect(links).toContain(pathTo(id, language));
    const footer = /<footer[\s\S]*<\/footer>/.exec(await site.text(pathTo('agency', language)))?.[0] ?? '';
    for (const id of ['siteMap', 'accessibility'] as const)
      expect(html.links(footer)).toContain(pathTo(id, language));
  },
);

test.for(languages)(
  'the accessibility statement (%s) tells the figures of the checklist',
  async (language, { site }) => {
    const main = mainOf(await site.text(pathTo('accessibility', language)));
    const { met, applicable, percent, untested } = statementFigures();
    const [state = '', results = ''] = ['state', 'results'].map((id) => html.section(main, id));
    for (const figure of [met, applicable, percent]) expect(state).toContain(String(figure));
    expect(results).toContain(String(untested));
    expect(main).not.toMatch(/\{\w+\}/);
    expect(html.textsOf(main, 'tr')).toHaveLength(14);
    expect(html.links(main)).toContain(pathTo('contact', language));
  },
);

test('both pages are managed words, and an article that is published stands in the plan', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'common', {
    'siteMap.title': 'Toutes nos portes',
    'accessibility.sections.state.content': '<p>Nous en sommes à {met}.</p>',
  });
  expect(html.headings(await site.text('/plan-du-site'))).toEqual(['Toutes nos portes']);
  expect(await site.text('/accessibilite')).toContain(`Nous en sommes à ${statementFigures().met}.`);
});
