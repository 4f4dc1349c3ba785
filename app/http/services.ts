import { createContext, type RouterContextProvider } from 'react-router';
import type { Visitor } from '#server/http/app-handler.ts';
import type { PublicServices } from '#server/public-services.ts';
import type { Preview } from '#server/publishing/previews/previews.ts';
import type { Services } from '#server/services.ts';

/** What loaders and actions have in common. */
export interface AppArgs {
  request: Request;
  /** The address as the visitor sees it; `request.url` may carry what React Router adds. */
  url: URL;
  /** The address as the list of routes writes it. */
  pattern: string;
  context: Readonly<RouterContextProvider>;
}

/**
 * The keys under which the server puts its services, and who asks, into every request. Only the types come
 * from the server. In the exported file there are only the services of public pages.
 */
export const servicesContext = createContext<Services | PublicServices>();
export const visitorContext = createContext<Visitor>();
/** What somebody sees in place of the published site, where they do. */
export const previewContext = createContext<Preview | null>(null);
/** What made the response fail: the server tells an outage from a fault of ours. */
export const failureContext = createContext<unknown>(null);

/** For loaders of public pages, which run in the exported file too. In a preview they show its perspective. */
export function servicesOf({ context }: Pick<AppArgs, 'context'>): PublicServices {
  return context.get(previewContext)?.services ?? context.get(servicesContext);
}

/** Whether nothing may be sent or counted: somebody looks at a preview. */
export function isPreview({ context }: Pick<AppArgs, 'context'>): boolean {
  return context.get(previewContext) !== null;
}

/** Whether a visit is none: a preview, or somebody of the agency who is signed in. */
export async function isUncounted(args: Pick<AppArgs, 'context' | 'request'>): Promise<boolean> {
  return isPreview(args) || serverServicesOf(args).isOwnVisit(args.request.headers.get('cookie') ?? '');
}

/** For what runs on the server only: the back office, forms, files. */
export function serverServicesOf({ context }: Pick<AppArgs, 'context'>): Services {
  const services = context.get(servicesContext);
  if (!('accounts' in services)) throw new Error('This needs the server.');
  return services;
}
