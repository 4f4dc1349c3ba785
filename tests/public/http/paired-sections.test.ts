import { expect } from 'vitest';
import type { Section } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

/** What a visitor reads, without the data that comes along. */
const shown = async (site: Site, path: string) =>
  /<main[\s\S]*<\/main>/.exec(await site.text(path))?.[0] ?? '';

test.for([
  ['react-development', 'expertise-react', '/expertises/developpement-react'],
  ['nextjs-apps', 'expertise-nextjs', '/expertises/applications-nextjs'],
  ['wordpress', 'wordpress-sites', '/expertises/sites-wordpress'],
  ['maintenance', 'maintenance-support', '/expertises/maintenance-support'],
] as const)(
  '[ADMIN-15] %s is what its page shows; %s fills only what is missing there',
  async ([entry, second, path]) => {
    const site = await startSite();
    const fieldsOf = async (section: Section) =>
      Object.keys(await site.services.content.section(section, 'fr'));
    const own = new Set(await fieldsOf(entry));
    expect((await fieldsOf(second)).filter((field) => own.has(field))).toEqual([]);
    await edit(site, 'fr', second, { 'faq.title': 'Questions du second' });
    await edit(site, 'fr', entry, { 'hero.title': 'Titre de l’entrée' });
    const page = await shown(site, path);
    expect(page).toContain('Titre de l’entrée');
    expect(page).toContain('Questions du second');

    const { rev } = await site.services.content.load(second, 'fr');
    await site.services.content.reset(second, 'fr', { by: 'test', basedOn: rev });
    const cleared = await shown(site, path);
    expect(cleared).toContain('Vos questions');
    expect(cleared).not.toContain('Questions du second');
  },
);
