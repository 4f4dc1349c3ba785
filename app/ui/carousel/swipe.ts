import type { TouchEvent } from 'react';

/** So far, and more across than up or down, a finger turns the page; a quick one a third of it. */
const SWIPE_PX = 48;
const QUICK_PX_PER_MS = 0.5;

interface Point {
  x: number;
  y: number;
  /** In milliseconds. */
  at: number;
}

/** Where a finger leads: 1 to the next, -1 to the one before, 0 nowhere. */
export function swipeBetween(from: Point, to: Point): 1 | 0 | -1 {
  const across = to.x - from.x;
  const speed = Math.abs(across) / Math.max(1, to.at - from.at);
  const needed = speed > QUICK_PX_PER_MS ? SWIPE_PX / 3 : SWIPE_PX;
  if (Math.abs(across) < needed || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Nobody swipes in two places at once; a second finger zooms. */
let begun: Point | undefined;

function pointOf({ timeStamp }: TouchEvent, { clientX, clientY }: React.Touch): Point {
  return { x: clientX, y: clientY, at: timeStamp };
}

/** For what a finger turns (with the class `swipes`). */
export function swipeHandlers(turn: (by: 1 | -1) => void) {
  return {
    onTouchStart(event: TouchEvent) {
      const [touch] = Array.from(event.touches);
      begun = touch && event.touches.length === 1 ? pointOf(event, touch) : undefined;
    },
    onTouchEnd(event: TouchEvent) {
      const [touch] = Array.from(event.changedTouches);
      const by = begun && touch ? swipeBetween(begun, pointOf(event, touch)) : 0;
      begun = undefined;
      if (by !== 0) turn(by);
    },
  };
}
