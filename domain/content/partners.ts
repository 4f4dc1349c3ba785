/** More would hurry past: one loop of the strip always takes the same time. */
export const PARTNERS_SHOWN = 18;
