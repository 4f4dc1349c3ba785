import type { SeoTexts } from '#domain/content/seo-texts.ts';
import { canonicalPath, hasAlternates, pathTo } from '#domain/pages.ts';
import { languagesOf } from '../alternates.ts';
import type { PageRequest } from '../page-request.ts';

/** All that stands in the head of a page for search engines. */
export interface PageHead extends SeoTexts {
  canonical?: string;
  alternates: { language: string; href: string }[];
  noindex: boolean;
  /** What a shared link shows, for pages that are shared. */
  shared?: { title: string; description: string; image?: string };
}

export async function pageHead(request: PageRequest, texts: SeoTexts): Promise<PageHead> {
  const { page, services } = request;
  return {
    ...texts,
    canonical: services.siteUrl + canonicalPath(request),
    alternates: hasAlternates(page) ? await alternateLinks(request) : [],
    noindex: page.indexed === false,
  };
}

/** Links between the two languages, with French for everybody else. Only pages that exist in both have them. */
async function alternateLinks(request: PageRequest): Promise<PageHead['alternates']> {
  const { page, slug, services } = request;
  const available = await languagesOf(request, services);
  if (available.length < 2) return [];
  const href = (language: 'fr' | 'en') => services.siteUrl + pathTo(page.id, language, slug);
  return [
    ...available.map((language) => ({ language, href: href(language) })),
    { language: 'x-default', href: href('fr') },
  ];
}
