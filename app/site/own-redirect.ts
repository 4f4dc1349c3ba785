import type { LoaderFunctionArgs } from 'react-router';
import { ownRedirectOf } from '#domain/own-redirects.ts';
import { permanentRedirect } from '../http/permanent-redirect.ts';
import { servicesOf } from '../http/services.ts';

/** Where the owner leads an address that nothing answers, for good; undefined where nobody has said. */
export async function ownRedirect(args: LoaderFunctionArgs): Promise<Response | undefined> {
  const { content, siteUrl } = servicesOf(args);
  // The query as it was sent: `url` is without what React Router takes for its own.
  const { search } = new URL(args.request.url);
  const target = await ownRedirectOf(content.section, { path: args.url.pathname, search, siteUrl });
  return target === undefined ? undefined : permanentRedirect(target);
}
