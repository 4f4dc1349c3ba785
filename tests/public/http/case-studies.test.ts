import { describe, expect } from 'vitest';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { caseStudyFilters } from '#domain/case-studies/case-study-filter.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { dayPicture } from '#domain/images/night-pictures.ts';
import { bareStudy, fullStudy, image, startCaseSite } from '#tests/support/data/case-studies.ts';
import * as html from '#tests/support/html.ts';
import { test } from '#tests/support/site/site-test.ts';

const pages = [
  { language: 'fr', list: '/cas-clients', alias: '/projets', call: ['/contact', '/expertises'] },
  {
    language: 'en',
    list: '/en/case-studies',
    alias: '/en/projects',
    call: ['/en/contact', '/en/expertises'],
  },
] as const;

/** Paragraphs and list items of a section, as they stand in it. */
const wordsOf = (page: string, id: string) => {
  const shown = html.section(page, id);
  return ['h2', 'h3', 'p', 'li', 'dt', 'dd'].flatMap((tag) => html.textsOf(shown, tag));
};
/** The filter buttons by their filter, and whether they are pressed. */
const signs = (page: string) =>
  html
    .all(page, /(<button [^>]*name="filter"[^>]*>)/g)
    .map((tag) => [/value="([^"]*)"/.exec(tag)?.[1], tag.includes('aria-pressed="true"')] as const);
const titles = (page: string) =>
  html.textsOf(html.all(page, /(<ol id="case-studies"[\s\S]*?<\/ol>)/g).join(), 'h2');

describe.each(pages)('$list', ({ language, list, alias, call }) => {
  test('[CASE-03] the address names the filter, and an unknown one means all', async () => {
    const site = await startCaseSite([
      bareStudy('a', { category: 'SaaS · React' }),
      bareStudy('b', { category: 'Application REACT Native' }),
      bareStudy('c', { category: 'WordPress' }),
    ]);
    const shown = async (query: string) => titles(await site.text(list + query)).map((title) => title.at(-1));
    expect(await shown('?filter=react')).toEqual(['a', 'b']);
    expect(await shown('?filter=wordpress')).toEqual(['c']);
    expect(await shown('?filter=mobile')).toEqual([]);
    for (const query of ['', '?filter=all', '?filter=vue', '?filter=', '?filter=react2']) {
      expect([query, await shown(query)]).toEqual([query, ['a', 'b', 'c']]);
    }
    const page = await site.text(`${list}?filter=react`);
    expect(signs(page).filter(([, pressed]) => pressed)).toEqual([['react', true]]);
    expect(html.canonical(page)).toEqual([site.url + list]);
  });

  test('a filtered list is kept, and a saved study is in it at once', async () => {
    const site = await startCaseSite([bareStudy('a')]);
    const ask = () => site.get(`${list}?filter=react`);
    const tag = (await ask()).headers.get('etag');
    expect(tag).toBeTruthy();
    expect((await site.get(`${list}?filter=react`, { headers: { 'if-none-match': tag ?? '' } })).status).toBe(
      304,
    );
    await site.services.caseStudies.save(language, bareStudy('b'), { by: 'test', basedOn: 0 });
    expect(titles(await (await ask()).text())).toHaveLength(2);
  });

  test('[CASE-01] the signs work without scripts: buttons that ask for the list again', async ({ site }) => {
    const page = await site.text(list);
    expect(signs(page)).toEqual(caseStudyFilters.map((filter) => [filter, filter === 'all']));
    expect(page).toMatch(new RegExp(`<form [^>]*action="${list}"`));
    expect(page).not.toContain('data-revealed="false"');
  });

  test('[CASE-10] the closing call leads to the contact page and to the expertises', async ({ site }) => {
    expect(html.links(html.section(await site.text(list), 'call'))).toEqual(call);
  });

  test('[CASEDET-04] a study without a block has no heading for it', async () => {
    const empty = { challenge: { title: '', problems: [] }, technologies: {}, gallery: [], nextProject: {} };
    const site = await startCaseSite([bareStudy('nu'), bareStudy('vide', empty)]);
    const { headings, overview } = await site.json<SectionContent<'projects'>>(
      `/data/${language}/projects.json`,
    );
    expect(Object.keys(headings)).toHaveLength(7);
    for (const slug of ['nu', 'vide']) {
      const page = await site.text(`${list}/${slug}`);
      expect(html.sectionIds(page)).toEqual(['hero']);
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
      for (const heading of [...Object.values(headings), overview.title]) expect(main).not.toContain(heading);
      expect(html.textsOf(page, 'h2')).toEqual([]);
    }
  });

  test('[CASEDET-04] a study with every block shows them in their order', async () => {
    const site = await startCaseSite([fullStudy]);
    expect(html.sectionIds(await site.text(`${list}/plein`))).toEqual(
      'hero overview challenge solution process technologies results gallery next'.split(' '),
    );
  });

  test('[CASEDET-05] [CASEDET-06] [CASEDET-07] [CASEDET-08] each block shows all its words', async () => {
    const site = await startCaseSite([fullStudy, bareStudy('suivant')]);
    const page = await site.text(`${list}/plein`);
    const { challenge, solution, process, technologies, results, gallery } = fullStudy;

    expect(wordsOf(page, 'challenge')).toEqual(
      expect.arrayContaining([challenge?.title, challenge?.description, ...(challenge?.problems ?? [])]),
    );
    expect(html.textsOf(html.section(page, 'solution'), 'li')).toEqual(
      solution?.features?.map(({ title, description }) => `${title}${description}`),
    );
    expect(wordsOf(page, 'solution')).toEqual(
      expect.arrayContaining([solution?.title, solution?.description]),
    );

    expect(html.textsOf(html.section(page, 'process'), 'li')).toEqual(
      process?.steps?.map(({ title, description, duration }) => `${duration}${title}${description}`),
    );
    expect(wordsOf(page, 'process')).toEqual(expect.arrayContaining([process?.title, process?.description]));
    const tools = html.section(page, 'technologies');
    expect(html.textsOf(tools, 'h3')).toEqual(Object.keys(technologies ?? {}));
    expect(html.textsOf(tools, 'ul')).toEqual(['React', 'NodePHP']);

    expect(wordsOf(page, 'results')).toEqual(
      expect.arrayContaining([
        results?.title,
        results?.description,
        ...(results?.metrics?.flatMap(({ value, label, description }) => [value, label, description]) ?? []),
      ]),
    );
    expect(html.textsOf(page, 'blockquote')).toEqual([results?.testimonial?.quote]);
    expect(html.textsOf(html.section(page, 'results'), 'figcaption')).toEqual([
      'Hugo Lemaire, Caviste, Cave',
    ]);

    const images = html.section(page, 'gallery');
    const drawings = html.all(images, /<img [^>]*?src="([^"]*)"/g);
    expect([...new Set(drawings.map(dayPicture))]).toEqual(gallery?.map(({ image }) => image));
    expect(html.textsOf(images, 'figcaption')).toEqual(['L’accueilLa question.', 'La ficheLe prix.']);

    const next = html.section(page, 'next');
    expect(html.links(next)).toEqual([`${list}/suivant`]);
    expect(html.textsOf(next, 'p')).toContain('Une tournée sans papier');
    expect(html.textsOf(next, 'p')).toContain('Client suivant');
  });

  test('[CASEDET-11] a missing study, a draft and one that cannot be read lead to the list', async () => {
    const site = await startCaseSite([bareStudy('brouillon', { published: false }), bareStudy('abime')]);
    const database = await site.openDatabase();
    await database.db.updateTable('documents').set({ body: '{"id"' }).where('id', '=', 'abime').execute();
    for (const folder of [list, alias]) {
      for (const slug of ['inconnu', 'brouillon', 'abime']) {
        const answer = await site.get(`${folder}/${slug}`);
        expect([folder, slug, answer.status, answer.headers.get('location')]).toEqual([
          folder,
          slug,
          302,
          list,
        ]);
      }
    }
  });

  test('[CASEDET-12] the former address shows the study and names the new one', async () => {
    const site = await startCaseSite([fullStudy]);
    const answer = await site.get(`${alias}/plein`);
    const page = await answer.text();
    expect([answer.status, html.headings(page)]).toEqual([200, [fullStudy.title]]);
    expect(html.canonical(page)).toEqual([`${site.url}${list}/plein`]);
    expect(html.all(page, /<link [^>]*rel="canonical"/g)).toHaveLength(1);
    expect(page).toContain(`src="${image}"`);
  });
});

test('[EDIT-22] the title of the hero shows where it is another, its subtitle always', async () => {
  const lines = async (hero: CaseStudy['hero']) => {
    const site = await startCaseSite([bareStudy('un', { hero })]);
    return wordsOf(await site.text('/cas-clients/un'), 'hero');
  };
  const own = await lines({ title: 'Ouvert la nuit', subtitle: 'Quatre cents vins' });
  expect(own).toEqual(expect.arrayContaining(['Sous-titre un', 'Ouvert la nuit', 'Quatre cents vins']));
  expect(await lines({ title: 'Projet un' })).not.toContain('Projet un');
});
