import { languageOf } from '#domain/languages.ts';
import { adminPaths, findPage, notFoundPaths, type Page } from '#domain/pages.ts';
import { isPreviewLink, previewLinkPaths } from '#domain/publishing/preview.ts';

const PLAIN_PATH = /^\/$|^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;
const ADMIN_PREFIXES = Object.values(adminPaths);
const PRIVATE_PREFIXES = [...ADMIN_PREFIXES, '/api'];
/** React Router asks for the data of a page at its path with this ending, after a slash with the longer one. */
const DATA_ENDING = /(?<=\/)_\.data$|\.data$/;

/**
 * The address under which a response may be kept, or undefined when it must be made for this request
 * alone. Nothing a client can invent becomes part of a key, or goes round one: other spellings of a
 * path, hosts, cookies, and query strings other than the variants that the page itself names. No public
 * page reads the session, so its cookie is no exception. A preview cookie goes round it, which only we can
 * sign (server/publishing/previews/preview-cookies.ts).
 */
export function cacheKey(method: string, path: string, search: string): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_PATH.test(path)) return undefined;
  if (isPrivatePath(path)) return undefined;
  if (search === '' || isIgnored(path, search)) return path;
  return pageAt(path)?.variants?.includes(search) ? path + search : undefined;
}

/**
 * The address under which the response to an unknown one is kept: the page says nothing of the address,
 * so one for each language does for all, and one for all links to share that open nothing. Undefined for
 * a part of its data alone.
 */
export function notFoundKey(path: string, search: string): string | undefined {
  const language = languageOf(path);
  const page = isPreviewLink(path) ? `${previewLinkPaths[language]}404` : notFoundPaths[language];
  if (!DATA_ENDING.test(path)) return page;
  return new URLSearchParams(search).has('_routes') ? undefined : `${page}.data`;
}

/** The back office and its calls. */
export function isPrivatePath(path: string): boolean {
  return isBelow(PRIVATE_PREFIXES, path);
}

/** The screens of the back office. */
export function isAdminPath(path: string): boolean {
  return isBelow(ADMIN_PREFIXES, path);
}

function isBelow(prefixes: readonly string[], path: string): boolean {
  return prefixes.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`),
  );
}

function isIgnored(path: string, search: string): boolean {
  const page = pageAt(path);
  if (!page) return false;
  const read = DATA_ENDING.test(path) ? ['_routes', ...(page.queries ?? [])] : (page.queries ?? []);
  const parameters = new URLSearchParams(search);
  return !read.some((name) => parameters.has(name));
}

function pageAt(path: string): Page | undefined {
  return findPage(pagePathOf(path))?.page;
}

/** The path of the page whose data is asked for; a page's own path as it is. */
export function pagePathOf(path: string): string {
  return path.replace(DATA_ENDING, '');
}
