const PARIS = 'Europe/Paris';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{2}:\d{2})(?::\d{2})?$/;

/** A moment as a clock and a calendar in France show it: `2026-01-01` and `00:00`. */
export interface ParisClock {
  date: string;
  time: string;
}

/**
 * The moment at which clocks in France show this date and time. In autumn one hour comes twice: the first
 * counts. In spring one hour does not come at all: `skipped`.
 */
export function parisMoment(date: string, time: string): Date | 'skipped' | 'unreadable' {
  const [, minute] = TIME.exec(time) ?? [];
  if (!DATE.test(date) || !minute) return 'unreadable';
  const wanted = plainTime(`${date}T${minute}`);
  if (!wanted) return 'unreadable';
  const moment = wanted.toZonedDateTime(PARIS, { disambiguation: 'earlier' });
  return moment.toPlainDateTime().equals(wanted) ? new Date(moment.epochMilliseconds) : 'skipped';
}

/** Which of the two it is, where clocks in France show the time of this moment twice. */
export function repeatedHour(at: Date): 'first' | 'second' | undefined {
  const shown = inParis(at).toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => shown.toZonedDateTime(PARIS, { disambiguation }).epochMilliseconds,
  );
  if (first === second) return undefined;
  return first === at.getTime() ? 'first' : 'second';
}

export function parisClock(at: Date): ParisClock {
  const moment = inParis(at);
  return {
    date: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** When the day of this moment began in France. */
export function parisDayStart(at: Date): Date {
  return new Date(inParis(at).startOfDay().epochMilliseconds);
}

/** The moment at which the next day begins in France. */
export function nextParisDay(at: Date): Date {
  return new Date(inParis(at).add({ days: 1 }).startOfDay().epochMilliseconds);
}

function inParis(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(PARIS);
}

function plainTime(text: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
