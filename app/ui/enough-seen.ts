/** How much of a section must be in view before it fades in. */
export const FADE_IN_SHARE = 0.3;
/** A section that is too tall for that has been seen when it fills nearly the whole window. */
const WINDOW_SHARE = 0.9;

interface View {
  intersectionRatio: number;
  boundingClientRect: { height: number };
  rootBounds: { height: number } | null;
}

export function enoughSeen({ intersectionRatio, boundingClientRect, rootBounds }: View): boolean {
  const most = rootBounds ? (WINDOW_SHARE * rootBounds.height) / boundingClientRect.height : 1;
  return intersectionRatio >= Math.min(FADE_IN_SHARE, most);
}
