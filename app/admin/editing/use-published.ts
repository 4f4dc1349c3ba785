import { useState } from 'react';
import type { Draft } from './draft.ts';
import { useDraftState } from './drafts.tsx';

/** What visitors see: as it was loaded, until somebody publishes here. */
export function usePublished<Content>(draft: Draft, loaded: Content): Content {
  const saved = useDraftState(draft, (state) => state.saved);
  const isHeld = useDraftState(draft, ({ scheduled }) => scheduled !== undefined);
  const [published, setPublished] = useState(loaded);
  const content = saved.draftBy === undefined && !isHeld ? (saved.content as Content) : published;
  if (content !== published) setPublished(content);
  return content;
}
