import { z } from 'zod';
import { type CaseStudy, caseStudySchema } from './case-study.schema.ts';

const { id, slug, title, subtitle, category, client, year, tags, featured, published, translation } =
  caseStudySchema.shape;

/** What a list shows of a case study. */
export const caseStudySummarySchema = z.object({
  id,
  slug,
  title,
  subtitle,
  category,
  client,
  year,
  tags,
  featured,
  published,
  translation,
  hero: z.object({ image: z.string().optional(), website: z.string().optional() }),
});

export type CaseStudySummary = z.output<typeof caseStudySummarySchema>;

export function summariseCaseStudy(study: CaseStudy): CaseStudySummary {
  return caseStudySummarySchema.parse(study);
}

/** The most recent work first; studies of one year keep the order they have. */
export function mostRecentFirst(a: CaseStudySummary, b: CaseStudySummary): number {
  return b.year.localeCompare(a.year);
}
