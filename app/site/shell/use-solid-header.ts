import { useSyncExternalStore } from 'react';

/** The header is see-through at the top of a page and solid below. */
export const HEADER_SOLID_AFTER_PX = 20;

function subscribe(notify: () => void) {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

export function useSolidHeader(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SOLID_AFTER_PX,
    () => false,
  );
}
