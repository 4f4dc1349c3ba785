import { useCallback } from 'react';
import { useBrowserFact } from './use-browser-fact.ts';

/** Whether a media query holds; false until the page is alive. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useBrowserFact(subscribe, () => matchMedia(query).matches);
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
