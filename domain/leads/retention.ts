import type { LeadKind } from './lead-kinds.ts';

/** How long we keep what visitors send, as the privacy policy says, in months. */
export const keptMonths: Record<LeadKind, number> = {
  contact: 36,
  chat: 36,
  application: 24,
  quote: 36,
};
export const VIEWS_KEPT_MONTHS = 25;
/** Mail to the administrators that belongs to no lead. */
export const ALERTS_KEPT_MONTHS = 12;

/** The same day and time so many months earlier; the last day of that month where it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return earlier;
}
