import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { Language } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import type { EditedSection } from './use-section-drafts.ts';

/** For the loader of an editor: a section with all that its draft and its fields need. */
export async function loadSection(
  { content }: Pick<Services, 'content'>,
  section: Section,
  language: Language,
): Promise<EditedSection> {
  const [loaded, savedAt] = await Promise.all([
    content.load(section, language),
    content.savedAt(section, language),
  ]);
  return { section, language, ...loaded, savedAt, shape: describeSchema(sectionSchemas[section]) };
}
