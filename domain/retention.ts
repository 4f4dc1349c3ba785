import type { LeadKind } from './leads/lead-kinds.ts';

/** How long we keep what visitors send, as the privacy policy says, in months. */
export const leadsKeptMonths: Record<LeadKind, number> = {
  contact: 36,
  chat: 36,
  application: 24,
  quote: 36,
  appointment: 36,
};
export const VIEWS_KEPT_MONTHS = 25;
/** Mail to the administrators that belongs to no lead. */
export const ALERTS_KEPT_MONTHS = 12;
/** Long enough to look into something found late, no longer: the log tells of persons. */
export const AUDIT_KEPT_MONTHS = 12;
/** How long what was deleted can be brought back. */
export const BIN_KEPT_DAYS = 90;
/** How long a link to a preview is listed after its end, with how often it was opened. */
export const PREVIEW_LINKS_KEPT_DAYS = 90;
/** So long may an open page, or work that was not saved yet, still name an image that was replaced. */
export const REPLACED_IMAGES_KEPT_DAYS = 30;
/** The copies before a migration hold what visitors wrote. */
export const SAFETY_COPIES_KEPT_DAYS = 30;

/** The same day and time so many months earlier; the last day of that month where it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return earlier;
}
