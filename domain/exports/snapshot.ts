import type { Article } from '../articles/article.schema.ts';
import type { ArticleSummary } from '../articles/article-list.ts';
import type { CaseStudy } from '../case-studies/case-study.schema.ts';
import type { CaseStudySummary } from '../case-studies/case-study-list.ts';
import type { Section, SectionContent } from '../content/sections.ts';
import type { Language } from '../languages.ts';
import type { RichNode } from '../rich-text/tree.ts';

/** Everything of one language that visitors can read. */
export interface LanguageSnapshot {
  sections: { [Name in Section]: SectionContent<Name> };
  articles: EntriesSnapshot<ArticleSummary, Article>;
  caseStudies: EntriesSnapshot<CaseStudySummary, CaseStudy>;
}

export interface EntriesSnapshot<Listed, Full> {
  listed: Listed[];
  full: Full[];
  /** Former slugs, each with the one that its entry has now. */
  renamed: [former: string, slug: string][];
}

/** The published content at one moment, as the exported file carries it. */
export interface Snapshot {
  siteUrl: string;
  madeAt: string;
  languages: Record<Language, LanguageSnapshot>;
  /** Rich text as it was written, and as a page draws it: the parser stays on the server. */
  richText: [source: string, nodes: RichNode[]][];
}
