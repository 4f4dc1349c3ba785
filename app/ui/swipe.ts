import type { TouchEvent } from 'react';

/** What a finger has to go to the side, at least, to be taken for a swipe. */
const SWIPE_PX = 40;

/** Where the finger came down: there is only one hand. */
let begun: { x: number; y: number } | undefined;

/** Takes a finger that goes to the left for the next, to the right for the previous. Up and down scroll the page. */
export function swipe(move: (by: 1 | -1) => void) {
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const finger = touches[0];
      begun = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const finger = changedTouches[0];
      if (!begun || !finger) return;
      const aside = finger.clientX - begun.x;
      const along = finger.clientY - begun.y;
      begun = undefined;
      if (Math.abs(aside) > Math.max(SWIPE_PX, 2 * Math.abs(along))) move(aside < 0 ? 1 : -1);
    },
  };
}
