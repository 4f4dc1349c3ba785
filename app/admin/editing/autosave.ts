import type { Draft, DraftState } from './draft.ts';

/** The pause after the last change. */
export const AUTOSAVE_MS = 3000;
/** How long until a save that found no network or no server is tried again. */
const RETRY_MS = 15_000;

/**
 * Keeps the working copy of a draft true by itself: after a pause, when the network is back, and again after
 * a failure. Nothing goes public.
 */
export function startAutosave(draft: Draft): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = draft.getState();
  const saveNow = () => void draft.save();
  const saveIn = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(saveNow, pause);
  };

  const unsubscribe = draft.subscribe(() => {
    const state = draft.getState();
    const [before, now] = [seen, state];
    seen = state;
    if (now.content !== before.content || now.conflicts !== before.conflicts) saveIn(AUTOSAVE_MS);
    else if (hasFailed(now) && !hasFailed(before)) saveIn(RETRY_MS);
  });
  addEventListener('online', saveNow);

  return () => {
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', saveNow);
  };
}

function hasFailed({ phase }: DraftState): boolean {
  return phase === 'failed' || phase === 'publish-failed';
}
