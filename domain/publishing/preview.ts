import { type Language, languageOf } from '../languages.ts';
import { findPage, pathTo } from '../pages.ts';

/** A preview that never ends makes people believe that drafts are live. */
export const PREVIEW_SECONDS = 2 * 60 * 60;
/** How long a link can be opened, where nobody says otherwise; and at most. */
export const PREVIEW_LINK_DAYS = 14;
export const PREVIEW_LINK_MAX_DAYS = 90;

/** Before the token of a link to share. */
export const previewLinkPaths = {
  fr: '/apercu/',
  en: '/en/preview/',
} as const satisfies Record<Language, string>;

/** Whether this is the address of a link to share, of whatever token. */
export function isPreviewLink(path: string): boolean {
  return path.startsWith(previewLinkPaths[languageOf(path)]);
}

const SITE_PATH = /^\/[\w.~%+/-]*(?:\?[\w.~%=&+*-]*)?$/;
const SLUG = /^[\w-]+$/;

/** Whether a preview may begin there: a page of the public site, and never an address elsewhere. */
export function isSitePath(text: string): boolean {
  if (!SITE_PATH.test(text)) return false;
  const [path = ''] = text.split('?');
  const found = findPage(path);
  return found !== undefined && (found.slug === undefined || SLUG.test(found.slug));
}

/** Where to lead somebody who asks for this path: home where it is none of the site. */
export function sitePath(text: string): string {
  return isSitePath(text) ? text : pathTo('home', languageOf(text));
}
