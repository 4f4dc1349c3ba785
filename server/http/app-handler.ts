import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type Language, languageOf } from '#domain/languages.ts';
import { ownRedirectOf } from '#domain/own-redirects.ts';
import { findPage, notFoundRoute } from '#domain/pages.ts';
import type { Preview } from '#server/publishing/previews/previews.ts';
import type { Services } from '#server/services.ts';
import { isPrivatePath, pagePathOf } from './cache/cache-key.ts';
import { isForReading, outageOf, outageResponse } from './outage-page.ts';

/** Who asks, as far as it matters: kept with counted login failures and in the audit log only. */
export interface Visitor {
  address: string;
}

/** The React application: answers web requests with the services of this server. */
export interface AppHandler {
  /** What nobody previews is what is published. */
  handle(request: Request, visitor: Visitor, preview?: Preview): Promise<Response>;
  /** Whether this path leads to the page for unknown addresses, and not on to another. */
  isUnknown(path: string): Promise<boolean>;
  /** In development: Vite's own files, before anything else. */
  middleware?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** The built application. Named in full, so that `scripts/build.ts` bundles it with the server. */
export async function loadBuiltApp(services: Services): Promise<AppHandler> {
  const build = await import('#build/server/index.js');
  const handle = createRequestHandler(build, 'production');
  return {
    isUnknown: unknownPaths(build, services),
    async handle(request, visitor, preview) {
      const context = contextWith(build, services, visitor);
      try {
        if (preview) await setPreview(build, context, request, services, preview);
      } catch (error) {
        const outage = outageOf(error, request.method);
        if (!outage) throw error;
        return outageResponse(outage, readerOf(request));
      }
      const response = await handle(request, context);
      if (response.status < 500) return response;
      const outage = outageOf(context.get(keysOf(build).failureContext), request.method);
      return outage ? outageResponse(outage, readerOf(request)) : response;
    },
  };
}

/** The sources, rebuilt as they change and reloaded in the browser. */
export async function createDevelopmentApp(server: Server, services: Services): Promise<AppHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    middleware: vite.middlewares,
    isUnknown: async () => false,
    async handle(request, visitor, preview) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const handle = createRequestHandler(build, 'development');
      const context = contextWith(build, services, visitor);
      if (preview) await setPreview(build, context, request, services, preview);
      return handle(request, context);
    },
  };
}

/** The language of the page that somebody wants to read; undefined for a program. */
function readerOf({ url, headers }: Request): Language | undefined {
  return isForReading(headers.get('accept')) ? languageOf(new URL(url).pathname) : undefined;
}

/** Where pages ask React Router for the routes of their links; it answers before it looks at the routes. */
const MANIFEST_PATH = '/__manifest';

/** Asks the router's own table of routes, then the former addresses that the owner leads on. */
function unknownPaths({ routes }: ServerBuild, { content, siteUrl }: Services): AppHandler['isUnknown'] {
  const table = childrenOf(routes, undefined);
  return async (path) => {
    const page = pagePathOf(path);
    if (findPage(page) || path === MANIFEST_PATH) return false;
    if (matchRoutes(table, page)?.at(-1)?.route.id !== notFoundRoute) return false;
    // Where the words cannot be read there is no page for unknown addresses either: it says so.
    const target = ownRedirectOf(content.section, { path: page, search: '', siteUrl });
    return (await target.catch(() => undefined)) === undefined;
  };
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, caseSensitive }) => ({ id, path, caseSensitive, children: childrenOf(routes, id) }));
}

interface ContextKeys {
  servicesContext: RouterContext<Services>;
  visitorContext: RouterContext<Visitor>;
  previewContext: RouterContext<Preview | null>;
  /** What made the response fail, where something did. */
  failureContext: RouterContext<unknown>;
}

/**
 * The application made the context keys; taking them from the build, not from the source file, is
 * what makes both sides mean the same keys.
 */
function keysOf(build: ServerBuild): ContextKeys {
  return build.entry.module as unknown as ContextKeys;
}

function contextWith(build: ServerBuild, services: Services, visitor: Visitor): RouterContextProvider {
  const { servicesContext, visitorContext } = keysOf(build);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitorContext, visitor);
  return context;
}

/** What shows the site shows it in the perspective; calls only hear that it is a preview. */
async function setPreview(
  build: ServerBuild,
  context: RouterContextProvider,
  { url }: Request,
  services: Services,
  preview: Preview,
): Promise<void> {
  const shown = isPrivatePath(new URL(url).pathname)
    ? undefined
    : await services.servicesFor(preview.perspective, services);
  context.set(keysOf(build).previewContext, { ...preview, services: shown });
}
