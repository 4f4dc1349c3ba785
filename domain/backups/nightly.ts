import { DAY_MS, parisDay } from '../paris-day.ts';

/** Most people sleep, and the day of whoever writes late at night is over: about three in the morning in France. */
const BEGINS_MS = 3 * 60 * 60 * 1000;

/** The day whose night has come, as `2025-06-01`. (On the two nights when clocks change, an hour sooner or later.) */
export function nightOf(now: Date): string {
  return parisDay(new Date(now.getTime() - BEGINS_MS));
}

/**
 * Whether the backup of the last night is still to be made. A night that lies further ahead than clocks differ was
 * noted under a wrong clock, and holds nothing up.
 */
export function isNightDue(madeFor: string, now: Date): boolean {
  return madeFor < nightOf(now) || madeFor > nightOf(new Date(now.getTime() + DAY_MS));
}
