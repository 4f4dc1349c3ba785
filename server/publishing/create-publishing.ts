import type { Perspective } from '#domain/publishing/perspective.ts';
import type { ArticleService } from '#server/articles/article-service.ts';
import type { CaseStudyService } from '#server/case-studies/case-study-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { PublicServices } from '#server/public-services.ts';
import { createBin } from './bin.ts';
import { createDocumentKinds } from './document-kinds.ts';
import { createFailureMails } from './failure-mail.ts';
import { createOverlays } from './overlay.ts';
import { perspectiveServices } from './perspective-services.ts';
import { createPublicationReview } from './publication-review.ts';
import { createPublications } from './publications.ts';
import { createWorkingCopies, hasCopy, type WorkingDocument } from './working-copies.ts';
import { createWrittenEntries } from './written-entries.ts';

interface Parts {
  database: Database;
  documents: DocumentStore;
  content: ContentService;
  articles: ArticleService;
  caseStudies: CaseStudyService;
  siteUrl: string;
  media: MediaService;
  now: () => Date;
}

/** Working copies, and what makes them public. */
export function createPublishing({ database, documents, content, media, siteUrl, now, ...entries }: Parts) {
  const kinds = createDocumentKinds({ content, ...entries });
  const workingCopies = createWorkingCopies({ database, kinds, content, now });
  const reading = { database, kinds, copies: workingCopies, now };
  const publicationReview = createPublicationReview({ ...reading, published: { content, ...entries } });
  const publications = createPublications({
    ...reading,
    documents,
    content,
    review: publicationReview,
    failureMails: createFailureMails({ database, content, siteUrl, now }),
  });
  const overlayOf = createOverlays({ database, kinds, copies: workingCopies });
  return {
    workingCopies,
    publications,
    publicationReview,
    bin: createBin({ database, documents, content, kinds, media, now }),
    writtenEntries: createWrittenEntries({ ...entries, written: () => overlayOf({ kind: 'working' }) }),
    /** Keeps what was written and publishes it, as one click does. Answers how the document stands then. */
    async publishContent(
      ref: DocumentRef,
      content: unknown,
      { basedOn, by, confirmed }: { basedOn: string; by: string; confirmed?: boolean },
    ): Promise<WorkingDocument> {
      const version = await workingCopies.save(ref, content, { basedOn, by });
      if (hasCopy(version)) await publications.publish([{ ref, version }], { by, confirmed });
      return workingCopies.load(ref);
    },

    /** The public services as somebody sees them from a perspective. */
    async servicesFor(perspective: Perspective, published: PublicServices): Promise<PublicServices> {
      const at = perspective.kind === 'at' ? () => perspective.time : now;
      return perspectiveServices(published, await overlayOf(perspective), at);
    },
  };
}
