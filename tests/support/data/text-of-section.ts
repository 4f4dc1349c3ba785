import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { FieldShape } from '#domain/editing/shape.ts';

/** The path of a text that a section has whatever is written in it: what search engines read, or its first one. */
export function textOfSection(section: Section): string {
  const shape = describeSchema(sectionSchemas[section]);
  const path = shape.kind === 'group' && 'seoKeywords' in shape.fields ? 'seoKeywords' : firstText(shape);
  if (path === undefined) throw new Error(`"${section}" has no text.`);
  return path;
}

function firstText(shape: FieldShape): string | undefined {
  if (shape.kind === 'text') return '';
  if (shape.kind !== 'group') return undefined;
  for (const [key, field] of Object.entries(shape.fields)) {
    const path = firstText(field);
    if (path !== undefined) return path ? `${key}.${path}` : key;
  }
  return undefined;
}
