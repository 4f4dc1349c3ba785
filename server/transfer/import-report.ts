import type { DocumentRef } from '#domain/documents.ts';

/** A document as an import names it; the title is empty for a section. */
export interface NamedDocument extends DocumentRef {
  title: string;
}

/** What visitors get at once, or nothing before somebody publishes it. */
export type ImportMode = 'publish' | 'drafts';

/**
 * Why a document of the file was left out: somebody has written in it, or it waits in a publication;
 * it is in the bin of the file and live here; it is deleted in the file, and a draft deletes nothing.
 */
export type SkipReason = 'has-draft' | 'is-scheduled' | 'is-live' | 'not-deleted';

/**
 * Why a publication of the file does not wait for its moment: that has passed; some of its documents
 * are written in or wait here; drafts were asked for.
 */
export type UnscheduledReason = 'past' | 'taken' | 'as-drafts';

/** What an import has done. */
export interface ImportReport {
  published: NamedDocument[];
  deleted: NamedDocument[];
  drafts: NamedDocument[];
  scheduled: { name: string; dueAt: string; documents: NamedDocument[] }[];
  unscheduled: { name: string; dueAt: string; reason: UnscheduledReason }[];
  binned: NamedDocument[];
  skipped: (NamedDocument & { reason: SkipReason })[];
}
