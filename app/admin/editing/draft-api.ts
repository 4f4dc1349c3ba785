import type { ProblemMessage } from '../problem-words.ts';

/** What the server holds, as far as this page knows. */
export interface Saved {
  content: unknown;
  /** What a next save must be based on. */
  version: string;
  /** Absent while nothing was ever saved: the shipped words. */
  at?: Date;
  /** Who wrote it, while it is not published. */
  draftBy?: string;
  /** Who published it, where that was not done here. */
  publishedBy?: string;
}

/** What is wrong with a field: it stops saves, or only the publication. */
export interface DraftProblem extends ProblemMessage {
  blocksPublishing?: true;
}

export type SaveResult =
  | ({ kind: 'saved' } & Omit<Saved, 'content'>)
  /**
   * Somebody else saved first: this is what they saved, and `mine` what the draft on the server says where
   * somebody published in the same fields.
   */
  | ({ kind: 'conflict'; mine?: unknown } & Saved)
  | { kind: 'refused'; problems: DraftProblem[] }
  /** Only published if somebody says yes to this. */
  | { kind: 'unconfirmed'; problems: ProblemMessage[] }
  /** A publication holds it since it was opened here. */
  | { kind: 'scheduled'; scheduled: Scheduled }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

type DiscardResult =
  | ({ kind: 'discarded' } & Saved)
  | Exclude<SaveResult, { kind: 'saved' | 'refused' | 'unconfirmed' | 'scheduled' }>;

/** What became of a draft: `gone` where nothing of it was ever published. */
export type Discarded = 'published' | 'gone' | 'conflict' | 'failed';

export type Save = (content: unknown, basedOn: string) => Promise<SaveResult>;

export interface PublishOptions {
  /** Whether somebody has said yes to what needs it. */
  confirmed?: boolean;
}

export type Publish = (content: unknown, basedOn: string, options?: PublishOptions) => Promise<SaveResult>;

/** What becomes of a draft on the server. */
export interface DraftApi {
  /** Keeps it as the working copy, which visitors never see. */
  save: Save;
  publish: Publish;
  /** Throws the working copy away and answers what is published: no content where nothing is. */
  discard(basedOn: string): Promise<DiscardResult>;
  /** Takes it out of the publication that holds it. */
  takeOut(): Promise<boolean>;
}

/** An earlier version: who, when, and what was done. */
export interface Version {
  rev: number;
  action: string;
  updatedAt: string;
  updatedBy: string;
}

export interface History {
  /** Newest first. */
  list(): Promise<Version[]>;
  content(rev: number): Promise<unknown>;
}

/** A publication that waits for its moment. */
export interface Scheduled {
  /** Its id. */
  publication: string;
  name: string;
  dueAt: string;
}
