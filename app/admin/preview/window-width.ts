import { useCallback, useState } from 'react';

/** How wide the window is that a page is seen through. */
export const WINDOWS = { page: 1120, phone: 390 } as const;

/** How wide an element is, as it changes. */
export function useRoom(): [
  room: number,
  measure: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [room, setRoom] = useState<number>(WINDOWS.page);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width || WINDOWS.page));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, measure];
}
