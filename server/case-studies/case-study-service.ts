import { caseStudySchema } from '#domain/case-studies/case-study.schema.ts';
import {
  caseStudySummarySchema,
  mostRecentFirst,
  summariseCaseStudy,
} from '#domain/case-studies/case-study-list.ts';
import { createEntryCollection } from '#server/entries/entry-collection.ts';
import type { EntryParts } from '#server/entries/entry-kind.ts';

export type CaseStudyService = ReturnType<typeof createCaseStudyService>;

export function createCaseStudyService(parts: EntryParts) {
  return createEntryCollection(
    {
      collection: 'case-study',
      folder: 'study-cases',
      schema: caseStudySchema,
      summarySchema: caseStudySummarySchema,
      manifest: { fr: [], en: [] },
      summarise: summariseCaseStudy,
      keptAsWritten: true,
      isPublished: (study) => study.published,
      compare: mostRecentFirst,
      incomplete: 'case study dropped: properties are missing',
    },
    parts,
  );
}
