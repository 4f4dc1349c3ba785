import { parseCookie, stringifySetCookie } from 'cookie';
import { may } from '#domain/accounts/roles.ts';
import { cookieName } from '#domain/cookie-name.ts';
import { type Perspective, perspectiveText, readPerspective } from '#domain/publishing/perspective.ts';
import { PREVIEW_SECONDS, sitePath } from '#domain/publishing/preview.ts';
import { RequestError } from '#domain/request-error.ts';
import type { createAccountService } from '#server/accounts/account-service.ts';
import type { Database } from '#server/database/database.ts';
import { loadSecret } from '#server/database/secrets.ts';
import type { Log } from '#server/log.ts';
import type { PublicServices } from '#server/public-services.ts';
import { tokenHash } from '#server/tokens.ts';
import { publicationsOf } from '../publications/publication-reads.ts';
import { createPreviewCookies, type PreviewClaim, type PreviewCookies } from './preview-cookies.ts';
import { createPreviewLinks } from './preview-links.ts';

const COOKIE = 'preview';
const SECRET_NAME = 'preview-cookies';

/** What somebody sees in place of the published site. */
export interface Preview {
  perspective: Perspective;
  /** Of a publication; empty where it has none, and for other perspectives. */
  name: string;
  until: Date;
  /** By a link to share: the reader has no account. */
  byLink: boolean;
  /** For what shows the site; absent for calls, which show nothing of it. */
  services?: PublicServices;
}

interface Parts {
  database: Database;
  accounts: Pick<ReturnType<typeof createAccountService>, 'administrator' | 'mustEnrol'>;
  siteUrl: string;
  log: Log;
  now: () => Date;
}

/** Who sees the site in which perspective, and until when. */
export function createPreviews({ database, accounts, siteUrl, log, now }: Parts) {
  const links = createPreviewLinks(database, log, now);
  const name = cookieName(COOKIE, siteUrl);
  const sessionName = cookieName('session', siteUrl);
  let cookies: PreviewCookies | undefined;

  /** Reads the secret of the cookies: before that, none of them counts. */
  async function prepare(): Promise<PreviewCookies> {
    cookies ??= createPreviewCookies(await loadSecret(database, SECRET_NAME));
    return cookies;
  }

  function setCookie(value: string, maxAge: number): string {
    const secure = siteUrl.startsWith('https:');
    return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure, sameSite: 'lax' });
  }

  async function issue(claim: PreviewClaim): Promise<string> {
    const { write } = await prepare();
    return setCookie(write(claim), Math.ceil((claim.until - now().getTime()) / 1000));
  }

  const endFrom = (begun: Date) => begun.getTime() + PREVIEW_SECONDS * 1000;

  /** Throws for what cannot be previewed, or no longer: a moment that has come, a publication that does not wait. */
  async function nameOf(perspective: Perspective): Promise<string> {
    if (perspective.kind === 'at' && perspective.time <= now())
      throw new RequestError(422, 'This moment has passed.', { reason: 'publication-past' });
    if (perspective.kind !== 'publication') return '';
    const found = await publicationsOf(database.db)
      .where('id', '=', perspective.id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (!found) throw new RequestError(404, 'No such publication waits.', { reason: 'publication-unknown' });
    return found.name;
  }

  /** What can still be previewed, with its name; undefined for what has gone live, or will not. */
  async function seen(text: string): Promise<{ perspective: Perspective; name: string } | undefined> {
    const perspective = readPerspective(text);
    if (!perspective) return undefined;
    const name = await nameOf(perspective).catch((error: unknown) => {
      if (error instanceof RequestError) return undefined;
      throw error;
    });
    return name === undefined ? undefined : { perspective, name };
  }

  /** The perspective that a claim still gives, as text. */
  async function granted(claim: PreviewClaim, cookie: string): Promise<string | undefined> {
    if (claim.kind === 'link') return links.perspective(claim.link);
    const token = parseCookie(cookie)[sessionName];
    if (!token || tokenHash(token) !== claim.session) return undefined;
    const administrator = await accounts.administrator(token);
    if (!administrator || accounts.mustEnrol(administrator)) return undefined;
    return may(administrator, 'words') ? claim.perspective : undefined;
  }

  return {
    prepare,

    /** What a cookie header claims, if we have signed it and its time has not passed. Asks nobody. */
    claimIn(cookie: string | undefined): PreviewClaim | undefined {
      if (!cookie?.includes(COOKIE)) return undefined;
      const value = parseCookie(cookie)[name];
      const claim = value && cookies?.read(value);
      return claim && claim.until > now().getTime() ? claim : undefined;
    },

    /** The preview of a claim; undefined when its session or link has ended, or what it shows has gone live. */
    async open(claim: PreviewClaim, cookie: string): Promise<Preview | undefined> {
      const shown = await seen((await granted(claim, cookie)) ?? '');
      return shown && { ...shown, until: new Date(claim.until), byLink: claim.kind === 'link' };
    },

    /** The cookie with which an administrator sees this perspective, in this session alone. */
    async begin(perspective: Perspective, sessionToken: string): Promise<string> {
      await nameOf(perspective);
      return issue({
        kind: 'session',
        session: tokenHash(sessionToken),
        perspective: perspectiveText(perspective),
        until: endFrom(now()),
      });
    },

    /**
     * The cookie of somebody who opens a link, and where it leads. Undefined for an invalid link, for one
     * that has ended, and for one that has nothing left to show. A program that only asks for the head, as those
     * that check links in mails do, has not opened it.
     */
    async openLink(token: string, method = 'GET'): Promise<{ path: string; cookie: string } | undefined> {
      const link = await links.find(token);
      if (!link || !(await seen(link.perspective))) return undefined;
      if (method === 'GET') links.openings.count(link.id);
      const until = Math.min(endFrom(now()), Date.parse(link.expiresAt));
      return { path: sitePath(link.path), cookie: await issue({ kind: 'link', link: link.id, until }) };
    },

    /** Takes the cookie away. */
    leave: () => setCookie('', 0),

    links: {
      ...links,
      /** Whether a perspective has something to show: what has gone live or was withdrawn has not. */
      shows: async (perspective: string) => (await seen(perspective)) !== undefined,
      /** Throws for what cannot be previewed. */
      async create(
        made: Omit<Parameters<typeof links.create>[0], 'perspective'> & { perspective: Perspective },
      ) {
        await nameOf(made.perspective);
        return links.create({ ...made, perspective: perspectiveText(made.perspective) });
      },
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
