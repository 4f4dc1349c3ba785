import type { Language } from './languages.ts';
import { findPage, pathTo } from './pages.ts';

/**
 * A managed address as it must stand on a page of the given language: `/contact` becomes
 * `/en/contact` on English pages. Addresses that are not pages of ours stay as they are.
 */
export function localisedHref(href: string, language: Language): string {
  const [, pathname = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? [];
  const match = pathname ? findPage(pathname) : undefined;
  return match ? pathTo(match.page.id, language, match.slug) + rest : href;
}
