import { z } from 'zod';
import { editsById } from '../calculator/former/former-shape.ts';
import { type Language, languages } from '../languages.ts';
import { PUBLICATION_NAME_MAX } from '../publishing/limits.ts';
import { isSection, type Section } from './sections.ts';

/** What an export is written as. */
export const EXPORT_VERSION = 3;

/**
 * The file of an export: what administrators changed, and nothing that ships with the product. A
 * section holds its edits per language; an entry is there as a whole, or null where it was deleted.
 */
const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ fr: value.optional(), en: value.optional() }).default({});

const edits = z.record(z.string(), z.unknown());
const entries = z.record(z.string(), edits.nullable());

/** A document that visitors do not see: the edits of a section, or a whole entry. */
const document = z
  .strictObject({
    collection: z.enum(['section', 'article', 'case-study']),
    language: z.enum(languages),
    id: z.string(),
    body: edits,
  })
  .refine(({ collection, id }) => collection !== 'section' || isSection(id), {
    path: ['id'],
    message: 'unknown section',
  });

export const exportSchema = z.strictObject({
  format: z.literal('vitrine'),
  /** Version 1 had only what is published; until version 2 the calculator named its options by their names. */
  version: z.union([z.literal(1), z.literal(2), z.literal(EXPORT_VERSION)]),
  exportedAt: z.string(),
  sections: z
    .record(
      z.string().refine((name): boolean => isSection(name), 'unknown section'),
      perLanguage(edits),
    )
    .default({}),
  articles: perLanguage(entries),
  caseStudies: perLanguage(entries),
  /** The working copies. */
  drafts: z.array(document).default([]),
  scheduled: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(PUBLICATION_NAME_MAX)
          .regex(/^\P{Cc}*$/u),
        dueAt: z.iso.datetime(),
        documents: z.array(document).min(1),
      }),
    )
    .default([]),
  /** What was live last of each document that was deleted or reset. */
  bin: z.array(document).default([]),
});

export type ExportFile = Omit<z.output<typeof exportSchema>, 'sections'> & {
  sections: Partial<Record<Section, { fr?: Edits; en?: Edits }>>;
};
export type ExportedDocument = z.output<typeof document>;
type Edits = z.output<typeof edits>;

/** A file of any version with its contents in the shape of today. */
export function inPresentShape(file: ExportFile): ExportFile {
  if (file.version === EXPORT_VERSION) return file;
  const { calculator, ...others } = file.sections;
  const documents = (all: readonly ExportedDocument[]) =>
    all.map((one) =>
      one.collection === 'section' && one.id === 'calculator'
        ? { ...one, body: editsById(one.body, one.language) as Edits }
        : one,
    );
  const published = Object.entries(calculator ?? {}).map(([language, edits]) => [
    language,
    editsById(edits, language as Language),
  ]);
  return {
    ...file,
    sections: { ...others, ...(calculator && { calculator: Object.fromEntries(published) }) },
    drafts: documents(file.drafts),
    scheduled: file.scheduled.map((one) => ({ ...one, documents: documents(one.documents) })),
    bin: documents(file.bin),
  };
}

/** `vitrine-2025-06-01.json` */
export function exportName(now: Date): string {
  return `vitrine-${now.toISOString().slice(0, 10)}.json`;
}
