import type { LoaderFunctionArgs } from 'react-router';
import { ownRedirectOf } from '#domain/own-redirects.ts';
import { permanentRedirect } from '../http/permanent-redirect.ts';
import { servicesOf } from '../http/services.ts';

/** Where the owner leads an address that nothing answers, for good; undefined where nobody has said, or nothing can be read. */
export async function ownRedirect(args: LoaderFunctionArgs): Promise<Response | undefined> {
  const { content, siteUrl, log } = servicesOf(args);
  // The query as it was sent: `url` is without what React Router takes for its own.
  const { search } = new URL(args.request.url);
  try {
    const target = await ownRedirectOf(content.section, { path: args.url.pathname, search, siteUrl });
    return target === undefined ? undefined : permanentRedirect(target);
  } catch (error) {
    log.error({ err: error }, 'former addresses cannot be read');
    return undefined;
  }
}
