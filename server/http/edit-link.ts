import type { IncomingMessage } from 'node:http';
import { cookieName } from '#domain/cookie-name.ts';
import { adminPaths } from '#domain/pages.ts';
import type { StoredResponse } from './cache/stored-response.ts';

/** An element of no other use: React passes over it when it takes the page over. Its link reads where it is used. */
const LINK = `<edit-link lang="fr" style="position:fixed;z-index:35;left:1rem;bottom:1rem"><a href="${adminPaths.fr}/edit" style="display:block;padding:.6rem 1rem;border-radius:999px;background:#22313a;color:#fff;font-weight:600;font-size:.9rem;text-decoration:none;box-shadow:0 2px 10px #0006">Modifier cette page</a></edit-link>`;

const PUBLIC = /^public, /;

/**
 * « Modifier cette page » on public pages, for whoever has a session cookie. Whether that still counts is asked by
 * the editor it leads to: visitors' pages, and what is kept for them, stay as they are.
 */
export function createEditLink(siteUrl: string) {
  const session = `${cookieName('session', siteUrl)}=`;
  const pages = new WeakMap<StoredResponse, StoredResponse>();

  return (page: StoredResponse, { headers }: Pick<IncomingMessage, 'headers'>): StoredResponse => {
    if (!headers.cookie?.includes(session) || !isHtml(page)) return page;
    const linked = pages.get(page) ?? withLink(page);
    pages.set(page, linked);
    return linked;
  };
}

function withLink(page: StoredResponse): StoredResponse {
  const etag = page.etag.replace(/"$/, '-edit"');
  const body = page.body.toString().replace(/<body[^>]*>/, (start) => start + LINK);
  const headers = page.headers.map((value) =>
    value === page.etag ? etag : value.replace(PUBLIC, 'private, '),
  );
  return { ...page, etag, headers, body: Buffer.from(body), variants: {}, kept: false, finest: false };
}

function isHtml({ headers }: StoredResponse): boolean {
  return headers.some((value, index) => index % 2 === 1 && value.startsWith('text/html'));
}
