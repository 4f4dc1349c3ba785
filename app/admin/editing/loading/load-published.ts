import type { Section } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { EditedSection } from '../use-section-drafts.ts';

/**
 * A section as every visitor gets it, for the editors that must show exactly that (BLOGPAGE-02,
 * HOSTED-01). Ask for the version first: content newer than its version is found out by the save.
 */
export async function loadPublished(section: Section, language: Language): Promise<unknown> {
  const response = await fetch(`/data/${language}/${section}.json`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`/data/${language}/${section}.json: ${response.status}`);
  return response.json();
}

/** What is written over it, where something is; else the published words themselves. */
export function overPublished(loaded: EditedSection, published: unknown): EditedSection {
  const isWritten = loaded.draft !== undefined || loaded.scheduled !== undefined;
  return isWritten ? loaded : { ...loaded, content: published, withTheirs: published };
}
