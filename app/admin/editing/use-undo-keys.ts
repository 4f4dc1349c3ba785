import { useEffect } from 'react';
import type { Draft } from './draft.ts';
import { lastChanged } from './save-status.tsx';

/** Ctrl/⌘ Z takes back, with Shift (or Ctrl Y) brings back: across all fields of the editor. */
export function useUndoKeys(drafts: readonly Draft[]): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      // An editor of code has its own way back, as far as it goes.
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const way = wayOf(event);
      if (!way) return;
      event.preventDefault();
      if (way === 'past') lastChanged(drafts, 'past')?.undo();
      else lastChanged(drafts, 'future')?.redo();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, [drafts]);
}

function wayOf({ key, shiftKey }: KeyboardEvent): 'past' | 'future' | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) return 'past';
  return letter === 'z' || letter === 'y' ? 'future' : undefined;
}
