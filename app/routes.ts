import { layout, type RouteConfig } from '@react-router/dev/routes';
import { languages } from '#domain/languages.ts';
import { feedPaths, notFoundRoute, pageById, pageList, type Screen } from '#domain/pages.ts';
import { redirects } from '#domain/redirects.ts';
import { adminApiRoutes, adminRoutes } from './admin/routes.ts';
import { apiRoutes } from './api/routes.ts';
import { dataRoutes } from './data/routes.ts';
import { exactRoute } from './exact-route.ts';
import { screenFolder } from './site/screen-folder.ts';

const pageRoutes = pageList.flatMap((page) =>
  languages.map((language) =>
    exactRoute(page[language].replace('{slug}', ':slug'), screenFile(page.screen), `${page.id}.${language}`),
  ),
);

/** The page of all parts is for us: it is not in the build. */
const designRoutes =
  process.env.NODE_ENV === 'production' ? [] : [exactRoute('design', 'design/route.tsx', 'design')];

/** Every address of the site. */
export default [
  layout('site/shell/layout.tsx', [
    ...pageRoutes,
    ...designRoutes,
    exactRoute('*', screenFile('NotFound'), notFoundRoute),
  ]),
  ...languages.map((language) =>
    exactRoute(
      `${pageById('estimate')[language].replace('{slug}', ':slug')}.pdf`,
      'site/screens/estimate/pdf.ts',
      `estimate.pdf.${language}`,
    ),
  ),
  ...languages.map((language) =>
    exactRoute(
      `${pageById('bookedAppointment')[language].replace('{slug}', ':slug')}.ics`,
      'site/screens/booked-appointment/calendar.ts',
      `appointment.calendar.${language}`,
    ),
  ),
  ...redirects.map(({ from }) => exactRoute(from, 'site/redirect.ts', `redirect:${from}`)),
  ...languages.flatMap((language) => adminRoutes(language)),
  ...adminApiRoutes,
  ...apiRoutes,
  ...dataRoutes,
  exactRoute('sitemap.xml', 'site/seo/sitemap.ts', 'sitemap'),
  exactRoute('robots.txt', 'site/seo/robots.ts', 'robots'),
  ...languages.map((language) => exactRoute(feedPaths[language], 'site/seo/feed.ts', `feed.${language}`)),
  exactRoute('social/*', 'site/seo/social-image.ts', 'social'),
  exactRoute('indexnow-key.txt', 'site/seo/index-now-key.ts', 'indexNowKey'),
  exactRoute('llms.txt', 'site/seo/llms.ts', 'llms'),
  exactRoute('.well-known/security.txt', 'site/seo/security.ts', 'security'),
] satisfies RouteConfig;

function screenFile(screen: Screen): string {
  return `site/screens/${screenFolder(screen)}/route.tsx`;
}
