import type { LoaderFunctionArgs } from 'react-router';
import { escapeHtml } from '#domain/escape-html.ts';
import { languages } from '#domain/languages.ts';
import { servicesOf } from '../../http/services.ts';
import { type IndexedAddress, indexedAddresses } from './indexed-addresses.ts';

/** Every indexable page with its other language, and when it changed where that is known. */
export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const addresses = await indexedAddresses(services);
  const urls = addresses.map((address) => {
    const day = address.changedAt?.slice(0, 10);
    return `<url><loc>${escapeHtml(services.siteUrl + address.path)}</loc>${day ? `<lastmod>${escapeHtml(day)}</lastmod>` : ''}${alternateLinks(services.siteUrl, address)}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function alternateLinks(siteUrl: string, { alternates }: IndexedAddress): string {
  if (!alternates) return '';
  return languages
    .map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrl + alternates[language])}"/>`,
    )
    .join('');
}
