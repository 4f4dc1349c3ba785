import { createHash } from 'node:crypto';
import { check } from '#domain/content/check.ts';
import type { DocumentRef } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import { parisDay } from '#domain/paris-day.ts';
import { InvalidContent, UnknownEntry, UnknownRevision } from '#server/content/content-errors.ts';
import type { Authorship } from '#server/content/content-service.ts';
import { NameTaken } from '#server/documents/document-errors.ts';
import type { DocumentChange, Revision } from '#server/documents/document-store.ts';
import { parseStored } from '#server/documents/parse-stored.ts';
import type { PublicationAction } from '#server/documents/publication-rows.ts';
import type { Entry, EntryKind, EntryParts } from './entry-kind.ts';
import { createEntryListing } from './entry-listing.ts';

/** An entry as an editor needs it, with the version that a next change must be based on. */
export interface LoadedEntry<T> {
  entry: T;
  /** As it was written, where that is kept to the letter. */
  source?: unknown;
  rev: number;
  /** When that version was stored; absent while the shipped one serves. */
  savedAt?: string;
}

/** Articles, case studies: entries that ship as files and that administrators add, change and delete. */
export function createEntryCollection<T extends Entry, S extends Entry>(
  kind: EntryKind<T, S>,
  parts: EntryParts,
) {
  const { documents, log } = parts;
  const listing = createEntryListing(kind, parts, parse);
  const refOf = (language: Language, id: string): DocumentRef => ({
    collection: kind.collection,
    language,
    id,
  });

  function parse(source: unknown, language: Language): T | undefined {
    const parsed = kind.schema.safeParse(source);
    if (parsed.success) return parsed.data;
    log.warn({ language, problems: parsed.error.issues.length }, kind.incomplete);
    return undefined;
  }

  async function full(language: Language, id: string): Promise<T | undefined> {
    const { summaries, files, stored } = await listing(language);
    if (!summaries.some((entry) => entry.id === id)) return undefined;
    if (!stored.has(id)) return files.get(id);
    const ref = refOf(language, id);
    const row = await documents.read(ref);
    const entry = row && parse(parseStored(row.body), language);
    if (entry || !row) return entry;
    log.error({ ...ref }, 'a stored document cannot be read and the shipped one serves');
    await documents
      .setAside(ref, row, 'cannot be read')
      .catch((error: unknown) => log.error({ err: error }, 'it could not be set aside'));
    return files.get(id);
  }

  async function store(
    language: Language,
    input: unknown,
    change: Authorship & { action: PublicationAction },
  ): Promise<number> {
    const { entry, ref, ...prepared } = await collection.prepare(language, input);
    await collection.checkName(language, entry.id, prepared.slug);
    return documents.change(ref, { ...change, ...prepared });
  }

  /** What visitors find on a day in France. */
  function publishedOn(today: () => string) {
    const entries = {
      async published(language: Language): Promise<S[]> {
        return (await listing(language)).publishedOn(today());
      },

      async publishedBySlug(language: Language, slug: string): Promise<T | undefined> {
        const found = (await entries.published(language)).find((entry) => entry.slug === slug);
        return found && full(language, found.id);
      },

      /** The name now of the published entry that had this one; undefined while another entry has it. */
      async renamed(language: Language, slug: string): Promise<string | undefined> {
        const published = await entries.published(language);
        if (published.some((entry) => entry.slug === slug)) return undefined;
        const id = await documents.formerlyNamed(kind.collection, language, slug);
        return published.find((entry) => entry.id === id)?.slug;
      },

      /** Every former slug that `renamed` answers, with the slug it answers. */
      async allRenamed(language: Language): Promise<[former: string, slug: string][]> {
        const published = await entries.published(language);
        const taken = new Set(published.map(({ slug }) => slug));
        const slugs = new Map(published.map(({ id, slug }) => [id, slug]));
        const former = await documents.formerNames(kind.collection, language);
        return former.flatMap(({ slug, id }) => {
          const now = slugs.get(id);
          return now === undefined || taken.has(slug) ? [] : [[slug, now]];
        });
      },
    };
    return entries;
  }

  const collection = {
    ...publishedOn(() => parisDay(parts.now())),
    publishedOn,

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

    /** What lists show of the entries that the product ships with, also of those deleted or edited since. */
    async shipped(language: Language): Promise<S[]> {
      return [...(await listing(language)).files.values()].map(kind.summarise);
    },

    byId: full,

    async load(language: Language, id: string): Promise<LoadedEntry<T>> {
      const stored = await documents.read(refOf(language, id));
      const source = stored && parseStored(stored.body);
      const readable = stored && parse(source, language);
      if (readable) {
        const { rev, updatedAt: savedAt } = stored;
        return { entry: readable, ...(kind.keptAsWritten && { source }), rev, savedAt };
      }
      const entry = await full(language, id);
      if (!entry) throw new UnknownEntry(id);
      return { entry, rev: await collection.version(language, id) };
    },

    version(language: Language, id: string): Promise<number> {
      return documents.version(refOf(language, id));
    },

    /** A mark for each entry that is another one whenever the entry is. */
    async stamps(language: Language): Promise<Map<string, string>> {
      const { summaries, files, stored } = await listing(language);
      return new Map(
        summaries.map(({ id }) => [id, stored.get(id)?.toString() ?? fingerprint(files.get(id))]),
      );
    },

    /** An entry checked by its schema and cleaned, as it would be stored: the one way in, for saves and imports. */
    async prepare(language: Language, input: unknown): Promise<PreparedEntry<T>> {
      const checked = check(kind.schema, input);
      if (!checked.ok) throw new InvalidContent(checked.problems);
      const located = kind.inLanguage?.(checked.value, language) ?? checked.value;
      const entry = (await kind.clean?.(located)) ?? located;
      const { id, slug } = entry;
      return {
        entry,
        ref: refOf(language, id),
        slug,
        formerSlug: (await listing(language)).files.get(id)?.slug,
        summary: JSON.stringify(kind.summarise(entry)),
        body: JSON.stringify(kind.keptAsWritten ? input : entry),
      };
    },

    /** Refuses a public name that another entry has, unless that one changes together with this. */
    async checkName(
      language: Language,
      id: string,
      slug: string,
      together: ReadonlySet<string> = new Set(),
    ): Promise<void> {
      for (const [other, taken] of await collection.slugs(language))
        if (taken === slug && other !== id && !together.has(other)) throw new NameTaken(slug, other);
    },

    /** The public name of every entry, by id. */
    async slugs(language: Language): Promise<Map<string, string>> {
      return new Map((await listing(language)).summaries.map(({ id, slug }) => [id, slug]));
    },

    save(language: Language, input: unknown, authorship: Authorship): Promise<number> {
      return store(language, input, { ...authorship, action: 'save' });
    },

    async remove(language: Language, id: string, authorship: Authorship): Promise<number> {
      const { summaries } = await listing(language);
      if (!summaries.some((entry) => entry.id === id)) throw new UnknownEntry(id);
      const removal = { action: 'delete', state: 'removed', body: '' } as const;
      return documents.change(refOf(language, id), { ...authorship, ...removal });
    },

    /** Every version, newest first; an entry that ships with the product begins with version 0. */
    async revisions(language: Language, id: string): Promise<Revision[]> {
      const [{ files }, changes] = await Promise.all([
        listing(language),
        documents.revisions(refOf(language, id)),
      ]);
      const shipped = files.get(id);
      return shipped ? [...changes, shippedRevision(shipped)] : changes;
    },

    /** One earlier version, as it was. */
    async revision(language: Language, id: string, rev: number): Promise<LoadedEntry<T>> {
      const found = await revisionOf(language, id, rev);
      const source = parseStored(found.body);
      const entry = parse(source, language);
      if (!entry) throw new UnknownRevision(rev);
      return { entry, ...(kind.keptAsWritten && { source }), rev };
    },

    /** Brings a version back as a new one, also of an entry that was deleted. */
    async restore(language: Language, id: string, rev: number, authorship: Authorship): Promise<number> {
      const { body } = await revisionOf(language, id, rev);
      return store(language, parseStored(body), { ...authorship, action: 'restore' });
    },
  };

  /** A deletion has no text of its own to come back to. */
  async function revisionOf(language: Language, id: string, rev: number): Promise<Revision> {
    const revision = (await collection.revisions(language, id)).find((one) => one.rev === rev);
    if (!revision || revision.state === 'removed') throw new UnknownRevision(rev);
    return revision;
  }

  return collection;
}

function shippedRevision(entry: unknown): Revision {
  const nobody = { updatedAt: '', updatedBy: '' };
  return { rev: 0, action: 'ship', state: 'live', body: JSON.stringify(entry), ...nobody };
}

/** What is stored of an entry, beside the entry itself. */
interface PreparedEntry<T> extends Pick<DocumentChange, 'slug' | 'formerSlug' | 'summary' | 'body'> {
  entry: T;
  ref: DocumentRef;
  slug: string;
}

/** What others may ask of a collection, whatever its entries are. */
export interface EntryCollection<T extends Entry> {
  byId(language: Language, id: string): Promise<T | undefined>;
  slugs(language: Language): Promise<Map<string, string>>;
  prepare(language: Language, input: unknown): Promise<PreparedEntry<T>>;
}

function fingerprint(entry: unknown): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url');
}
