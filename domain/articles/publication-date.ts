import type { ArticleSummary } from './article-list.ts';

/**
 * An article is online from the beginning of its day in France; one that is online under its date already (a
 * shipped one too, whatever its date) stays online as long as that date is kept.
 */
export function isOnline(article: Dated, today: string, onlineDate?: string): boolean {
  return article.status === 'published' && hasCome(article.publishedAt, today, onlineDate);
}

/** Visible on the site, but not before its day. */
export function isScheduled(article: Dated, today: string, onlineDate?: string): boolean {
  return article.status === 'published' && !hasCome(article.publishedAt, today, onlineDate);
}

/** For whoever looks at articles whenever they appear: no date is later. */
export const ANY_DAY = '9999-12-31';

type Dated = Pick<ArticleSummary, 'status' | 'publishedAt'>;

const DAY = /^\d{4}-\d{2}-\d{2}/;
/** A year of more than four digits: a slip of whoever typed it, and certainly not past. */
const FAR_DAY = /^\+?\d{5,6}-\d{2}-\d{2}/;

/** A text that is not a date counts as past. Days are compared as texts: their order is that of time, and clock changes do not matter. */
function hasCome(date: string, today: string, onlineDate?: string): boolean {
  if (FAR_DAY.test(date)) return today === ANY_DAY || date === onlineDate;
  const [day] = DAY.exec(date) ?? [];
  return (
    day === undefined ||
    Number.isNaN(Date.parse(day)) ||
    day <= today ||
    day === onlineDate?.slice(0, day.length)
  );
}
