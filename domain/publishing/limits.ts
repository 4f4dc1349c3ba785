/** The name of a publication, as somebody reads it in a list. */
export const PUBLICATION_NAME_MAX = 100;

const SCHEDULE_MAX_YEARS = 10;

/** Whether nobody plans so far ahead. Moments are stored as texts, which only stand in order up to the year 9999. */
export function isTooFar(at: Date, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + SCHEDULE_MAX_YEARS);
  return at > latest;
}
