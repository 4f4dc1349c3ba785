import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { check } from '#domain/content/check.ts';
import { type Language, languages } from '#domain/languages.ts';
import { InvalidContent, UnknownEntry } from '#server/content/content-errors.ts';
import type { Authorship } from '#server/content/content-service.ts';
import type { ShippedFiles } from '#server/content/shipped-files.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createCachedReads } from '#server/documents/cached-reads.ts';
import { NameTaken } from '#server/documents/document-errors.ts';
import type { Collection, DocumentRef, DocumentStore } from '#server/documents/document-store.ts';
import type { Log } from '#server/log.ts';
import { readShippedEntries } from './shipped-entries.ts';

export interface Entry {
  id: string;
  slug: string;
}

export interface EntryKind<T extends Entry, S extends Entry> {
  collection: Collection;
  /** Folder of the shipped files, per language. */
  folder: string;
  schema: z.ZodType<T>;
  summarySchema: z.ZodType<S>;
  /** Slugs read when the shipped index is missing. */
  manifest: Record<Language, readonly string[]>;
  /** What lists need; kept in memory for every entry, so it leaves the long texts out. */
  summarise(entry: T): S;
  /** The entry as it is kept in a language: where it is saved counts, not what it says of itself. */
  inLanguage?(entry: T, language: Language): T;
  isPublished(entry: S): boolean;
  compare(a: S, b: S): number;
  /** Said when an entry lacks what every entry must have. */
  incomplete: string;
}

export interface EntryParts {
  documents: DocumentStore;
  shipped: ShippedFiles;
  changes: ChangeFeed;
  log: Log;
}

/** Articles, case studies: entries that ship as files and that administrators add, change and delete. */
export function createEntryCollection<T extends Entry, S extends Entry>(
  kind: EntryKind<T, S>,
  parts: EntryParts,
) {
  const { documents, changes, log } = parts;
  const prefix = (language: Language) => `${kind.collection}/${language}/`;
  const cached = createCachedReads<Listing>(changes, (key, change) => change.startsWith(key));
  interface Listing {
    summaries: S[];
    /** Shipped entries by id, in full: they are few. */
    files: Map<string, T>;
    /** Stored entries by id, with their version. */
    stored: Map<string, number>;
  }

  function parse(source: unknown, language: Language): T | undefined {
    const parsed = kind.schema.safeParse(source);
    if (parsed.success) return parsed.data;
    log.warn({ language, problems: parsed.error.issues.length }, kind.incomplete);
    return undefined;
  }

  async function read(language: Language): Promise<Listing> {
    const parseFile = (file: unknown) => parse(file, language);
    const [entries, rows] = await Promise.all([
      readShippedEntries(parts, language, kind.folder, kind.manifest[language], parseFile),
      documents.list(kind.collection, language),
    ]);
    const live = rows.filter((row) => row.state === 'live');
    const stored = live.flatMap((row) => readSummary(row, language));
    const versions = new Map(live.map(({ id, rev }) => [id, rev]));
    const replaced = new Set(rows.filter((row) => row.state === 'removed').map((row) => row.id));
    for (const { id } of stored) replaced.add(id);
    const visible = entries.filter((entry) => !replaced.has(entry.id));
    return {
      summaries: [...visible.map(kind.summarise), ...stored].sort(kind.compare),
      files: new Map(entries.map((entry) => [entry.id, entry])),
      stored: new Map(stored.map(({ id }) => [id, versions.get(id) ?? 0])),
    };
  }

  /** A summary that cannot be read is logged; the shipped entry, where there is one, shows in its place. */
  function readSummary({ id, summary }: { id: string; summary: string }, language: Language): S[] {
    const parsed = kind.summarySchema.safeParse(parseJson(summary));
    if (parsed.success) return [parsed.data];
    log.error({ collection: kind.collection, language, id }, 'a stored summary cannot be read');
    return [];
  }

  const listing = (language: Language) => cached(prefix(language), () => read(language));

  async function full(language: Language, id: string): Promise<T | undefined> {
    const { summaries, files, stored } = await listing(language);
    if (!summaries.some((entry) => entry.id === id)) return undefined;
    if (!stored.has(id)) return files.get(id);
    const ref = { collection: kind.collection, language, id };
    const row = await documents.read(ref);
    const entry = row && parse(parseJson(row.body), language);
    if (entry || !row) return entry;
    log.error(
      { collection: kind.collection, language, id },
      'a stored document cannot be read and the shipped one serves',
    );
    await documents
      .setAside(ref, row, 'cannot be read')
      .catch((error: unknown) => log.error({ err: error }, 'it could not be set aside'));
    return files.get(id);
  }

  const collection = {
    /** Every entry in full, drafts included. */
    async all(language: Language): Promise<T[]> {
      const { summaries } = await listing(language);
      const entries = await Promise.all(summaries.map(({ id }) => full(language, id)));
      return entries.filter((entry) => entry !== undefined);
    },

    /** What lists show of every entry, drafts included. */
    async listed(language: Language): Promise<S[]> {
      return (await listing(language)).summaries;
    },

    async published(language: Language): Promise<S[]> {
      return (await listing(language)).summaries.filter(kind.isPublished);
    },

    async publishedBySlug(language: Language, slug: string): Promise<T | undefined> {
      const found = (await collection.published(language)).find((entry) => entry.slug === slug);
      return found && full(language, found.id);
    },

    byId: full,

    version(language: Language, id: string): Promise<number> {
      return documents.version({ collection: kind.collection, language, id });
    },

    /** A mark for each entry that is another one whenever the entry is. */
    async stamps(language: Language): Promise<Map<string, string>> {
      const { summaries, files, stored } = await listing(language);
      return new Map(
        summaries.map(({ id }) => [id, stored.get(id)?.toString() ?? fingerprint(files.get(id))]),
      );
    },

    /** The languages in which an entry of this slug is published. */
    async languagesOf(slug: string): Promise<Language[]> {
      const found = await Promise.all(languages.map((language) => collection.published(language)));
      return languages.filter((_, index) => found[index]?.some((entry) => entry.slug === slug));
    },

    /** An entry checked by its schema, as it would be stored. */
    prepare(language: Language, input: unknown) {
      const checked = check(kind.schema, input);
      if (!checked.ok) throw new InvalidContent(checked.problems);
      const entry = kind.inLanguage?.(checked.value, language) ?? checked.value;
      const ref = { collection: kind.collection, language, id: entry.id };
      const { slug } = entry;
      return {
        entry,
        ref,
        slug,
        summary: JSON.stringify(kind.summarise(entry)),
        body: JSON.stringify(entry),
      };
    },

    /** The public name of every entry, by id. */
    async slugs(language: Language): Promise<Map<string, string>> {
      return new Map((await listing(language)).summaries.map(({ id, slug }) => [id, slug]));
    },

    async save(language: Language, input: unknown, authorship: Authorship): Promise<number> {
      const { entry, ref, slug, summary, body } = collection.prepare(language, input);
      for (const [id, taken] of await collection.slugs(language))
        if (taken === slug && id !== entry.id) throw new NameTaken(slug);
      return documents.change(ref, { ...authorship, action: 'save', slug, summary, body });
    },

    async remove(language: Language, id: string, authorship: Authorship): Promise<number> {
      const { summaries } = await listing(language);
      if (!summaries.some((entry) => entry.id === id)) throw new UnknownEntry(id);
      const ref = { collection: kind.collection, language, id };
      return documents.change(ref, { ...authorship, action: 'delete', state: 'removed', body: '' });
    },
  };
  return collection;
}

/** What others may ask of a collection, whatever its entries are. */
export interface EntryCollection<T extends Entry> {
  byId(language: Language, id: string): Promise<T | undefined>;
  slugs(language: Language): Promise<Map<string, string>>;
  prepare(
    language: Language,
    input: unknown,
  ): { entry: T; ref: DocumentRef; slug: string; summary: string; body: string };
}

function fingerprint(entry: unknown): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url');
}

/** Null for text that is not JSON: no schema accepts that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
