import { useEffect, useRef } from 'react';

interface SaveKeys {
  save(): void;
  publish(): void;
}

/** Ctrl/⌘ S keeps a working copy, Ctrl/⌘ Enter publishes, wherever the focus is. */
export function useSaveKeys(keys: SaveKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isSave = event.key.toLowerCase() === 's';
      if (!isSave && event.key !== 'Enter') return;
      event.preventDefault();
      if (isSave) latest.current.save();
      else latest.current.publish();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);
}
