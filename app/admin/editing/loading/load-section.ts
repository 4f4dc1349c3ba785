import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { FieldShape, TextShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import type { EditedSection } from '../use-section-drafts.ts';

/** For the loader of an editor: a section as it is written, with all that its draft and its fields need. */
export async function loadSection(
  { workingCopies, writtenEntries }: Pick<Services, 'workingCopies' | 'writtenEntries'>,
  section: Section,
  language: Language,
): Promise<EditedSection> {
  const [document, studies] = await Promise.all([
    workingCopies.load({ collection: 'section', language, id: section }),
    writtenEntries.caseStudies(language),
  ]);
  const choices = studies
    .filter(({ published }) => published)
    .map(({ id, client, title }) => ({ id, name: `${client} – ${title}` }));
  const shape = withStudies(describeSchema(sectionSchemas[section]), choices);
  return { section, language, ...document, shape };
}

/** A shape whose references know the case studies that they can name. */
function withStudies(shape: FieldShape, studies: TextShape['studies']): FieldShape {
  switch (shape.kind) {
    case 'group': {
      const fields = Object.entries(shape.fields).map(([key, field]) => [key, withStudies(field, studies)]);
      return { ...shape, fields: Object.fromEntries(fields) };
    }
    case 'list':
    case 'keyed':
      return { ...shape, item: withStudies(shape.item, studies) };
    case 'case-study':
      return { ...shape, studies };
    default:
      return shape;
  }
}
