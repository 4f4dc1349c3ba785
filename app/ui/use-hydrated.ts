import { startTransition, useEffect, useState } from 'react';

/** Whether this page has come alive before: what is drawn from then on is alive at once. */
let alive = false;

/**
 * False on the server and in the first paint, true once the page is alive. The parts that change with it
 * are drawn without haste, in steps between which a visitor's click is heard.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(alive);
  useEffect(() => {
    alive = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
