import { createContext, type RouterContextProvider } from 'react-router';
import type { Services } from '#server/services.ts';

/** What loaders and actions have in common. */
export interface AppArgs {
  request: Request;
  /** The address as the visitor sees it; `request.url` may carry what React Router adds. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The key under which the server puts its services into every request. Only the type comes from the server. */
export const servicesContext = createContext<Services>();

export function servicesOf({ context }: Pick<AppArgs, 'context'>): Services {
  return context.get(servicesContext);
}
