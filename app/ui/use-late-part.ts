import { type ComponentType, useState } from 'react';

/**
 * A part that few visitors open, fetched with its first opening. `fetch` tells whether it is there; it is
 * not when the network fails.
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetch = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  return { Part, fetch };
}
