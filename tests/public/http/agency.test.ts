import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { dayPicture } from '#domain/images/night-pictures.ts';
import { languages } from '#domain/languages.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const order = 'carousel hero stats story values expertise approach gallery team call'.split(' ');
const pages = [
  {
    language: 'fr',
    address: '/agence',
    contact: '/contact',
    expertise: ['React/Next.js', 'Design UX/UI', 'E-commerce'],
    steps: ['Écoute', 'Plan', 'Création', 'Suivi'],
  },
  {
    language: 'en',
    address: '/en/agency',
    contact: '/en/contact',
    expertise: ['React/Next.js', 'UX/UI design', 'E-commerce'],
    steps: ['Listening', 'Strategy', 'Creation', 'Support'],
  },
] as const;

interface ImageList {
  images: { src: string; alt: Words; title: Words; description: Words }[];
}
type Words = Record<'fr' | 'en', string>;

describe.each(pages)('$address', ({ language, address, contact, expertise, steps }) => {
  test('[AGENCY-01] the sections stand in their order', async ({ site }) => {
    const page = await site.text(address);
    expect(html.sectionIds(page)).toEqual(order);
    const { story, mission } = await site.json<SectionContent<'agency'>>(`/data/${language}/agency.json`);
    expect(html.textsOf(html.section(page, 'story'), 'h2')).toEqual([story.title, mission.title]);
    expect(html.textsOf(html.section(page, 'stats'), 'dd')).toHaveLength(4);
  });

  test('[AGENCY-02] three values with their words, and the three fixed skills', async ({ site }) => {
    const page = await site.text(address);
    const values = html.section(page, 'values');
    expect(html.textsOf(values, 'h3')).toHaveLength(3);
    expect(html.textsOf(values, 'p').filter((words) => words.length > 20)).toHaveLength(3);
    expect(html.textsOf(html.section(page, 'expertise'), 'h3')).toEqual(expertise);
  });

  test('[AGENCY-03] four numbered steps', async ({ site }) => {
    const approach = html.section(await site.text(address), 'approach');
    expect(approach).toContain('<ol');
    expect(html.textsOf(approach, 'h3')).toEqual(steps);
    expect(html.textsOf(approach, 'span')).toEqual(['1', '2', '3', '4']);
  });

  test('[AGENCY-05] four members with name, role, portrait and a few words', async ({ site }) => {
    const { team } = await site.json<SectionContent<'agency'>>(`/data/${language}/agency.json`);
    const shown = html.section(await site.text(address), 'team');
    expect(team.members).toHaveLength(4);
    expect(html.textsOf(shown, 'h3')).toEqual(team.members.map(({ name }) => name));
    const words = html.textsOf(shown, 'li');
    for (const [place, { name, role, bio, image }] of team.members.entries()) {
      expect(words[place]).toBe(name + role + bio);
      expect(shown).toContain(`src="${image}" alt="${name}"`);
      expect(bio).not.toBe('');
      expect([image, (await site.get(image)).status]).toEqual([image, 200]);
    }
  });

  test('[AGENCY-06] the last call leads to the contact page', async ({ site }) => {
    expect(html.links(html.section(await site.text(address), 'call'))).toEqual([contact]);
  });

  test('[CAROUSEL-01] every image has its words in the language of the page', async ({ site }) => {
    const { images } = await site.json<ImageList>('/data/carrousel-images.json');
    const carousel = html.section(await site.text(address), 'carousel');
    const other = language === 'fr' ? 'en' : 'fr';
    const [drawings, words] = [
      html.all(carousel, /<img [^>]*?src="([^"]*)"/g),
      html.all(carousel, /<img [^>]*?alt="([^"]*)"/g),
    ];
    expect([...new Set(drawings.map(dayPicture))]).toEqual(images.map(({ src }) => src));
    expect([...new Set(words)]).toEqual(images.map(({ alt }) => alt[language]));
    expect(html.textsOf(carousel, 'figcaption')).toEqual(
      images.map(({ title, description }) => title[language] + description[language]),
    );
    for (const { title } of images) expect(html.textsOf(carousel, 'p')).not.toContain(title[other]);
  });
});

test.for([
  { list: 'carousel', data: '/data/carrousel-images.json' },
  { list: 'gallery', data: '/data/gallery-images.json' },
] as const)(
  '[AGENCY-07] [DATA-09] [EDIT-44] without images the page is complete but for its $list',
  async ({ list, data }) => {
    const site = await startSite();
    for (const language of languages)
      await site.services.content.updateField(
        ...(['agency', language, `${list}.images`, [{ image: '', alt: '', title: 'Rien' }]] as const),
        { by: 'marie', basedOn: 0 },
      );
    expect((await site.get(data)).status).toBe(404);
    for (const { address } of pages) {
      const response = await site.get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(html.sectionIds(await response.text())).toEqual(order.filter((id) => id !== list));
    }
  },
);
