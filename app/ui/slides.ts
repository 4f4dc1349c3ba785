import type { CSSProperties } from 'react';

/** How long one slide takes to give way to the next. */
export const SLIDE_MS = 500;

/** The strip of slides (class `slides`) with the one at `index` in view. */
export function slidesAt(index: number): CSSProperties {
  return { transform: `translateX(${-100 * index}%)`, transitionDuration: `${SLIDE_MS}ms` };
}
