import { useCallback, useState } from 'react';

/** How wide the window is that a page is seen through. */
export const PREVIEW_WIDTHS = { page: 1120, phone: 390 } as const;

/** How wide an element is, as it changes. */
export function useElementWidth(): [
  room: number,
  measure: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [room, setRoom] = useState<number>(PREVIEW_WIDTHS.page);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) =>
      setRoom(entry?.contentRect.width || PREVIEW_WIDTHS.page),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, measure];
}
