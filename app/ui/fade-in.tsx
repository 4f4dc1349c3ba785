import { type CSSProperties, type ReactNode, useCallback } from 'react';
import { HydrationBoundaries } from './hydration-boundaries.tsx';

/** How much of a section must be in view before it fades in. */
export const FADE_IN_SHARE = 0.3;
/** A section that is too tall for that has been seen when it fills nearly the whole window. */
const WINDOW_SHARE = 0.9;

/** A tall section may count as seen below its share, so the browser tells of every step on the way. */
const STEPS = Array.from({ length: 7 }, (_, step) => (FADE_IN_SHARE * step) / 6);

/**
 * Sections that fade in once, each when enough of it is in view. What a visitor can see when the page
 * is hydrated stays as it is; the style sheet hides nothing where motion is not wanted, or on paper.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const watch = useCallback((root: HTMLElement | null) => {
    if (!root) return;
    const observer = new IntersectionObserver((entries) => entries.forEach(follow), { threshold: STEPS });
    const show = (section: HTMLElement, state?: 'shown') => {
      observer.unobserve(section);
      if (state) section.dataset.fade = state;
      else delete section.dataset.fade;
    };
    function follow(entry: IntersectionObserverEntry) {
      const section = entry.target as HTMLElement;
      const waiting = section.dataset.fade === 'waiting';
      if (waiting && isVisibleEnough(entry)) show(section, 'shown');
      else if (!waiting && entry.isIntersecting) show(section);
      else section.dataset.fade = 'waiting';
    }
    /** The keyboard may be in a section before enough of it is in view. */
    const showFocused = ({ target }: FocusEvent) => {
      const section = [...root.children].find((child) => child.contains(target as Node));
      if (section instanceof HTMLElement && section.dataset.fade === 'waiting') show(section);
    };
    for (const section of root.children) observer.observe(section);
    root.addEventListener('focusin', showFocused);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', showFocused);
    };
  }, []);
  return (
    <div ref={watch}>
      <HydrationBoundaries>{children}</HydrationBoundaries>
    </div>
  );
}

/** A part of such a section that comes later than the section itself. */
export function fadePart(delayMs: number): { className: string; style: CSSProperties } {
  return { className: 'fade-part', style: { '--fade-delay': `${delayMs}ms` } as CSSProperties };
}

interface View {
  intersectionRatio: number;
  boundingClientRect: { height: number };
  rootBounds: { height: number } | null;
}

export function isVisibleEnough({ intersectionRatio, boundingClientRect, rootBounds }: View): boolean {
  const most = rootBounds ? (WINDOW_SHARE * rootBounds.height) / boundingClientRect.height : 1;
  return intersectionRatio >= Math.min(FADE_IN_SHARE, most);
}
