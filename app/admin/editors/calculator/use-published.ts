import { useState } from 'react';
import type { Configuration } from '#domain/calculator/configuration.ts';
import type { Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';

/** What visitors see: as it was loaded, until somebody publishes here. */
export function usePublished(draft: Draft, loaded: Configuration): Configuration {
  const saved = useDraftState(draft, (state) => state.saved);
  const [published, setPublished] = useState(loaded);
  const content = saved.draftBy === undefined ? (saved.content as Configuration) : published;
  if (content !== published) setPublished(content);
  return content;
}
