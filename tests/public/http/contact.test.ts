import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const textarea = (page: string) => html.textsOf(page, 'textarea')[0];
const chosen = (page: string) => html.all(page, /<option value="([^"]*)" selected=""/g);

describe.each([
  {
    language: 'fr',
    contact: '/contact',
    booking: '/rendez-vous',
    jobs: '/recrutement',
    hours: 'Du lundi au vendredi, 9\u00a0h\u00a0–\u00a018\u00a0h',
  },
  {
    language: 'en',
    contact: '/en/contact',
    booking: '/en/appointment',
    jobs: '/en/recruitment',
    hours: 'Mon–Fri, 9 am–6 pm',
  },
] as const)('$contact', ({ language, contact, booking, jobs, hours }) => {
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
    expect(html.links(card)).toEqual([agency.phoneHref, `mailto:${agency.email}`, booking]);
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
  for (const [language, path, hours] of [
    ['fr', '/contact', 'Lun-Ven 9h-18h'],
    ['en', '/en/contact', 'Mon-Fri 9h-18h'],
  ] as const) {
    await edit(site, language, 'contact', { 'info.hours': '' });
    expect(await site.text(path)).toMatch(new RegExp(`<dd[^>]*>${hours}</dd>`));
  }
});

test('a page with a form is the same for all visitors; a mark is for one, and no page is kept with what somebody wrote', async ({
  site,
}) => {
  for (const path of ['/contact', '/en/recruitment']) {
    const [first, second] = [await site.get(path), await site.get(path)];
    expect(first.headers.get('cache-control')).toContain('public');
    expect(await second.text()).toBe(await first.text());
  }
  const [one, other] = [await site.json('/api/form'), await site.json('/api/form')];
  expect(one.form).not.toBe(other.form);
  expect(await site.text('/contact?plan=Starter&price=9')).toContain('Starter');
  expect(await site.text('/contact')).not.toContain('Starter');
});
