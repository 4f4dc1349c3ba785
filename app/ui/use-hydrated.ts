import { startTransition, useEffect, useState } from 'react';
import { isAlive } from './alive.ts';

/**
 * False on the server and in the first paint, true once this part of the page is alive. What changes
 * with it is drawn without haste.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isAlive);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
