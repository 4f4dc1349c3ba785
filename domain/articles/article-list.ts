import type { z } from 'zod';
import type { Language } from '#domain/languages.ts';
import { type Article, articleSchema } from './article.schema.ts';

/** What a list shows of an article: all but its text. */
export const articleSummarySchema = articleSchema.omit({ content: true });

export type ArticleSummary = z.output<typeof articleSummarySchema>;

export function summariseArticle({ content: _, ...summary }: Article): ArticleSummary {
  return summary;
}

export function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.publishedAt.localeCompare(a.publishedAt) || a.title.localeCompare(b.title);
}

/** The articles that are looked for when the shipped index is missing. */
export const articleManifest: Record<Language, readonly string[]> = {
  fr: [
    'budget-site-web-2025',
    'credit-impot-innovation-cii',
    'refonte-site-sans-perdre-referencement',
    'woocommerce-ou-pas',
  ],
  en: ['budget-site-web-2025', 'website-redesign-keep-rankings'],
};
