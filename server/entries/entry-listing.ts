import type { Language } from '#domain/languages.ts';
import { createMemoisedReads } from '#server/documents/memoised-reads.ts';
import { parseStored } from '#server/documents/parse-stored.ts';
import type { Entry, EntryKind, EntryParts } from './entry-kind.ts';
import { readShippedEntries } from './shipped-entries.ts';

interface Listing<T extends Entry, S extends Entry> {
  summaries: S[];
  /** Those of them that visitors see on a day. */
  publishedOn(today: string): S[];
  /** Shipped entries by id, in full: they are few. */
  files: Map<string, T>;
  /** Stored entries by id, with their version. */
  stored: Map<string, number>;
}

/** Which entries there are in a language, shipped and stored, remembered until one of them changes. */
export function createEntryListing<T extends Entry, S extends Entry>(
  kind: EntryKind<T, S>,
  parts: EntryParts,
  parse: (source: unknown, language: Language) => T | undefined,
) {
  const { documents, changes, log } = parts;
  const cached = createMemoisedReads<Listing<T, S>>(changes);

  async function read(language: Language): Promise<Listing<T, S>> {
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
    const summaries = [...visible.map(kind.summarise), ...stored].sort(kind.compare);
    const files = new Map(entries.map((entry) => [entry.id, entry]));
    return {
      summaries,
      publishedOn: keepLast((today) =>
        summaries.filter((entry) => kind.isPublished(entry, today, files.get(entry.id))),
      ),
      files,
      stored: new Map(stored.map(({ id }) => [id, versions.get(id) ?? 0])),
    };
  }

  /** A summary that cannot be read is logged; the shipped entry, where there is one, shows in its place. */
  function readSummary({ id, summary }: { id: string; summary: string }, language: Language): S[] {
    const parsed = kind.summarySchema.safeParse(parseStored(summary));
    if (parsed.success) return [parsed.data];
    log.error({ collection: kind.collection, language, id }, 'a stored summary cannot be read');
    return [];
  }

  return (language: Language) => cached(`${kind.collection}/${language}/`, () => read(language));
}

/** Asked for several times by every page of a list, and for another day once a day. */
function keepLast<R>(make: (day: string) => R): (day: string) => R {
  let last: { day: string; made: R } | undefined;
  return (day) => {
    if (last?.day !== day) last = { day, made: make(day) };
    return last.made;
  };
}
