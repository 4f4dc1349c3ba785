import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const legal = { fr: '/mentions-legales', en: '/en/legal-notice' } as const;
const privacy = { fr: '/politique-confidentialite', en: '/en/privacy-policy' } as const;
const terms = { fr: '/conditions-generales', en: '/en/terms-conditions' } as const;
const text = (part: string) => html.textsOf(`<x>${part}</x>`, 'x')[0] ?? '';
const numbered = (titles: string[]) => titles.map((title, place) => `${place + 1}. ${title}`);

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test('[LEGAL-01] six sections in their order, each with title and words', async ({ site }) => {
    const { sections } = await site.json<SectionContent<'legal'>>(`/data/${language}/legal.json`);
    const page = await site.text(legal[language]);
    const ids = ['publisher', 'hosting', 'intellectualProperty', 'liability', 'applicableLaw', 'contact'];
    expect(html.sectionIds(page)).toEqual(ids);
    expect(html.textsOf(ids.map((id) => html.section(page, id)).join(''), 'h2')).toEqual(
      numbered(Object.values(sections).map(({ title }) => title)),
    );
    for (const [id, { content }] of Object.entries(sections)) {
      expect([id, html.textsOf(html.section(page, id), 'p')]).toEqual([id, content.split('\n\n')]);
    }
  });

  test('[LEGAL-02] [LEGAL-03] publisher, host and ways of contact are complete', async ({ site }) => {
    const { publisher, hosting, contact } = await site.json<SectionContent<'legal'>>(
      `/data/${language}/legal.json`,
    );
    const page = await site.text(legal[language]);
    const { name, status, capital, registration, vat, responsible, address, phone, email } = publisher;
    const values = [name, status, capital, registration, vat, responsible, address, phone, email];
    expect(values).not.toContain('');
    expect(registration).toContain('000 000 000');
    expect(html.textsOf(html.section(page, 'publisher'), 'dd')).toEqual(values);
    const number = language === 'fr' ? '0353012468' : '+33353012468';
    expect(html.links(html.section(page, 'publisher'))).toEqual([`tel:${number}`, `mailto:${email}`]);

    const host = html.section(page, 'hosting');
    expect(html.textsOf(host, 'dd')).toEqual([
      hosting.provider,
      hosting.address,
      hosting.phone,
      hosting.website.replace('https://', ''),
    ]);
    expect(html.links(host)).toContain(hosting.website);
    expect(contact.methods).toHaveLength(3);
    expect(html.textsOf(html.section(page, 'contact'), 'li')).toEqual(contact.methods);
  });

  test('[LEGAL-04] [TERMS-03] [PRIVACY-05] only the privacy policy is indexed', async ({ site }) => {
    const robots = async (path: string) => html.meta(await site.text(path), 'robots');
    expect(await robots(legal[language])).toEqual(['noindex']);
    expect(await robots(terms[language])).toEqual(['noindex']);
    expect(await robots(privacy[language])).toEqual([]);
  });

  test('[PRIVACY-01] [PRIVACY-03] sixteen numbered sections, in their order, and their date', async ({
    site,
  }) => {
    const page = await site.text(privacy[language]);
    const ids =
      'introduction controller data-collected purposes legal-basis recipients transfers retention cookies rights exercising-rights complaint security minors changes contact';
    expect(html.sectionIds(page)).toEqual(ids.split(' '));
    const headings = html.textsOf(page.slice(page.indexOf('id="introduction"')), 'h2');
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      Array.from({ length: 16 }, (_, place) => place + 1),
    );
    expect(text(page)).toContain(language === 'fr' ? '1er juin 2025' : '1 June 2025');
  });

  test('[TERMS-02] sections in their stored order, with lists only where there is something to list', async ({
    site,
  }) => {
    const { sections } = await site.json<SectionContent<'terms'>>(`/data/${language}/terms.json`);
    const page = await site.text(terms[language]);
    expect(html.sectionIds(page)).toEqual(Object.keys(sections));
    for (const [place, [id, { title, items, methods }]] of Object.entries(sections).entries()) {
      const part = html.section(page, id);
      expect(html.textsOf(part, 'h2')).toEqual([`${place + 1}. ${title}`]);
      expect(html.textsOf(part, 'p').length).toBeGreaterThan(0);
      expect([id, html.textsOf(part, 'li')]).toEqual([id, [...items, ...methods]]);
      expect(part.includes('<ul'), id).toBe(items.length + methods.length > 0);
    }
  });
});

test('[PRIVACY-06] [PRIVACY-07] how long data is kept, when we answer, and whom we do not address', async ({
  site,
}) => {
  const fr = await site.text(privacy.fr);
  const kept = html.textsOf(html.section(fr, 'retention'), 'li');
  const expected = [
    /^Demandes de contact.*3 ans/,
    /^Clients.*10 ans/,
    /^Lettre.*jusqu’à la désinscription/,
    /^Données techniques.*13 mois/,
    /^Candidatures.*2 ans/,
    /^Pages vues.*25 mois/,
  ];
  expect(kept).toEqual(expected.map((line) => expect.stringMatching(line)));
  expect(text(html.section(fr, 'exercising-rights'))).toContain('dans un délai d’un mois');
  expect(text(html.section(fr, 'minors'))).toContain('moins de 16 ans');

  const en = await site.text(privacy.en);
  const keptEn = text(html.section(en, 'retention'));
  for (const words of ['3 years', '10 years', 'until you unsubscribe', '13 months'])
    expect(keptEn).toContain(words);
  expect(text(html.section(en, 'exercising-rights'))).toContain('within one month');
  expect(text(html.section(en, 'minors'))).toContain('under 16');
});

test('[PRIVACY-04] the policy is managed, and the English one says that the French one prevails', async () => {
  const site = await startSite();
  const words = async (path: string) => text((await site.text(path)).split(/<\/?main/)[1] ?? '');
  expect(await words(privacy.en)).toContain('the French text prevails');
  expect(await words(privacy.fr)).not.toContain('prevails');
  await edit(site, 'en', 'privacy', {
    'sections.minors.content':
      'See **our** [page](/en/agency), not [this](javascript:alert(1)).\n\n- one\n- two',
  });
  const minors = html.section(await site.text(privacy.en), 'minors');
  expect(html.textsOf(minors, 'p')).toEqual(['See our page, not this.']);
  expect(html.textsOf(minors, 'li')).toEqual(['one', 'two']);
  expect(html.links(minors)).toEqual(['/en/agency']);
  expect(minors).toContain('<strong>our</strong>');
});

test('[TERMS-01] the description and the date show only where they are filled in', async () => {
  const site = await startSite();
  const { title, description, updatedLabel, lastUpdated } =
    await site.json<SectionContent<'terms'>>('/data/fr/terms.json');
  const above = async () =>
    html.textsOf(
      (await site.text(terms.fr)).split('<nav aria-labelledby="toc-title"')[0]?.split('<main')[1] ?? '',
      'p',
    );
  expect(html.headings(await site.text(terms.fr))).toEqual([title]);
  expect(await above()).toEqual([description, `${updatedLabel} · ${lastUpdated}`]);
  await edit(site, 'fr', 'terms', { lastUpdated: '' });
  expect(await above()).toEqual([description]);
  await edit(site, 'fr', 'terms', { description: '' });
  expect(await above()).toEqual([]);
});
