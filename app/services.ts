import { createContext, type RouterContextProvider } from 'react-router';
import type { Visitor } from '#server/http/app-handler.ts';
import type { Services } from '#server/services.ts';

/** What loaders and actions have in common. */
export interface AppArgs {
  request: Request;
  /** The address as the visitor sees it; `request.url` may carry what React Router adds. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The keys under which the server puts its services, and who asks, into every request. Only the types come from the server. */
export const servicesContext = createContext<Services>();
export const visitorContext = createContext<Visitor>();
/** What made the answer fail: the server tells an outage from a fault of ours. */
export const failureContext = createContext<unknown>(null);

export function servicesOf({ context }: Pick<AppArgs, 'context'>): Services {
  return context.get(servicesContext);
}
