import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { actFrom } from '#server/audit/origin.ts';
import type { Services } from '#server/services.ts';

/** Who asks, as far as it matters: kept with counted login failures and in the audit log only. */
export interface Visitor {
  address: string;
}

/** The React application: answers web requests with the services of this server. */
export interface AppHandler {
  handle(request: Request, visitor: Visitor): Promise<Response>;
  /** In development: Vite's own files, before anything else. */
  middleware?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** The built application. Named in full, so that `scripts/build.ts` bundles it with the server. */
export async function loadBuiltApp(services: Services): Promise<AppHandler> {
  const build = await import('#build/server/index.js');
  const handle = createRequestHandler(build, 'production');
  return {
    handle: (request, visitor) =>
      actFrom(visitor.address, () => handle(request, contextWith(build, services, visitor))),
  };
}

/** The sources, rebuilt as they change and reloaded in the browser. */
export async function createDevelopmentApp(server: Server, services: Services): Promise<AppHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    middleware: vite.middlewares,
    async handle(request, visitor) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const handle = createRequestHandler(build, 'development');
      return actFrom(visitor.address, () => handle(request, contextWith(build, services, visitor)));
    },
  };
}

interface ContextKeys {
  servicesContext: RouterContext<Services>;
  visitorContext: RouterContext<Visitor>;
}

/**
 * The application made the context keys; taking them from the build, not from the source file, is
 * what makes both sides mean the same keys.
 */
function contextWith(build: ServerBuild, services: Services, visitor: Visitor): RouterContextProvider {
  const { servicesContext, visitorContext } = build.entry.module as unknown as ContextKeys;
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitorContext, visitor);
  return context;
}
