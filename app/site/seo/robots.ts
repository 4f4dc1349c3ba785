import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../http/services.ts';

/** The back office is not named here: its pages carry noindex themselves. */
export function loader(args: LoaderFunctionArgs) {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${servicesOf(args).siteUrl}/sitemap.xml\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
