import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '#domain/languages.ts';
import { feedPaths, notFoundRoute, pageById, pageList, type Screen } from '#domain/pages.ts';
import { redirects } from '#domain/redirects.ts';
import { adminApiRoutes, adminRoutes } from './admin/routes.ts';
import { apiRoutes } from './api/routes.ts';
import { dataRoutes } from './data/routes.ts';
import { screenFolder } from './site/screen-folder.ts';

const exact = (path: string, file: string, id: string, children: RouteConfigEntry[] = []) =>
  route(path.replace(/^\//, ''), file, { id, caseSensitive: true }, children);

const pageRoutes = pageList.flatMap((page) =>
  languages.map((language) =>
    exact(page[language].replace('{slug}', ':slug'), screenFile(page.screen), `${page.id}.${language}`),
  ),
);

/** The page of all parts is for us: it is not in the build. */
const designRoutes =
  process.env.NODE_ENV === 'production' ? [] : [exact('design', 'design/route.tsx', 'design')];

/** Every address of the site. */
export default [
  layout('site/shell/layout.tsx', [
    ...pageRoutes,
    ...designRoutes,
    exact('*', screenFile('NotFound'), notFoundRoute),
  ]),
  ...languages.map((language) =>
    exact(
      `${pageById('estimate')[language].replace('{slug}', ':slug')}.pdf`,
      'site/screens/estimate/pdf.ts',
      `estimate.pdf.${language}`,
    ),
  ),
  ...redirects.map(({ from }) => exact(from, 'site/redirect.ts', `redirect:${from}`)),
  ...languages.flatMap((language) => adminRoutes(language, exact)),
  ...adminApiRoutes(exact),
  ...apiRoutes(exact),
  ...dataRoutes(exact),
  exact('sitemap.xml', 'site/seo/sitemap.ts', 'sitemap'),
  exact('robots.txt', 'site/seo/robots.ts', 'robots'),
  ...languages.map((language) => exact(feedPaths[language], 'site/seo/feed.ts', `feed.${language}`)),
  exact('social/*', 'site/seo/social-image.ts', 'social'),
  exact('indexnow-key.txt', 'site/seo/index-now-key.ts', 'indexNowKey'),
  exact('llms.txt', 'site/seo/llms.ts', 'llms'),
  exact('.well-known/security.txt', 'site/seo/security.ts', 'security'),
] satisfies RouteConfig;

function screenFile(screen: Screen): string {
  return `site/screens/${screenFolder(screen)}/route.tsx`;
}
