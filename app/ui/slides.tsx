import type { ReactNode } from 'react';

/** How long one slide takes to give way to the next. */
export const SLIDE_MS = 500;

interface SlidesProps {
  /** The slide in view. */
  index: number;
  /** They change by themselves: nobody wants each of them read out. */
  running: boolean;
  children: ReactNode;
}

/** Slides side by side, one of them in view. */
export function Slides({ index, running, children }: SlidesProps) {
  return (
    <div aria-live={running ? 'off' : 'polite'} className="overflow-hidden">
      <div
        className="slides"
        style={{ transform: `translateX(${-100 * index}%)`, transitionDuration: `${SLIDE_MS}ms` }}
      >
        {children}
      </div>
    </div>
  );
}
