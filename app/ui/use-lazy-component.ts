import { type ComponentType, useState } from 'react';
import { patiently } from './network.ts';

/**
 * A component that few visitors open, fetched with its first opening. Both ways to fetch it tell whether it is there:
 * `fetch` at once, `fetchPatiently` after waiting for the network where there is none.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const fetchBy = async (loading: () => Promise<ComponentType<Props>>): Promise<boolean> => {
    try {
      const loaded = await loading();
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  return { Component, fetch: () => fetchBy(load), fetchPatiently: () => fetchBy(() => patiently(load)) };
}
