import { adminPaths, findPage, type Page } from '#domain/pages.ts';

const PLAIN_PATH = /^\/$|^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;
const PRIVATE_PREFIXES = [...Object.values(adminPaths), '/api'];
/** Only our own cookie makes an answer personal. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=/;
/** React Router asks for the data of a page at its path with this ending, and for that of / at /_.data. */
const DATA_ENDING = /(?<=^\/)_\.data$|\.data$/;

/**
 * The address under which an answer may be kept, or undefined when it must be made for this request
 * alone. Nothing a client can invent becomes part of a key: other spellings of a path, hosts,
 * cookies, and query strings other than the variants that the page itself names.
 */
export function cacheKey(
  method: string,
  path: string,
  search: string,
  hasSession: boolean,
): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || hasSession || !PLAIN_PATH.test(path)) return undefined;
  if (isPrivatePath(path)) return undefined;
  if (search === '' || isIgnored(path, search)) return path;
  return pageAt(path)?.variants?.includes(search) ? path + search : undefined;
}

/** The back office and its calls. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_PREFIXES.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`),
  );
}

export function hasSessionCookie(cookie: string | undefined): boolean {
  return cookie !== undefined && SESSION_COOKIE.test(cookie);
}

function isIgnored(path: string, search: string): boolean {
  const page = pageAt(path);
  if (!page) return false;
  const read = DATA_ENDING.test(path) ? ['_routes', ...(page.queries ?? [])] : (page.queries ?? []);
  const parameters = new URLSearchParams(search);
  return !read.some((name) => parameters.has(name));
}

function pageAt(path: string): Page | undefined {
  return findPage(path.replace(DATA_ENDING, ''))?.page;
}
