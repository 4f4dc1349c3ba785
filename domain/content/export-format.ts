import { z } from 'zod';
import { isSection, type Section } from './sections.ts';

/**
 * The file of an export: what administrators changed, and nothing that ships with the product. A
 * section holds its edits per language; an entry is there as a whole, or null where it was deleted.
 */
const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ fr: value.optional(), en: value.optional() }).default({});

const edits = z.record(z.string(), z.unknown());
const entries = z.record(z.string(), edits.nullable());

export const exportSchema = z.strictObject({
  format: z.literal('vitrine'),
  version: z.literal(1),
  exportedAt: z.string(),
  sections: z
    .record(
      z.string().refine((name): boolean => isSection(name), 'unknown section'),
      perLanguage(edits),
    )
    .default({}),
  articles: perLanguage(entries),
  caseStudies: perLanguage(entries),
});

export type ExportFile = Omit<z.output<typeof exportSchema>, 'sections'> & {
  sections: Partial<Record<Section, { fr?: Edits; en?: Edits }>>;
};
type Edits = z.output<typeof edits>;

/** `vitrine-2025-06-01.json` */
export function exportName(now: Date): string {
  return `vitrine-${now.toISOString().slice(0, 10)}.json`;
}
