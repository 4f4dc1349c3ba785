import { type ExportFile, exportSchema } from '#domain/content/export-format.ts';
import { problemOf } from '#domain/content/field-problem.ts';
import type { Section } from '#domain/content/sections.ts';
import { languages } from '#domain/languages.ts';
import { NameTaken } from '#server/documents/document-errors.ts';
import type { EntryCollection } from '#server/entries/entry-collection.ts';
import type { Entry } from '#server/entries/entry-kind.ts';
import { InvalidContent } from './content-errors.ts';
import type { ContentService } from './content-service.ts';

const entryKinds = ['articles', 'caseStudies'] as const;
export type EntryKindName = (typeof entryKinds)[number];

export interface ImportParts {
  content: ContentService;
  collections: Record<EntryKindName, EntryCollection<Entry & { title: string }>>;
}

/** Reads the file of an import: every part checked as a save would check it, or the whole file refused. */
export function createImportReader({ content, collections }: ImportParts) {
  function read(input: unknown): ExportFile {
    const parsed = exportSchema.safeParse(input);
    if (parsed.success) return parsed.data as ExportFile;
    throw new InvalidContent(parsed.error.issues.map(problemOf));
  }

  async function sectionsIn(file: ExportFile) {
    const rows = Object.entries(file.sections).flatMap(([section, edits]) =>
      languages.flatMap((language) => {
        const own = edits[language];
        return own ? [{ section: section as Section, language, edits: own }] : [];
      }),
    );
    return Promise.all(
      rows.map(async (row) => ({ ...row, ...(await content.prepare(row.section, row.language, row.edits)) })),
    );
  }

  async function entriesIn(file: ExportFile) {
    const rows = entryKinds.flatMap((kind) =>
      languages.flatMap((language) =>
        Object.entries(file[kind][language] ?? {}).map(([id, source]) => ({ kind, language, id, source })),
      ),
    );
    return Promise.all(
      rows.map(async ({ kind, language, id, source }) => {
        const prepared = source && (await collections[kind].prepare(language, source));
        if (prepared && prepared.entry.id !== id)
          throw new InvalidContent([{ path: `${kind}.${language}.${id}.id`, code: 'fixed', expected: id }]);
        return { kind, language, id, prepared };
      }),
    );
  }

  /** Of the entries as they will be, no two may share a public name. */
  async function refuseTakenNames(incoming: Awaited<ReturnType<typeof entriesIn>>): Promise<void> {
    for (const kind of entryKinds) {
      for (const language of languages) {
        const slugs = await collections[kind].slugs(language);
        for (const { id, prepared } of incoming.filter(
          (one) => one.kind === kind && one.language === language,
        )) {
          if (prepared) slugs.set(id, prepared.slug);
          else slugs.delete(id);
        }
        const seen = new Set<string>();
        for (const slug of slugs.values()) {
          if (seen.has(slug)) throw new NameTaken(slug);
          seen.add(slug);
        }
      }
    }
  }

  return async (input: unknown) => {
    const file = read(input);
    const sections = await content.withCommonNumbers(await sectionsIn(file));
    const entries = await entriesIn(file);
    await refuseTakenNames(entries);
    return { sections, entries };
  };
}
