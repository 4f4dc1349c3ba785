import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { Language } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import type { EditedSection } from '../use-section-drafts.ts';

/** For the loader of an editor: a section as it is written, with all that its draft and its fields need. */
export async function loadSection(
  { workingCopies }: Pick<Services, 'workingCopies'>,
  section: Section,
  language: Language,
): Promise<EditedSection> {
  const document = await workingCopies.load({ collection: 'section', language, id: section });
  return { section, language, ...document, shape: describeSchema(sectionSchemas[section]) };
}
