const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;
const JITTER = 0.2;

/** About two and a half days from the first attempt to the last. */
export const MAX_TRIES = 20;

/**
 * The pause after so many failed tries, or undefined when it is time to give up: half a minute,
 * doubled each time, six hours at the most; up to a fifth more or less, so that a mail server that
 * comes back is not met by everything at once. `chance` is from 0 to 1.
 */
export function pauseAfter(tries: number, chance: number): number | undefined {
  if (tries >= MAX_TRIES) return undefined;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}
