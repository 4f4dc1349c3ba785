import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { may } from '#domain/accounts/roles.ts';
import { cookieName } from '#domain/cookie-name.ts';
import { adminPaths } from '#domain/pages.ts';
import type { createAccountService } from '#server/accounts/account-service.ts';
import { storageFault } from '#server/database/storage-fault.ts';
import type { StoredResponse } from './cache/stored-response.ts';

/** An element of no other use: React passes over it when it takes the page over. Its link reads where it is used. */
const LINK = `<edit-link lang="fr" style="position:fixed;z-index:35;left:1rem;bottom:1rem"><a href="${adminPaths.fr}/edit" style="display:block;padding:.6rem 1rem;border-radius:999px;background:#22313a;color:#fff;font-weight:600;font-size:.9rem;text-decoration:none;box-shadow:0 2px 10px #0006">Modifier cette page</a></edit-link>`;

const PUBLIC = /^public, /;

type Request = Pick<IncomingMessage, 'headers'>;

interface Parts {
  siteUrl: string;
  accounts: Pick<ReturnType<typeof createAccountService>, 'administrator' | 'mustEnrol'>;
}

/**
 * « Modifier cette page » on public pages, for whoever may write words. Visitors' pages, and what is kept for
 * them, stay as they are.
 */
export function createEditLink({ siteUrl, accounts }: Parts) {
  const name = cookieName('session', siteUrl);
  const pages = new WeakMap<StoredResponse, StoredResponse>();

  /** Whether somebody may be signed in. Asks nobody: without it, the request is a visitor's. */
  const isClaimed = ({ headers }: Request): boolean => headers.cookie?.includes(`${name}=`) === true;

  /** Without the database nobody can tell: the page goes out as visitors see it. */
  async function mayWrite({ headers }: Request): Promise<boolean> {
    const token = parseCookie(headers.cookie ?? '')[name];
    const administrator = await accounts.administrator(token ?? '').catch((error: unknown) => {
      if (!storageFault(error)) throw error;
      return undefined;
    });
    return administrator !== undefined && !accounts.mustEnrol(administrator) && may(administrator, 'words');
  }

  return {
    isClaimed,

    async add(page: StoredResponse, request: Request): Promise<StoredResponse> {
      if (!isClaimed(request) || !isHtml(page) || !(await mayWrite(request))) return page;
      const linked = pages.get(page) ?? withLink(page);
      pages.set(page, linked);
      return linked;
    },
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
