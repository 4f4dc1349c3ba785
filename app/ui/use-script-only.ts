import { useHydrated } from './use-hydrated.ts';

/**
 * Classes for what only works with scripts: until the page is hydrated its room is kept, so that nothing
 * moves when it appears; without scripts it is not there.
 */
export function useScriptOnly(): string {
  return useHydrated() ? '' : 'invisible noscript:hidden';
}
