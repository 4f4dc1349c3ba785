import { useBrowserFact } from '../../ui/use-browser-fact.ts';

/** The header is see-through at the top of a page and solid below. */
export const HEADER_SOLID_AFTER_PX = 20;

function subscribe(notify: () => void) {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

export function useSolidHeader(): boolean {
  return useBrowserFact(subscribe, () => window.scrollY > HEADER_SOLID_AFTER_PX);
}
