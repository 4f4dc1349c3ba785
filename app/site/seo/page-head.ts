import type { SeoTexts } from '#domain/content/section-parts/seo-texts.ts';
import { type Language, languages } from '#domain/languages.ts';
import { canonicalPath, feedPaths, hasAlternates, isIndexable } from '#domain/pages.ts';
import { pageName } from '#domain/seo/page-name.ts';
import { socialImagePath } from '#domain/seo/social-image.ts';
import { pathsOf } from '../alternates.ts';
import type { PageRequest } from '../page-request.ts';
import { describePlace } from './describe-place.ts';
import { feedTitle } from './feed-title.ts';

interface SharedLink {
  name: string;
  /** Without words about it, the image is the name of the page as lettering. */
  image: { url: string; alt?: string };
  /** The days of an article. */
  article?: { publishedAt: string; changedAt: string };
}

/** All that stands in the head of a page for search engines. */
export interface PageHead extends SeoTexts {
  canonical?: string;
  alternates: { language: string; href: string }[];
  noindex: boolean;
  /** Where feed readers find the articles, on the page that lists them. */
  feed?: { title: string; path: string };
  /** What a shared link shows, for pages that are shared. */
  shared?: SharedLink;
}

/** `name` is what a shared link calls the page: for an entry, its own title. */
export async function pageHead(
  request: PageRequest,
  texts: SeoTexts,
  name = pageName(texts.title),
): Promise<PageHead> {
  const { page, language, services } = request;
  if (isIndexable(page)) await describePlace(request, texts);
  return {
    ...texts,
    canonical: services.siteUrl + canonicalPath(request),
    alternates: hasAlternates(page) ? await alternateLinks(request) : [],
    noindex: page.indexed === false,
    ...sharedPart(request, name),
    ...(page.id === 'blog' && {
      feed: { title: await feedTitle(services, language), path: feedPaths[language] },
    }),
  };
}

function sharedPart(request: PageRequest, name: string): Pick<PageHead, 'shared'> {
  const path = socialImagePath(request);
  return path ? { shared: { name, image: { url: request.services.siteUrl + path } } } : {};
}

/** Links between the two languages, with French for everybody else. Only pages that exist in both have them. */
async function alternateLinks(request: PageRequest): Promise<PageHead['alternates']> {
  const { services } = request;
  const paths = await pathsOf(request, services);
  if (!paths) return [];
  const href = (language: Language) => services.siteUrl + paths[language];
  return [
    ...languages.map((language) => ({ language, href: href(language) })),
    { language: 'x-default', href: href('fr') },
  ];
}
