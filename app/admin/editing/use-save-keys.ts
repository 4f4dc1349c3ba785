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
      const isSave = isWithControl(event) && event.key.toLowerCase() === 's';
      if (!isSave && !isPublishKey(event)) return;
      event.preventDefault();
      if (isSave) latest.current.save();
      else latest.current.publish();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);
}

export function isPublishKey(event: KeyboardEvent): boolean {
  return isWithControl(event) && event.key === 'Enter';
}

function isWithControl({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey;
}
