import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';

interface Rotation {
  index: number;
  /** Turning by itself right now. */
  running: boolean;
  /** What the pause button shows: the visitor's own choice, whatever hover and focus do. */
  playing: boolean;
  show(index: number): void;
  next(): void;
  previous(): void;
  toggle(): void;
  /** Pauses while the pointer or the keyboard focus is inside. A button that was clicked keeps a focus nobody sees. */
  hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(event: { target: Element }): void;
    onBlur(event: { currentTarget: Element; relatedTarget: EventTarget | null }): void;
  };
}

/** Items that take turns: wraps around at both ends, starts paused where motion is not wanted. */
export function useRotation(count: number, everyMs: number): Rotation {
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const playing = choice ?? !reduced;
  const running = playing && !held.pointer && !held.focus && count > 1;

  const move = useCallback((by: number) => setIndex((at) => (at + by + count) % count), [count]);

  useEffect(() => {
    if (!running) return;
    const following = (index + 1) % count;
    const timer = setTimeout(() => setIndex(following), everyMs);
    return () => clearTimeout(timer);
  }, [running, index, count, everyMs]);

  return {
    index: Math.min(index, count - 1),
    running,
    playing,
    show: setIndex,
    next: () => move(1),
    previous: () => move(-1),
    toggle: () => setChoice(!playing),
    hold: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: ({ target }) => setHeld((now) => ({ ...now, focus: target.matches(':focus-visible') })),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null))
          setHeld((now) => ({ ...now, focus: false }));
      },
    },
  };
}

/** How long one slide takes to give way to the next. */
export const SLIDE_MS = 500;

/** The strip of slides (class `slides`) with the one at `index` in view. */
export function slidesAt(index: number): CSSProperties {
  return { transform: `translateX(${-100 * index}%)`, transitionDuration: `${SLIDE_MS}ms` };
}
