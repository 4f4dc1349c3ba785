import type { DocumentRef } from '#domain/documents.ts';
import { type Change, changedFields } from '#domain/editing/changes.ts';
import { enclosingEntryName } from '#domain/editing/list-entry-name.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentKinds } from '../document-kinds.ts';
import { titleOf } from '../document-titles.ts';
import type { WorkingCopies, WorkingDocument } from '../working-copies/working-copies.ts';
import type { NewContent, PublicationCheck } from './publication-check.ts';
import { refuseTooFar } from './publication-errors.ts';
import {
  documentsOf,
  type Publication,
  type PublicationDocument,
  type PublicationMoment,
} from './publication-reads.ts';

export interface ReviewedChange extends Change {
  /** The name of the list entry that the field stands in; empty outside of lists. */
  entry: string;
}

/** What a publication does to one document. */
export interface DocumentReview {
  ref: DocumentRef;
  /** Of an article or a case study. */
  title: string;
  /** Nobody can read it yet. */
  isNew: boolean;
  changes: ReviewedChange[];
  /** Of a working copy: what a publication must be based on, who wrote last, and when. */
  version?: string;
  draft?: WorkingDocument['draft'];
}

export interface Review {
  documents: DocumentReview[];
  findings: PublicationFinding[];
}

interface ReviewParts {
  database: Pick<Database, 'db'>;
  kinds: DocumentKinds;
  copies: WorkingCopies;
  check: PublicationCheck;
  now: () => Date;
}

/** What a publication changes, and what somebody should know before it goes live. */
export function createPublicationReview({ database, kinds, copies, check, now }: ReviewParts) {
  async function reviewOf(
    contents: readonly NewContent[],
    earlier: (ref: DocumentRef) => Promise<unknown> = (ref) => kinds[ref.collection].published(ref),
  ): Promise<DocumentReview[]> {
    return Promise.all(
      contents.map(async ({ ref, content }) => {
        const before = await earlier(ref);
        const changes = changedFields(kinds[ref.collection].shapeOf(ref), before, content, {
          intoLists: true,
        });
        return {
          ref,
          title: titleOf(content) || titleOf(before),
          isNew: before === undefined,
          changes: changes.map((one) => ({ ...one, entry: enclosingEntryName(content, one.path) })),
        };
      }),
    );
  }

  return {
    /** What these working copies would change, now or at a moment; documents without one are left out. */
    async ofCopies(refs: readonly DocumentRef[], moment?: PublicationMoment): Promise<Review> {
      if (moment) refuseTooFar(moment.at, now());
      const written = (await loadAll(refs)).filter(({ draft }) => draft);
      return reviewOfWorking(written, moment);
    },

    /** What a publication will change, or has changed. */
    async ofPublication({ id, state, dueAt }: Publication): Promise<Review> {
      const documents = await documentsOf(database.db, id);
      if (state === 'published') return { documents: await changesMade(documents), findings: [] };
      if (state !== 'scheduled') return { documents: [], findings: [] };
      const held = await loadAll(documents.map(({ ref }) => ref));
      return reviewOfWorking(held, { at: new Date(dueAt), id });
    },
  };

  async function loadAll(refs: readonly DocumentRef[]) {
    return Promise.all(refs.map(async (ref) => ({ ref, ...(await copies.load(ref)) })));
  }

  async function reviewOfWorking(
    documents: readonly (NewContent & Pick<WorkingDocument, 'conflicts' | 'version' | 'draft'>)[],
    moment?: PublicationMoment,
  ): Promise<Review> {
    const reviewed = await reviewOf(documents);
    const { findings } = await check(documents, moment);
    return {
      documents: reviewed.map((one, index) => ({
        ...one,
        version: documents[index]?.version,
        draft: documents[index]?.draft,
      })),
      findings,
    };
  }

  async function changesMade(documents: readonly PublicationDocument[]): Promise<DocumentReview[]> {
    const made = documents.map(async ({ ref, beforeRev, afterRev }) => {
      const content = await kinds[ref.collection].version(ref, afterRev);
      return reviewOf([{ ref, content }], () => kinds[ref.collection].version(ref, beforeRev));
    });
    return (await Promise.all(made)).flat();
  }
}
