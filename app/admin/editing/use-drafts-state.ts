import { useSyncExternalStore } from 'react';
import type { Draft, DraftState } from './draft.ts';

/** One plain value made from the states of several drafts; only another value draws anew. */
export function useDraftsState<T extends string | number | boolean>(
  drafts: readonly Draft[],
  make: (states: DraftState[]) => T,
): T {
  const get = () => make(drafts.map((draft) => draft.getState()));
  const subscribe = (listener: () => void) => {
    const stops = drafts.map((draft) => draft.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
  return useSyncExternalStore(subscribe, get, get);
}
