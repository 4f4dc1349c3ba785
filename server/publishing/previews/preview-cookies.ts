import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview cookie says. It counts until then, and only while its session or its link does. */
export type PreviewClaim =
  /** An administrator's: for the session with this hash alone. */
  | { kind: 'session'; session: string; perspective: string; until: number }
  /** That of somebody who opened a link to share, which says the perspective. */
  | { kind: 'link'; link: string; until: number };

/** Writes and reads the values of preview cookies: the claim, and its signature. */
export function createPreviewCookies(secret: string) {
  const signature = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    write(claim: PreviewClaim): string {
      const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
      return `${text}.${signature(text)}`;
    },

    /** Undefined for anything that we have not written: nothing of it is read before its signature is right. */
    read(value: string): PreviewClaim | undefined {
      const dot = value.indexOf('.');
      if (dot < 0) return undefined;
      const text = value.slice(0, dot);
      // Compared as texts: several ones can stand for the same bytes.
      const given = Buffer.from(value.slice(dot + 1));
      const expected = Buffer.from(signature(text));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as PreviewClaim;
    },
  };
}

export type PreviewCookies = ReturnType<typeof createPreviewCookies>;
