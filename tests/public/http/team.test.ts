import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

describe.each([
  { language: 'fr', address: '/cii', belgium: '/aides-creation-site-internet-belgique' },
  { language: 'en', address: '/en/cii', belgium: '/en/aides-creation-site-internet-belgique' },
] as const)('$address', ({ language, address, belgium }) => {
  test('[TEAM-01] [CII-17] after the statement come title, subtitle and one card for each member', async ({
    site,
  }) => {
    const { team } = await site.json<SectionContent<'cii'>>(`/data/${language}/cii.json`);
    const page = await site.text(address);
    const ids = html.sectionIds(page);
    expect(ids[ids.indexOf('statement') + 1]).toBe('team');
    const shown = html.section(page, 'team');
    expect(html.textsOf(shown, 'h2')).toEqual([team.title]);
    expect(html.textsOf(shown, 'p')).toEqual([team.subtitle, ...team.members.map(({ role }) => role)]);
    expect(html.textsOf(shown, 'h3')).toEqual(team.members.map(({ name }) => name));
    expect(html.all(shown, /<img [^>]*?src="([^"]*)"/g)).toEqual(team.members.map(({ image }) => image));
  });

  test('[SCROLLT-01] two rows of testimonials follow the team here and the partners in Belgium', async ({
    site,
  }) => {
    const { scrolling, items } = await site.json<SectionContent<'testimonials'>>(
      `/data/${language}/testimonials.json`,
    );
    for (const [where, before] of [
      [address, 'team'],
      [belgium, 'partners'],
    ] as const) {
      const page = await site.text(where);
      const ids = html.sectionIds(page);
      expect([where, ids[ids.indexOf('scrolling-testimonials') - 1]]).toEqual([where, before]);
      const shown = html.section(page, 'scrolling-testimonials');
      expect(html.textsOf(shown, 'h2')).toEqual([scrolling.title]);
      expect(html.textsOf(shown, 'p')).toEqual([scrolling.subtitle]);
      expect(html.textsOf(shown, 'ul')).toHaveLength(2);
      expect(html.all(shown, /<img [^>]*?src="([^"]*)"/g)).toEqual(items.map(({ image }) => image));
      expect(html.textsOf(shown, 'figure')).toEqual(
        items.map(({ text, name, role, company }) => `${text}${name}${role}, ${company}`),
      );
    }
  });
});

test('[TEAM-03] [CII-19] a page without a team of its own shows the French one, until it has one', async () => {
  const site = await startSite();
  const { team } = await site.json<SectionContent<'cii'>>('/data/fr/cii.json');
  const shown = async () => html.section(await site.text('/en/cii'), 'team');

  await edit(site, 'en', 'cii', { team: { title: '', subtitle: '', members: [] } });
  expect(html.textsOf(await shown(), 'h2')).toEqual([team.title]);
  expect(html.textsOf(await shown(), 'p')).toEqual([team.subtitle, ...team.members.map(({ role }) => role)]);
  expect(html.textsOf(await shown(), 'h3')).toEqual(team.members.map(({ name }) => name));

  const ann = { name: 'Ann Smith', role: 'Founder', image: '/images/ann.webp' };
  await edit(site, 'en', 'cii', { team: { title: 'Us', subtitle: 'One person', members: [ann] } });
  expect(html.textsOf(await shown(), 'h2')).toEqual(['Us']);
  expect(html.textsOf(await shown(), 'h3')).toEqual(['Ann Smith']);
});

test('[TEAM-04] [CII-19] a team that nobody can name costs neither the page nor time: default text and a line in the log', async () => {
  const site = await startSite();
  for (const language of ['fr', 'en'] as const) {
    await edit(site, language, 'cii', { team: { title: '', subtitle: '', members: [] } });
  }
  const response = await site.get('/en/cii');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(html.textsOf(html.section(page, 'team'), 'p')).toEqual(['Team not available']);
  expect(html.section(page, 'team')).not.toMatch(/Chargement|Loading/);
  expect(html.sectionIds(page)).toContain('scrolling-testimonials');
  expect(site.logged.map(({ msg }) => msg)).toContain('Failed to load fallback CII content');
});
