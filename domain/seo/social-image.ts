import { isLanguage } from '../languages.ts';
import { type PageMatch, pageList, type Screen } from '../pages.ts';

const ADDRESS = /^\/social\/([^/]+)\/([^/]+?)(?:\/([^/]+))?\.jpg$/;
/** What is for one person only is shown to nobody else. */
const UNSHARED: readonly Screen[] = ['Estimate'];

/** Where the image is that a shared link to a page shows; undefined for pages that are not shared. */
export function socialImagePath({ page, language, slug }: PageMatch): string | undefined {
  if (UNSHARED.includes(page.screen)) return undefined;
  const entry = slug === undefined ? '' : `/${encodeURIComponent(slug)}`;
  return `/social/${language}/${page.id}${entry}.jpg`;
}

/** The page that such an address belongs to. Whether its slug exists is another question. */
export function socialImageOf(pathname: string): PageMatch | undefined {
  const [, language, id, entry] = ADDRESS.exec(pathname) ?? [];
  const page = pageList.find((one) => one.id === id);
  if (!page || !isLanguage(language) || UNSHARED.includes(page.screen)) return undefined;
  const hasSlug = page[language].endsWith('{slug}');
  if (hasSlug !== (entry !== undefined)) return undefined;
  try {
    return { page, language, ...(entry !== undefined && { slug: decodeURIComponent(entry) }) };
  } catch {
    return undefined;
  }
}
