import { isPlainObject } from './inspect-schema.ts';
import type { Section } from './sections.ts';

const searchTexts = ['seoTitle', 'seoDescription', 'seoKeywords'];

/**
 * Fields that a section once had and that nothing showed. Exports, drafts in a browser and programs may
 * still send them: they are left out, where any other unknown field is refused.
 */
const retired: Partial<Record<Section, readonly string[]>> = {
  common: [...searchTexts, 'agency.hours'],
  faq: searchTexts,
  testimonials: searchTexts,
  projects: [...searchTexts, 'title'],
  maintenance: ['title'],
  legal: ['sections.contact.methods'],
  'wordpress-sites': [...searchTexts, 'title'],
  'expertise-react': [...searchTexts, 'title'],
  'expertise-nextjs': [...searchTexts, 'title'],
  'maintenance-support': [...searchTexts, 'title'],
};

/** Content of an older shape without the fields that are gone since. */
export function withoutRetiredFields(section: Section, content: unknown): unknown {
  return (retired[section] ?? []).reduce((rest, path) => without(rest, path.split('.')), content);
}

function without(content: unknown, [step = '', ...rest]: readonly string[]): unknown {
  if (!isPlainObject(content) || !Object.hasOwn(content, step)) return content;
  if (rest.length > 0) return { ...content, [step]: without(content[step], rest) };
  const { [step]: _, ...others } = content;
  return others;
}
