import type { Language } from '../languages.ts';
import { adminPaths } from '../pages.ts';

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

const SEGMENT = '[\\w.~%+-]+';
const SITE_PATH = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?(?:\\?[\\w.~%=&+*-]*)?$`);
const OUTSIDE = [...Object.values(adminPaths), '/api'];

/** Whether a preview may begin there: a path of the public site, and never an address elsewhere. */
export function isSitePath(text: string): boolean {
  const [path = ''] = text.split('?');
  return (
    SITE_PATH.test(text) && !OUTSIDE.some((outside) => path === outside || path.startsWith(`${outside}/`))
  );
}
