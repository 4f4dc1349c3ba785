import type { Section } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { Site } from '../site/site.ts';

/** Changes fields of a section, named by their dotted paths, as an administrator would. */
export async function edit(
  site: Site,
  language: Language,
  section: Section,
  fields: Record<string, unknown>,
) {
  const { content } = site.services;
  for (const [path, value] of Object.entries(fields)) {
    const { rev } = await content.load(section, language);
    await content.updateField(section, language, path, value, { by: 'test', basedOn: rev });
  }
}

/** A section as its editor shows it: what is published, with what was written over it. */
export async function written(site: Site, language: Language, section: Section): Promise<unknown> {
  return (await site.services.workingCopies.load({ collection: 'section', language, id: section })).content;
}
