import { tidied } from '#domain/calculator/editing/options.ts';
import { check } from '#domain/content/check.ts';
import { updateField } from '#domain/content/field-path.ts';
import { difference, merge } from '#domain/content/merge.ts';
import { withoutRetiredFields } from '#domain/content/retired-fields.ts';
import { type Section, type SectionContent, sectionSchemas } from '#domain/content/sections.ts';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import type { DocumentStore, PublishedChange, Revision } from '#server/documents/document-store.ts';
import { createMemoisedReads } from '#server/documents/memoised-reads.ts';
import { parseStored } from '#server/documents/parse-stored.ts';
import type { PublicationAction } from '#server/documents/publication-rows.ts';
import type { Log } from '#server/log.ts';
import { InvalidContent, UnknownRevision } from './content-errors.ts';
import { createSharedPrices } from './shared-prices.ts';
import type { ShippedFiles } from './shipped-files.ts';

/** Who changes, and on which version. */
export interface Authorship {
  by: string;
  basedOn: number;
}

export interface LoadedSection<S extends Section = Section> {
  content: SectionContent<S>;
  rev: number;
}

interface Parts {
  documents: DocumentStore;
  shipped: ShippedFiles;
  changes: ChangeFeed;
  log: Log;
}

/** The managed words: shipped defaults with the administrators' edits over them. */
export function createContentService({ documents, shipped, changes, log }: Parts) {
  const cached = createMemoisedReads<LoadedSection>(changes);

  /** The shipped words that were read: they do not change while the server runs. */
  const read = new Map<string, unknown>();

  /** A section that cannot be read counts as empty: the schema then gives its built-in French words. */
  async function defaults(section: Section, language: Language): Promise<unknown> {
    const name = `${language}/${section}`;
    if (read.has(name)) return read.get(name);
    const schema = sectionSchemas[section];
    const file = await shipped.read(name).catch((error: unknown) => error);
    const parsed = file instanceof Error ? undefined : schema.safeParse(file);
    if (parsed?.success) {
      read.set(name, parsed.data);
      return parsed.data;
    }
    log.warn(
      { section, language, reason: whyUnusable(file) },
      'shipped content cannot be read, built-in texts are used',
    );
    return schema.parse({});
  }

  async function load(section: Section, language: Language): Promise<LoadedSection> {
    const schema = sectionSchemas[section];
    const ref = refOf(section, language);
    const [base, stored] = await Promise.all([defaults(section, language), documents.read(ref)]);
    if (!stored) return { content: base as never, rev: await documents.version(ref) };
    const parsed = schema.safeParse(merge(schema, base, parseStored(stored.body)));
    if (parsed.success) return { content: parsed.data as never, rev: stored.rev };
    log.error(
      {
        section,
        language,
        rev: stored.rev,
        reason: 'the stored document cannot be read, the shipped one serves',
      },
      `Erreur lors du chargement du contenu ${section}`,
    );
    const rev = await documents.setAside(ref, stored, parsed.error.message).catch((error: unknown) => {
      log.error({ err: error }, 'it could not be set aside');
      return stored.rev;
    });
    return { content: base as never, rev };
  }

  async function store(
    section: Section,
    language: Language,
    content: unknown,
    change: Authorship & { action: PublicationAction },
  ) {
    const prepared = await prepare(section, language, content);
    const also = await alsoChanged(section, language, prepared.content);
    return documents.change(refOf(section, language), { ...change, body: prepared.body }, also);
  }

  const numbers = createSharedPrices({
    read: async (language) => (await load('calculator', language)).content as SectionContent<'calculator'>,
    shipped: async (language) => (await defaults('calculator', language)) as SectionContent<'calculator'>,
    prepare: (language, content) => prepare('calculator', language, content),
  });

  async function alsoChanged(
    section: Section,
    language: Language,
    content: unknown,
  ): Promise<PublishedChange[]> {
    if (section !== 'calculator') return [];
    const ref = refOf(section, otherLanguage(language));
    // Asked before the content is read: a change in between is then a conflict, never undone.
    const basedOn = await documents.version(ref);
    const follower = await numbers.following(language, content);
    return follower ? [{ ref, body: follower.body, basedOn }] : [];
  }

  /** Content checked by its schema, and reduced to what differs from the shipped words. */
  async function prepare(section: Section, language: Language, content: unknown) {
    const schema = sectionSchemas[section];
    const base = await defaults(section, language);
    const checked = check(schema, withoutRetiredFields(section, content), base);
    if (!checked.ok) throw new InvalidContent(checked.problems);
    const next = section === 'calculator' ? tidied(checked.value as never, base as never) : checked.value;
    return { content: next, body: JSON.stringify(await editsOf(section, language, next)) };
  }

  /** What differs from the shipped words. */
  async function editsOf(section: Section, language: Language, content: unknown): Promise<object> {
    const base = await defaults(section, language);
    return (difference(sectionSchemas[section], base, content) as object | undefined) ?? {};
  }

  const service = {
    prepare,
    editsOf,
    withCommonNumbers: numbers.among,
    /** The calculator of the other language with the prices and options of this one; undefined when it has them already. */
    followingPrices: numbers.following,

    /** Content with its version, as an editor needs it. */
    load<S extends Section>(section: S, language: Language): Promise<LoadedSection<S>> {
      const key = documentKey(refOf(section, language));
      return cached(key, () => load(section, language)) as Promise<LoadedSection<S>>;
    },

    async section<S extends Section>(section: S, language: Language): Promise<SectionContent<S>> {
      return (await service.load(section, language)).content;
    },

    /** When the edits now served were stored; undefined where the shipped words serve. */
    async savedAt(section: Section, language: Language): Promise<string | undefined> {
      return (await documents.read(refOf(section, language)))?.updatedAt;
    },

    save(section: Section, language: Language, content: unknown, authorship: Authorship): Promise<number> {
      return store(section, language, content, { ...authorship, action: 'save' });
    },

    async updateField(section: Section, language: Language, path: string, value: unknown, by: Authorship) {
      // Read anew: what is remembered may be older than the version the change is based on.
      const current = await load(section, language);
      if (current.rev !== by.basedOn) throw new VersionConflict(current.rev);
      const content = updateField(sectionSchemas[section], current.content, path, value);
      return store(section, language, content, { ...by, action: 'update-field' });
    },

    revisions(section: Section, language: Language): Promise<Revision[]> {
      return documents.revisions(refOf(section, language));
    },

    /** Brings an earlier version back as a new one: nothing of the history is lost. */
    async restore(
      section: Section,
      language: Language,
      rev: number,
      authorship: Authorship,
    ): Promise<number> {
      const content = await service.version(section, language, rev);
      return store(section, language, content, { ...authorship, action: 'restore' });
    },

    /** The whole content that stored edits stand for. */
    async contentOf(section: Section, language: Language, edits: unknown): Promise<unknown> {
      return merge(sectionSchemas[section], await defaults(section, language), edits);
    },

    /** The whole content as it was in an earlier version; 0 is the shipped one. */
    async version(section: Section, language: Language, rev: number): Promise<unknown> {
      if (rev === 0) return defaults(section, language);
      const revision = (await service.revisions(section, language)).find((one) => one.rev === rev);
      if (!revision) throw new UnknownRevision(rev);
      return service.contentOf(
        section,
        language,
        revision.state === 'live' ? parseStored(revision.body) : {},
      );
    },

    /** Serves the shipped words again; the removed edits stay in the history. */
    async reset(section: Section, language: Language, authorship: Authorship): Promise<number> {
      const change = { ...authorship, body: '', state: 'removed', action: 'reset' } as const;
      const shipped = await defaults(section, language);
      const also = await alsoChanged(section, language, shipped);
      return documents.change(refOf(section, language), change, also);
    },
  };
  return service;
}

export type ContentService = ReturnType<typeof createContentService>;

function refOf(section: Section, language: Language): DocumentRef {
  return { collection: 'section', language, id: section };
}

function whyUnusable(file: unknown): string {
  if (file === undefined) return 'missing';
  return file instanceof Error ? file.message : 'does not fit its schema';
}
