import { DAY_MS } from '../paris-day.ts';
import { afterBusinessTime, beforeBusinessTime, businessTimeBetween } from './business-time.ts';
import type { LeadKind } from './lead-kinds.ts';

/** What the site promises: "Nous répondons sous 24 heures ouvrées". */
const PROMISED_MS = DAY_MS;

/**
 * The promise is made to whoever writes or asks for a quote, and to whoever asks to be called in place of a
 * meeting; a meeting has its own hour, and applicants were promised none.
 */
export const promisedKinds = ['contact', 'chat', 'quote'] as const satisfies readonly LeadKind[];

interface Promised {
  kind: LeadKind;
  /** To be called was asked for in place of a meeting. */
  isCall?: boolean | undefined;
  receivedAt: Date;
  answeredAt?: Date;
}

export interface AnswerClock {
  /** Until when the answer was promised. */
  dueAt: string;
  /** The time of business days that was left when it was answered, or is left now; below zero it is late. */
  left: number;
}

/** The clock of a message: it stands still at the first answer. Undefined where nothing was promised. */
export function answerClock(
  { kind, isCall = false, receivedAt, answeredAt }: Promised,
  now: Date,
): AnswerClock | undefined {
  if (!isCall && !promisedKinds.some((promised) => promised === kind)) return undefined;
  return {
    dueAt: afterBusinessTime(receivedAt, PROMISED_MS).toISOString(),
    left: PROMISED_MS - businessTimeBetween(receivedAt, answeredAt ?? now),
  };
}

/** What came in before this moment and has no answer is late now. */
export function lateBefore(now: Date): Date {
  return beforeBusinessTime(now, PROMISED_MS);
}
