import type { OfferedTimes } from '#domain/appointments/offered-times.ts';
import type { Article } from '#domain/articles/article.schema.ts';
import type { ArticleSummary } from '#domain/articles/article-list.ts';
import type { FoundArticles } from '#domain/articles/article-search.ts';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import type { CaseStudySummary } from '#domain/case-studies/case-study-list.ts';
import type { Section, SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';

/**
 * All that the loaders of public pages may use. The server gives it from the database, the exported file
 * from the content it carries (app/offline/snapshot-services.ts): a page that needs more than this cannot
 * be drawn in the file.
 */
export interface PublicServices {
  siteUrl: string;
  now(): Date;
  log: { error(details: object, message: string): void };
  content: {
    section<S extends Section>(section: S, language: Language): Promise<SectionContent<S>>;
  };
  articles: PublicEntries<ArticleSummary, Article> & {
    /** Published articles that match a text, best first, else newest first; all of them when it has no words. */
    search(language: Language, text: string): Promise<FoundArticles<ArticleSummary>>;
  };
  caseStudies: PublicEntries<CaseStudySummary, CaseStudy>;
  /** The times at which the agency can be met; none where nothing can be sent. */
  appointments: { offered(): Promise<OfferedTimes> };
  richText(source: string): Promise<RichNode[]>;
}

/** Published articles or case studies. */
export interface PublicEntries<Listed, Full> {
  published(language: Language): Promise<Listed[]>;
  publishedBySlug(language: Language, slug: string): Promise<Full | undefined>;
  /** The slug now of the published entry that had this one; undefined while another entry has it. */
  renamed(language: Language, slug: string): Promise<string | undefined>;
}
