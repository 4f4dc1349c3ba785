import type { Draft, Version } from '../draft.ts';

/** An earlier version, and the draft it belongs to. */
export interface DraftVersion {
  draft: Draft;
  version: Version;
}
