import { type ComponentType, useState } from 'react';

/**
 * A component that few visitors open, fetched with its first opening. `fetch` tells whether it is there; it is
 * not when the network fails.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const fetch = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  return { Component, fetch };
}
