import { useEffect, useRef } from 'react';
import { useMay } from '../administrator.tsx';

interface SaveKeys {
  save(): void;
  publish(): void;
}

/** Ctrl/⌘ S keeps a working copy, Ctrl/⌘ Enter publishes where the role allows it, wherever the focus is. */
export function useSaveKeys(keys: SaveKeys): void {
  const mayPublish = useMay('publish');
  const latest = useRef(keys);
  latest.current = mayPublish ? keys : { ...keys, publish: keys.save };
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (isPublishKey(event)) latest.current.publish();
      else latest.current.save();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);
}

/** Whether a key saves or publishes what is written. */
export function isSaveKey(event: KeyboardEvent): boolean {
  return isPublishKey(event) || (isWithControl(event) && event.key.toLowerCase() === 's');
}

export function isPublishKey(event: KeyboardEvent): boolean {
  return isWithControl(event) && event.key === 'Enter';
}

function isWithControl({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey;
}
