/** More would hurry past: one loop of the strip always takes the same time. */
export const PARTNERS_SHOWN = 18;

/** The stars a client may give, and those of a testimonial that says nothing. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const DEFAULT_RATING = 5;
