import type { Selectable } from 'kysely';
import { type Article, articleSchema } from '#domain/articles/article.schema.ts';
import { caseStudySchema } from '#domain/case-studies/case-study.schema.ts';
import { type Section, sectionSchemas } from '#domain/content/sections.ts';
import type { Collection, DocumentRef } from '#domain/documents.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { type ArticleService, articleAtPublication } from '#server/articles/article-service.ts';
import type { CaseStudyService } from '#server/case-studies/case-study-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Tables } from '#server/database/tables.ts';
import type { PublishedChange } from '#server/documents/document-store.ts';
import { parseStored } from '#server/documents/parse-stored.ts';

/** A document ready to be stored. */
export type PreparedDocument = Pick<PublishedChange, 'body' | 'slug' | 'formerSlug' | 'summary'>;

/** What publishing must know of a kind of document; contents are whole, whatever is stored of them. */
interface DocumentKind {
  shapeOf(ref: DocumentRef): FieldShape;
  /** What visitors get now; undefined where there is no such document. */
  published(ref: DocumentRef): Promise<unknown>;
  /**
   * The same as a row says it: what an instance remembers may be older than the database, and whoever
   * writes on a version needs the content of that version.
   */
  storedContent(ref: DocumentRef, row: StoredRow | undefined): Promise<unknown>;
  /** What a stored body stands for. */
  contentOf(ref: DocumentRef, body: string): Promise<unknown>;
  /** As it was in a published version; 0 is the shipped one. Undefined where there was none. */
  version(ref: DocumentRef, rev: number): Promise<unknown>;
  /**
   * Checked by its schema. Refused with what is wrong, field by field. Documents that change `together` with
   * it may leave it their public names: the store refuses two that want the same.
   */
  prepare(ref: DocumentRef, content: unknown, together?: readonly DocumentRef[]): Promise<PreparedDocument>;
  /** The content as it goes live at this moment. */
  atPublication?(content: unknown, now: Date): unknown;
}

type StoredRow = Pick<Selectable<Tables['documents']>, 'state' | 'body'>;

export type DocumentKinds = Record<Collection, DocumentKind>;

interface Parts {
  content: ContentService;
  articles: ArticleService;
  caseStudies: CaseStudyService;
}

export function createDocumentKinds({ content, articles, caseStudies }: Parts): DocumentKinds {
  const article = entryKind(articles, describeSchema(articleSchema));
  return {
    section: sectionKind(content),
    'case-study': entryKind(caseStudies, describeSchema(caseStudySchema)),
    article: {
      ...article,
      // As its editor shows it: shipped articles may be written in Markdown.
      published: async (ref) => withHtml(await article.published(ref)),
      storedContent: async (ref, row) => withHtml(await article.storedContent(ref, row)),
      version: async (ref, rev) => withHtml(await article.version(ref, rev)),
      prepare: async (ref, sent, together) =>
        article.prepare(
          ref,
          await articles.complete(ref.language, { ...(sent as object), id: ref.id }),
          together,
        ),
      atPublication: (article, now) => articleAtPublication(article as Record<string, unknown>, now),
    },
  };

  async function withHtml(article: unknown): Promise<unknown> {
    if (!article) return article;
    // What was stored before the newest field has it as the schema reads it.
    const read = articleSchema.safeParse(article).data ?? (article as Article);
    return { ...read, content: await articles.html(read.content) };
  }
}

function sectionKind(content: ContentService): DocumentKind {
  const sectionOf = ({ id }: DocumentRef) => id as Section;
  return {
    shapeOf: (ref) => describeSchema(sectionSchemas[sectionOf(ref)]),
    published: (ref) => content.section(sectionOf(ref), ref.language),
    // A section that was reset, or never edited, says what it shipped with.
    storedContent: (ref, row) =>
      row?.state === 'live'
        ? content.contentOf(sectionOf(ref), ref.language, parseStored(row.body))
        : content.version(sectionOf(ref), ref.language, 0),
    contentOf: (ref, body) => content.contentOf(sectionOf(ref), ref.language, parseStored(body)),
    version: (ref, rev) => content.version(sectionOf(ref), ref.language, rev),
    prepare: (ref, next) => content.prepare(sectionOf(ref), ref.language, next),
  };
}

type Entries = CaseStudyService | ArticleService;

function entryKind(entries: Entries, shape: FieldShape): DocumentKind {
  const loadedOf = (loaded: { entry: unknown; source?: unknown }) => loaded.source ?? loaded.entry;
  const shipped = async (language: Language, id: string) => {
    const first = (await entries.revisions(language, id)).find(({ rev }) => rev === 0);
    return first && parseStored(first.body);
  };
  return {
    shapeOf: () => shape,
    async published({ language, id }) {
      const known = (await entries.slugs(language)).has(id);
      return known ? loadedOf(await entries.load(language, id)) : undefined;
    },
    async storedContent({ language, id }, row) {
      if (row?.state === 'live') return parseStored(row.body);
      return row?.state === 'removed' ? undefined : shipped(language, id);
    },
    contentOf: async (_, body) => parseStored(body),
    async version(ref, rev) {
      if (rev === 0) return shipped(ref.language, ref.id);
      const revisions = await entries.revisions(ref.language, ref.id);
      const revision = revisions.find((one) => one.rev === rev);
      return revision?.state === 'live' ? parseStored(revision.body) : undefined;
    },
    async prepare({ collection, language, id }, content, together = []) {
      const {
        entry: _,
        ref: __,
        ...prepared
      } = await entries.prepare(language, { ...(content as object), id });
      const siblings = together.filter(
        (other) => other.collection === collection && other.language === language,
      );
      await entries.checkName(language, id, prepared.slug, new Set(siblings.map((other) => other.id)));
      return prepared;
    },
  };
}
