import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Draft, DraftState } from './draft.ts';

const DraftContext = createContext<Draft | undefined>(undefined);

/** The fields inside read from this draft and write to it. */
export function DraftProvider({ draft, children }: { draft: Draft; children: ReactNode }) {
  return <DraftContext value={draft}>{children}</DraftContext>;
}

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft needs a DraftProvider around it.');
  return draft;
}

/** Part of the state of a draft; only a change of that part draws anew. The part must be kept, not made. */
export function useDraftState<T>(draft: Draft, part: (state: DraftState) => T): T {
  const get = () => part(draft.getState());
  return useSyncExternalStore(draft.subscribe, get, get);
}

/** Something made from the value at a path of the draft around; other fields wake nobody here. */
export function useValueAt<T>(path: string, make: (value: unknown) => T): T {
  const draft = useDraft();
  const subscribe = useCallback((listener: () => void) => draft.watch(path, listener), [draft, path]);
  const get = () => make(draft.valueAt(path));
  return useSyncExternalStore(subscribe, get, get);
}

/** The value at a path of the draft around, and how to change it. */
export function useField<T>(path: string): [value: T, set: (value: T) => void] {
  const draft = useDraft();
  const value = useValueAt(path, (found) => found as T);
  const set = useCallback((next: T) => draft.set(path, next), [draft, path]);
  return [value, set];
}

/** What the server said against the value at a path. */
export function useProblem(path: string): string | undefined {
  const draft = useDraft();
  const subscribe = useCallback((listener: () => void) => draft.watch(path, listener), [draft, path]);
  const get = () => draft.getState().problems.find((one) => one.path === path)?.message;
  return useSyncExternalStore(subscribe, get, get);
}
