import { DAY_MS } from './paris-day.ts';

/** Further than this a clock that is right does not go on between two looks, unless the site stood still. */
const JUMP_MS = 7 * DAY_MS;
/** Looks are a day apart; a clock that is being set may make it a little less. */
const NEXT_DAY_MS = 20 * 60 * 60 * 1000;

/** What is remembered of the clock, as times in text; empty for never. */
export interface ClockWatch {
  /** When it was last believed. */
  seenAt: string;
  /** What it said when it was first doubted, as long as it is. */
  doubtedAt: string;
}

/**
 * Whether what is old by this clock may be removed for good, and what to remember. A clock that jumped ahead is
 * believed when it still says so on the next day. So is the first that is ever looked at: nothing is old yet.
 */
export function judgeClock(
  { seenAt, doubtedAt }: ClockWatch,
  now: Date,
): { isTrusted: boolean; watch: ClockWatch } {
  const at = now.toISOString();
  const since = (time: string) => now.getTime() - Date.parse(time);
  const agrees = since(doubtedAt) >= NEXT_DAY_MS && since(doubtedAt) <= JUMP_MS;
  if (since(seenAt) <= JUMP_MS || agrees) return { isTrusted: true, watch: { seenAt: at, doubtedAt: '' } };
  const isSameDoubt = since(doubtedAt) >= 0 && since(doubtedAt) <= JUMP_MS;
  return { isTrusted: false, watch: { seenAt, doubtedAt: isSameDoubt ? doubtedAt : at } };
}
