import { useEffect } from 'react';
import type { Draft } from './draft.ts';
import { lastChanged, publishAll, saveAll } from './save-status.tsx';

/** Ctrl/⌘ S keeps a working copy, Ctrl/⌘ Enter publishes, Ctrl/⌘ Z takes back, with Shift (or Ctrl Y) brings back: across all fields of the editor. */
export function useEditingKeys(drafts: readonly Draft[]): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const action = actionOf(event, drafts);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, [drafts]);
}

function actionOf({ key, shiftKey }: KeyboardEvent, drafts: readonly Draft[]): (() => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return () => void saveAll(drafts);
  if (key === 'Enter') return () => void publishAll(drafts);
  if (letter === 'z' && !shiftKey) return () => lastChanged(drafts, 'past')?.undo();
  if (letter === 'z' || letter === 'y') return () => lastChanged(drafts, 'future')?.redo();
  return undefined;
}
