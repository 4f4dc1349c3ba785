import { prerender } from 'react-dom/static';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import styles from './app.css?inline';
import { paintFirst, withTheme } from './first-paint.ts';
import { servicesContext, visitorContext } from './services.ts';

export { servicesContext, visitorContext };

/** The whole page in one piece: nothing streams, so it can be kept, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />);
  const html = await new Response(prelude).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = import.meta.env.PROD && !isBackOffice(routerContext) ? paintFirst(html, styles) : html;
  return new Response(withTheme(page), { status, headers });
}

/** The back office links its own style sheet and starts at once: nobody there only looks. */
function isBackOffice({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id.startsWith('admin.'));
}

/** Faults go to our log, without the noise of visitors who left early. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log.error({ err: error }, 'a page failed');
}
