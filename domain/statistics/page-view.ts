import { type Language, languages } from '../languages.ts';
import { findPage, notFoundPaths } from '../pages.ts';
import { parisDay } from '../paris-day.ts';

/** What is counted. It holds nothing by which a visitor could be recognised. */
export interface PageView {
  /** The day in French time, `2025-06-01`. */
  day: string;
  path: string;
  language: Language;
  /** The site that led here, `''` for none or our own. */
  referrer: string;
}

/** A name, not the number of a machine. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
const SLUG = /^[a-z0-9-]{1,120}$/;

/**
 * A view of one of our pages, or undefined for any other address. Query and anchor are left out. All lost pages of
 * a language are one: whatever was typed is not kept.
 */
export function pageView(
  sent: { path: string; referrer: string },
  siteUrl: string,
  now: Date,
): PageView | undefined {
  const match = sitePage(sent.path) ?? lostPage(sent.path);
  if (!match) return undefined;
  return {
    day: parisDay(now),
    ...match,
    referrer: referrerHost(sent.referrer, siteUrl),
  };
}

/** One of our pages, without query and anchor. Addresses with a secret in them are none, nor what is no name of an entry. */
export function sitePage(address: string): { path: string; language: Language } | undefined {
  const path = address.split(/[?#]/)[0] ?? '';
  const match = findPage(path);
  if (!match || (match.slug !== undefined && !SLUG.test(match.slug))) return undefined;
  return { path, language: match.language };
}

function lostPage(address: string): { path: string; language: Language } | undefined {
  const language = languages.find((one) => notFoundPaths[one] === address);
  return language && { path: notFoundPaths[language], language };
}

/** The site that led here, `''` for none or our own. */
export function referrerHost(referrer: string, siteUrl: string): string {
  if (!URL.canParse(referrer)) return '';
  const host = new URL(referrer).hostname.replace(/^www\./, '');
  const own = new URL(siteUrl).hostname.replace(/^www\./, '');
  return host === own || !HOST.test(host) ? '' : host;
}
