import type { ArticleService } from '#server/articles/article-service.ts';
import type { CaseStudyService } from '#server/case-studies/case-study-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import { createDocumentKinds } from './document-kinds.ts';
import { createPublications } from './publications.ts';
import { createWorkingCopies } from './working-copies.ts';

interface Parts {
  database: Database;
  documents: DocumentStore;
  content: ContentService;
  articles: ArticleService;
  caseStudies: CaseStudyService;
  now: () => Date;
}

/** Working copies, and what makes them public. */
export function createPublishing({ database, documents, content, now, ...entries }: Parts) {
  const kinds = createDocumentKinds({ content, ...entries });
  const workingCopies = createWorkingCopies({ database, kinds, content, now });
  const publications = createPublications({
    database,
    documents,
    kinds,
    copies: workingCopies,
    content,
    now,
  });
  return { workingCopies, publications };
}
