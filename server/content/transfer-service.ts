import type { ExportFile } from '#domain/content/export-format.ts';
import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import { type Change, changedFields } from '#domain/editing/changes.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { Language } from '#domain/languages.ts';
import type { DocumentStore, PublishedChange } from '#server/documents/document-store.ts';
import { createImportReader, type EntryKindName, type ImportParts } from './import-reader.ts';

/** What an import would change, so that somebody can look at it first. */
export interface ImportPreview {
  sections: { section: Section; language: Language; changes: Change[] }[];
  entries: { kind: EntryKindName; language: Language; id: string; title: string; effect: Effect }[];
}
type Effect = 'new' | 'changed' | 'same' | 'deleted';

const kindOf: Record<string, EntryKindName> = { article: 'articles', 'case-study': 'caseStudies' };

interface Parts extends ImportParts {
  documents: DocumentStore;
  now: () => Date;
}

/** Export, import and reset: everything administrators changed, taken out, put in and taken away as a whole. */
export function createTransferService({ documents, content, collections, now }: Parts) {
  const prepare = createImportReader({ content, collections });

  return {
    async export(): Promise<ExportFile> {
      const file: ExportFile = {
        ...{ format: 'vitrine', version: 1, exportedAt: now().toISOString() },
        ...{ sections: {}, articles: {}, caseStudies: {} },
      };
      for (const { collection, language, id, state, body } of await documents.inForce()) {
        if (collection !== 'section') {
          const kind = kindOf[collection] as EntryKindName;
          file[kind][language] = {
            ...file[kind][language],
            [id]: state === 'live' ? JSON.parse(body) : null,
          };
        } else if (state === 'live' && body !== '{}') {
          const section = id as Section;
          file.sections[section] = { ...file.sections[section], [language]: JSON.parse(body) };
        }
      }
      return file;
    },

    /** What the file would change. Nothing is stored; a file that is wrong anywhere is refused as a whole. */
    async preview(input: unknown): Promise<ImportPreview> {
      const { sections, entries } = await prepare(input);
      const shownSections = sections.map(async ({ section, language, content: next }) => {
        const current = await content.section(section, language);
        const shape = describeSchema(sectionSchemas[section]);
        return { section, language, changes: changedFields(shape, current, next, { intoLists: true }) };
      });
      const shownEntries = entries.map(async ({ kind, language, id, prepared }) => {
        const current = await collections[kind].byId(language, id);
        const title = prepared?.entry.title ?? current?.title ?? id;
        return { kind, language, id, title, effect: effectOf(current, prepared?.entry) };
      });
      return { sections: await Promise.all(shownSections), entries: await Promise.all(shownEntries) };
    },

    /** Each section, language and entry of the file replaces the stored edit; the others stay. All or nothing. */
    async import(input: unknown, by: string): Promise<void> {
      const { sections, entries } = await prepare(input);
      const changes: PublishedChange[] = [
        ...sections.map(({ section, language, body }) => ({
          ref: { collection: 'section' as const, language, id: section },
          body,
        })),
        ...entries.map(({ kind, language, id, prepared }): PublishedChange => {
          const collection = kind === 'articles' ? 'article' : 'case-study';
          if (!prepared) return { ref: { collection, language, id }, body: '', state: 'removed' };
          const { entry: _, ...change } = prepared;
          return change;
        }),
      ];
      await documents.publish({ by, action: 'import' }, changes);
    },

    /** The product as it ships. Every removed edit stays in the history. */
    async resetAll(by: string): Promise<void> {
      const stored = await documents.inForce();
      await documents.publish(
        { by, action: 'reset' },
        stored
          .filter(({ collection, state }) => collection !== 'section' || state === 'live')
          .map(({ collection, language, id, body }) => ({
            ref: { collection, language, id },
            state: collection === 'section' ? ('removed' as const) : ('set-aside' as const),
            body: collection === 'section' ? '' : body,
          })),
      );
    },
  };
}

function effectOf(current: unknown, next: unknown): Effect {
  if (!next) return 'deleted';
  if (!current) return 'new';
  return JSON.stringify(current) === JSON.stringify(next) ? 'same' : 'changed';
}
