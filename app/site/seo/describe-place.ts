import type { SeoTexts } from '#domain/content/section-parts/seo-texts.ts';
import { findPage, type PageMatch, pathTo, type Screen } from '#domain/pages.ts';
import { pageName } from '#domain/seo/page-name.ts';
import { breadcrumbData, serviceData } from '#domain/seo/structured-data.ts';
import type { PageRequest } from '../page-request.ts';
import { managedTexts } from './managed-texts.ts';
import { addStructuredData } from './structured-data.ts';

/** Each of these is something one can order. */
const SERVICES: readonly Screen[] = [
  'ReactDevelopment',
  'NextjsApps',
  'MobileApps',
  'WordPress',
  'Ecommerce',
  'Hosting',
  'Maintenance',
  'ReactApps',
];

/** Tells search engines where a page stands, and what it offers. */
export async function describePlace(request: PageRequest, { title, description }: SeoTexts): Promise<void> {
  const { page, language, slug, services } = request;
  const url = services.siteUrl + pathTo(page.id, language, slug);
  const above = await Promise.all(
    placesAbove(request).map(async (place) => ({
      name: pageName((await managedTexts(services, place.page, language)).title),
      url: services.siteUrl + pathTo(place.page.id, language),
    })),
  );
  addStructuredData(request, ...breadcrumbData([...above, { name: pageName(title), url }]));
  if (SERVICES.includes(page.screen))
    addStructuredData(request, serviceData(services.siteUrl, { name: pageName(title), description, url }));
}

/** The pages whose addresses this one continues, from the home page on. */
function placesAbove({ page, language }: PageMatch): PageMatch[] {
  const home = pathTo('home', language);
  const parts = page[language].slice(home.length).split('/').filter(Boolean);
  const paths = parts
    .slice(0, -1)
    .map((_, index) => [home.replace(/\/$/, ''), ...parts.slice(0, index + 1)].join('/'));
  return (page.id === 'home' ? [] : [home, ...paths]).map(findPage).filter((place) => place !== undefined);
}
