import { ANY_DAY } from '#domain/articles/publication-date.ts';
import { parisDay } from '#domain/paris-day.ts';
import type { Perspective } from '#domain/publishing/perspective.ts';
import type { ArticleService } from '#server/articles/article-service.ts';
import type { CaseStudyService } from '#server/case-studies/case-study-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { PublicServices } from '#server/public-services.ts';
import { createTranslationBoard } from '#server/translations/translation-board.ts';
import { createBin } from './bin.ts';
import { createDocumentKinds } from './document-kinds.ts';
import { createDocumentTitles } from './document-titles.ts';
import { createOverlays } from './previews/overlay.ts';
import { type PublishedServices, perspectiveServices } from './previews/perspective-services.ts';
import { createCheckedChanges } from './publications/checked-changes.ts';
import { createFailureMails } from './publications/failure-mail.ts';
import { createPublicationCheck } from './publications/publication-check.ts';
import { publicationsOf } from './publications/publication-reads.ts';
import { createPublicationReview } from './publications/publication-review.ts';
import { createPublications } from './publications/publications.ts';
import { createScheduledPublications } from './publications/scheduled-publications.ts';
import { createEntryTranslations } from './working-copies/entry-translations.ts';
import { createWorkingCopies } from './working-copies/working-copies.ts';
import { createWrittenEntries } from './working-copies/written-entries.ts';

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
  const titlesOf = createDocumentTitles({ db: database.db, ...entries });
  const { overlayOf, overlayBefore } = createOverlays({ database, copies: workingCopies });
  const translations = createEntryTranslations({ kinds, copies: workingCopies, ...entries });
  const check = createPublicationCheck({
    kinds,
    titlesOf,
    media,
    translations,
    overlayBefore,
    now,
    published: { content, ...entries },
  });
  const reading = { database, kinds, copies: workingCopies, check, now };
  const publishing = {
    ...reading,
    documents,
    checkedChanges: createCheckedChanges({ ...reading, content, translations }),
  };
  const publications = createPublications({
    ...publishing,
    scheduled: createScheduledPublications({
      ...publishing,
      failureMails: createFailureMails({ database, content, siteUrl, now }),
    }),
  });

  /** The day whose articles a perspective shows: that of its moment, and where all that waits is shown, any day. */
  async function dayOf(perspective: Perspective): Promise<string> {
    if (perspective.kind === 'working') return ANY_DAY;
    if (perspective.kind === 'at') return parisDay(perspective.time);
    const publication = await publicationsOf(database.db).where('id', '=', perspective.id).executeTakeFirst();
    return parisDay(publication?.dueAt ? new Date(publication.dueAt) : now());
  }

  const written = () => overlayOf({ kind: 'working' });
  const writtenEntries = createWrittenEntries({ ...entries, written });
  return {
    workingCopies,
    publications,
    publicationReview: createPublicationReview(reading),
    titlesOf,
    bin: createBin({ database, documents, content, kinds, media, now }),
    writtenEntries,
    translations: createTranslationBoard({ database, kinds, entries: writtenEntries, written, now }),
    /** The public services as somebody sees them from a perspective. */
    async servicesFor(
      perspective: Perspective,
      published: Omit<PublicServices, 'articles'> & PublishedServices,
    ): Promise<PublicServices> {
      const [overlay, today] = await Promise.all([overlayOf(perspective), dayOf(perspective)]);
      const at = perspective.kind === 'at' ? () => perspective.time : now;
      return perspectiveServices(published, overlay, { now: at, today });
    },
  };
}
