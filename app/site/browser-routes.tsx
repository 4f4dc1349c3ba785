import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  type RouteObject,
  useHref,
  useLocation,
  useRouteError,
} from 'react-router';
import { languageOf, languages } from '#domain/languages.ts';
import { pageList, pathTo, type Screen } from '#domain/pages.ts';
import { redirects } from '#domain/redirects.ts';
import { FailurePage } from '../failure-page.tsx';
import { networkFailure } from './forms/network-failure.ts';
import { loader as redirectLoader } from './redirect.ts';
import { screenFolder } from './screen-folder.ts';
import SiteLayout, * as layout from './shell/layout.tsx';

interface ScreenModule extends Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  default: NonNullable<RouteObject['Component']>;
}

const modules = import.meta.glob<ScreenModule>('./screens/*/route.tsx', { eager: true });

/** An estimate is made by the server and a meeting is kept by it: their pages live there. */
const SERVER_ONLY: readonly Screen[] = ['Estimate', 'BookedAppointment'];

/**
 * The public addresses of the site, each drawn by the screen that draws it on the site, with loaders that run in
 * the browser: for the exported file, and for the page beside an editor.
 */
export const browserRoutes: RouteObject[] = [
  {
    Component: Document,
    ErrorBoundary: Failure,
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteLayout,
        loader: layout.loader,
        shouldRevalidate: layout.shouldRevalidate,
        children: [
          ...pageList
            .filter(({ screen }) => !SERVER_ONLY.includes(screen))
            .flatMap((page) =>
              languages.map((language) => ({
                path: page[language].replace('{slug}', ':slug'),
                ...screenRoute(page.screen),
              })),
            ),
          { path: '*', ...screenRoute('NotFound') },
        ],
      },
      ...redirects.map(({ from }) => ({ path: from, loader: redirectLoader })),
    ],
  },
];

function screenRoute(screen: Screen): RouteObject {
  const module = modules[`./screens/${screenFolder(screen)}/route.tsx`];
  if (!module) throw new Error(`There is no screen ${screen}.`);
  const { default: Component, loader, shouldRevalidate } = module;
  // What a page sends through the router fails as it does on the site when nothing answers.
  return {
    Component,
    loader,
    shouldRevalidate,
    action: ({ request }) => networkFailure(request),
    caseSensitive: true,
  };
}

function Document() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.lang = languageOf(pathname);
  }, [pathname]);
  return <Outlet />;
}

function Failure() {
  const error = useRouteError();
  const language = languageOf(useLocation().pathname);
  const home = useHref(pathTo('home', language));
  return (
    <FailurePage
      language={language}
      status={isRouteErrorResponse(error) ? error.status : undefined}
      home={home}
    />
  );
}
