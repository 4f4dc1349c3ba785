import { type ComponentType, useState } from 'react';
import { patiently } from './network.ts';

/**
 * A component that few visitors open, fetched with its first opening. `fetch` waits for the network where there is
 * none, and tells whether the component is there.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const fetch = async (): Promise<boolean> => {
    try {
      const loaded = await patiently(load);
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  return { Component, fetch };
}
