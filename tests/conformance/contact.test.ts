import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site.ts';
import { test } from '#tests/support/site-test.ts';

const textarea = (page: string) => html.textsOf(page, 'textarea')[0];
const chosen = (page: string) => html.all(page, /<option value="([^"]*)" selected=""/g);

describe.each([
  { language: 'fr', contact: '/contact', jobs: '/recrutement', hours: 'Lun-Ven 9h-18h' },
  { language: 'en', contact: '/en/contact', jobs: '/en/recruitment', hours: 'Mon-Fri 9h-18h' },
] as const)('$contact', ({ language, contact, jobs, hours }) => {
  test('[CONTACT-01] [CONTACT-02] the form, the card with address, links and hours, and the promise', async ({
    site,
  }) => {
    const page = await site.text(contact);
    const { promise } = await site.json<SectionContent<'contact'>>(`/data/${language}/contact.json`);
    const { agency } = await site.json<SectionContent<'common'>>(`/data/${language}/common.json`);
    const card = html.section(page, 'info');
    expect(promise).toContain('24');
    for (const text of [
      promise,
      agency.address.street,
      agency.address.city,
      agency.email,
      agency.phone,
      hours,
    ])
      expect(html.textsOf(card, 'section')[0] ?? card.replace(/<[^>]+>/g, '')).toContain(text);
    expect(html.links(card)).toEqual([agency.phoneHref, `mailto:${agency.email}`]);
    expect(html.section(page, 'form')).toMatch(/<form [^>]*method="post"/);
  });

  test('[CONTACT-07] [CONTACT-08] [CONTACT-09] a plan with its price fills the form in, anything less does not', async ({
    site,
  }) => {
    const whole = await site.text(`${contact}?plan=Business&price=20€&message=Bonjour`);
    expect([chosen(whole), textarea(whole)]).toEqual([['hebergement'], 'Bonjour']);
    const made = await site.text(`${contact}?plan=Business&price=20€`);
    expect(chosen(made)).toEqual(['hebergement']);
    expect(textarea(made)).toContain('Business');
    expect(textarea(made)).toContain('20€');
    const part = await site.text(`${contact}?plan=Business&message=x`);
    expect([chosen(part).filter(Boolean), textarea(part)]).toEqual([[], '']);
  });

  test('[JOB-01] hero, three benefits and the application form, in this order', async ({ site }) => {
    const page = await site.text(jobs);
    expect(html.sectionIds(page)).toEqual(['hero', 'benefits', 'application']);
    expect(html.textsOf(html.section(page, 'benefits'), 'li')).toHaveLength(3);
  });
});

test('[CONTACT-02] without managed hours the built-in ones show', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'contact', { 'info.hours': '' });
  expect(await site.text('/contact')).toContain('Lun-Ven 9h-18h');
});

test('a page with a form is for one visitor: never kept, with a mark of its own', async ({ site }) => {
  const marks = new Set<string | undefined>();
  for (const path of ['/contact', '/contact', '/en/recruitment']) {
    const answer = await site.get(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    marks.add(html.all(await answer.text(), /name="form" value="([^"]+)"/g)[0]);
  }
  expect(marks.size).toBe(3);
  expect(marks.has(undefined)).toBe(false);
});
