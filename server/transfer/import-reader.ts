import {
  type ExportedDocument,
  type ExportFile,
  exportSchema,
  inPresentShape,
} from '#domain/content/export-format.ts';
import { problemOf } from '#domain/content/field-problem.ts';
import type { Section } from '#domain/content/sections.ts';
import { type DocumentRef, documentKey, isCalculator } from '#domain/documents.ts';
import { languages, otherLanguage } from '#domain/languages.ts';
import { isTooFar } from '#domain/publishing/limits.ts';
import { isRequestError } from '#domain/request-error.ts';
import { InvalidContent } from '#server/content/content-errors.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { PreparedSection } from '#server/content/shared-prices.ts';
import { NameTaken } from '#server/documents/document-errors.ts';
import { parseStored } from '#server/documents/parse-stored.ts';
import type { EntryCollection } from '#server/entries/entry-collection.ts';
import type { Entry } from '#server/entries/entry-kind.ts';

const entryKinds = ['articles', 'caseStudies'] as const;
export type EntryKindName = (typeof entryKinds)[number];

export const collectionOf = { articles: 'article', caseStudies: 'case-study' } as const;

export interface ImportParts {
  content: ContentService;
  collections: Record<EntryKindName, EntryCollection<Entry & { title: string }>>;
  now: () => Date;
}

/** A document of the file, checked as a save would check it. */
export interface ImportedDocument {
  ref: DocumentRef;
  /** Of an entry; a section is named by its id. */
  title: string;
  content: unknown;
  /** As it is stored. */
  body: string;
}

export interface ImportedPublication {
  name: string;
  dueAt: string;
  documents: ImportedDocument[];
}

/** Reads the file of an import: every part checked as a save would check it, or the whole file refused. */
export function createImportReader({ content, collections, now }: ImportParts) {
  function read(input: unknown): ExportFile {
    const parsed = exportSchema.safeParse(input);
    if (parsed.success) return inPresentShape(parsed.data as ExportFile);
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
      rows.map(async ({ section, language, edits }) => {
        const place = `sections.${section}.${language}`;
        return { section, language, ...(await within(place, content.prepare(section, language, edits))) };
      }),
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
        const place = `${kind}.${language}.${id}`;
        const prepared = source && (await within(place, collections[kind].prepare(language, source)));
        if (prepared && prepared.entry.id !== id) throw fixedId(place, id);
        return { kind, language, id, prepared };
      }),
    );
  }

  /** A document that visitors do not see, and where it stands in the file. */
  async function documentAt(
    place: string,
    { collection, language, id, body }: ExportedDocument,
  ): Promise<ImportedDocument> {
    const ref = { collection, language, id };
    if (collection === 'section')
      return {
        ref,
        title: '',
        ...(await within(`${place}.body`, content.prepare(id as Section, language, body))),
      };
    const entries = collections[collection === 'article' ? 'articles' : 'caseStudies'];
    const prepared = await within(`${place}.body`, entries.prepare(language, body));
    if (prepared.entry.id !== id) throw fixedId(`${place}.body`, id);
    const { entry, body: stored } = prepared;
    return { ref, title: entry.title, content: parseStored(stored), body: stored };
  }

  const documentsAt = (place: string, documents: readonly ExportedDocument[]) =>
    Promise.all(documents.map((document, index) => documentAt(`${place}.${index}`, document)));

  /** The prices of the calculator are common to both languages: those of the first draft count. */
  async function withCommonPrices(
    drafts: readonly ImportedDocument[],
    published: readonly PreparedSection[],
  ): Promise<ImportedDocument[]> {
    const [leading, other] = drafts.filter(({ ref }) => isCalculator(ref));
    if (!leading) return [...drafts];
    const language = otherLanguage(leading.ref.language);
    const theirs =
      other?.content ??
      published.find((one) => one.section === 'calculator' && one.language === language)?.content;
    const next = await content.followingPrices(leading.ref.language, leading.content, theirs);
    if (!next) return [...drafts];
    const follower = { ...next, ref: { ...leading.ref, language }, title: '' };
    return [...drafts.filter((one) => one !== other), follower];
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
    refuseRepeated(file);
    refuseTooFar(file, now());
    const sections = await content.withCommonNumbers(await sectionsIn(file));
    const entries = await entriesIn(file);
    await refuseTakenNames(entries);
    const scheduled = await Promise.all(
      file.scheduled.map(
        async ({ name, dueAt, documents }, index): Promise<ImportedPublication> => ({
          // As it is compared with other moments: always with milliseconds.
          name,
          dueAt: new Date(dueAt).toISOString(),
          documents: await documentsAt(`scheduled.${index}.documents`, documents),
        }),
      ),
    );
    return {
      sections,
      entries,
      drafts: await withCommonPrices(await documentsAt('drafts', file.drafts), sections),
      scheduled,
      bin: await documentsAt('bin', file.bin),
    };
  };
}

export type ImportedFile = Awaited<ReturnType<ReturnType<typeof createImportReader>>>;

/** A document is written once, or waits once; and it is in the bin once. */
function refuseRepeated({ drafts, scheduled, bin }: ExportFile): void {
  const placed = (place: string, documents: readonly ExportedDocument[]) =>
    documents.map((document, index) => ({ place: `${place}.${index}`, key: documentKey(document) }));
  const waiting = scheduled.flatMap(({ documents }, index) =>
    placed(`scheduled.${index}.documents`, documents),
  );
  for (const documents of [[...placed('drafts', drafts), ...waiting], placed('bin', bin)]) {
    const seen = new Set<string>();
    for (const { place, key } of documents) {
      if (seen.has(key)) throw new InvalidContent([{ path: `${place}.id`, code: 'repeated' }]);
      seen.add(key);
    }
  }
}

/** What nobody could schedule is not scheduled by a file either. */
function refuseTooFar({ scheduled }: ExportFile, now: Date): void {
  const problems = scheduled.flatMap(({ dueAt }, index) =>
    isTooFar(new Date(dueAt), now) ? [{ path: `scheduled.${index}.dueAt`, code: 'too-far' as const }] : [],
  );
  if (problems.length > 0) throw new InvalidContent(problems);
}

/** What is wrong inside a part of the file, named by its place in the whole. */
async function within<T>(place: string, prepared: Promise<T>): Promise<T> {
  return prepared.catch((error: unknown) => {
    if (!isRequestError(error) || !error.details.problems) throw error;
    throw new InvalidContent(
      error.details.problems.map((problem) => ({
        ...problem,
        path: [place, problem.path].filter(Boolean).join('.'),
      })),
    );
  });
}

function fixedId(place: string, id: string): InvalidContent {
  return new InvalidContent([{ path: `${place}.id`, code: 'fixed', expected: id }]);
}
