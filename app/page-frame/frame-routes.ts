import type { LoaderFunction, RouteObject } from 'react-router';
import { findPage, pageById } from '#domain/pages.ts';
import type { ArticleViewProps } from '../site/screens/article/view.tsx';
import type { LiveServices } from './live-services.ts';

const article = pageById('article');
const articlePaths = [article.fr, article.en].map((path) => path.replace('{slug}', ':slug'));

/** The routes of the site as the page beside an editor needs them. */
export function frameRoutes(routes: readonly RouteObject[], live: LiveServices): RouteObject[] {
  // On the site a page keeps what it was told; here it may have been written in meanwhile.
  return routes.map(({ shouldRevalidate: _, children, loader, ...route }) => {
    const marks = articlePaths.includes(route.path ?? '') && typeof loader === 'function';
    return {
      ...route,
      loader: marks ? markedArticle(loader, live) : loader,
      ...(children && { children: frameRoutes(children, live) }),
    } as RouteObject;
  });
}

/** After the loader: it compares tags and categories with those of other articles. */
function markedArticle(loader: LoaderFunction, { articlePage }: LiveServices): LoaderFunction {
  return async (args, context) => {
    const page = (await loader(args, context)) as Pick<ArticleViewProps, 'article' | 'body' | 'page'>;
    const { language, slug } = findPage(new URL(args.request.url).pathname) ?? {};
    return language && slug ? articlePage(page, language, slug) : page;
  };
}

const collections = { Article: 'articles', CaseStudyDetail: 'case-studies' } as const;

/** Where the article or case study of a page is edited, below the address of the back office. */
export function entryEditor(
  path: string,
  loaderData: object,
  { writtenAt }: LiveServices,
): string | undefined {
  const { page, language, slug = '' } = findPage(path) ?? {};
  const screen = page?.screen as keyof typeof collections;
  if (!language || !Object.hasOwn(collections, screen)) return undefined;
  const collection = collections[screen];
  const loaded = Object.values(loaderData).find((data) => data?.article ?? data?.study);
  const { id } = loaded?.article ?? loaded?.study ?? {};
  return writtenAt(collection, language, slug)?.editor ?? (id && `${collection}/${id}`);
}
