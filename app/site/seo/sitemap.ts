import type { LoaderFunctionArgs } from 'react-router';
import { escapeHtml } from '#domain/escape-html.ts';
import { servicesOf } from '../../http/services.ts';
import { type IndexedAddress, indexedAddresses } from './indexed-addresses.ts';

/** Every indexable page with its other language, and when it changed where that is known. */
export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const addresses = await indexedAddresses(services);
  const urls = addresses.map((address) => {
    const day = address.changedAt?.slice(0, 10);
    return `<url><loc>${escapeHtml(services.siteUrl + address.path)}</loc>${day ? `<lastmod>${escapeHtml(day)}</lastmod>` : ''}${alternates(services.siteUrl, address, addresses)}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function alternates(siteUrl: string, { page, slug }: IndexedAddress, all: readonly IndexedAddress[]): string {
  const same = all.filter((other) => other.page === page && other.slug === slug);
  if (same.length < 2) return '';
  return same
    .map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrl + path)}"/>`,
    )
    .join('');
}
