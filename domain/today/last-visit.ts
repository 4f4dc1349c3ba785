import { DAY_MS } from '../paris-day.ts';

/** One administrator at the first screen: what came in after `since` is new to them. */
export interface Visit {
  /** Undefined at the first visit. */
  since: Date | undefined;
  /** When they last looked. */
  seenAt: Date;
}

/** Who looks again within this time is still there: what was new stays so. */
const PAUSE_MS = 30 * 60_000;
const FIRST_VISIT_DAYS = 7;

/** The visit that somebody makes by looking now. */
export function visitAt(known: Visit | undefined, now: Date): Visit {
  if (!known) return { since: undefined, seenAt: now };
  const away = now.getTime() - known.seenAt.getTime();
  if (away < 0) return known;
  return { since: away > PAUSE_MS ? known.seenAt : known.since, seenAt: now };
}

/** From when on things are shown as new; whoever is here for the first time sees a few days. */
export function newSince({ since }: Visit, now: Date): Date {
  return since ?? new Date(now.getTime() - FIRST_VISIT_DAYS * DAY_MS);
}
