import type { CaseStudy } from './case-study.schema.ts';

/** What a list shows of a case study. */
export type CaseStudySummary = Pick<
  CaseStudy,
  'id' | 'slug' | 'title' | 'subtitle' | 'category' | 'client' | 'year' | 'tags' | 'featured' | 'published'
> & { hero: Pick<CaseStudy['hero'], 'image' | 'website'> };

export function summariseCaseStudy(study: CaseStudy): CaseStudySummary {
  const { id, slug, title, subtitle, category, client, year, tags, featured, published, hero } = study;
  return {
    ...{ id, slug, title, subtitle, category, client, year, tags, featured, published },
    hero: { image: hero.image, website: hero.website },
  };
}

/** The most recent work first; studies of one year keep the order they have. */
export function mostRecentFirst(a: CaseStudySummary, b: CaseStudySummary): number {
  return b.year.localeCompare(a.year);
}
