import { criticalCss } from 'virtual:critical-css';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isTooBusy } from '#domain/gate/too-busy.ts';
import { SCRIPT_MARK } from '#domain/script-mark.ts';
import { criticalCssOf } from './document/critical-css-of.ts';
import { prerenderPage } from './document/prerender-page.ts';
import {
  prioritizeFirstPaint,
  withLamps,
  withStructuredData,
  withThemeAndIcons,
} from './document/rewrite-html.ts';
import {
  failureContext,
  previewContext,
  serverServicesOf,
  servicesContext,
  visitorContext,
} from './http/services.ts';
import { withRibbon } from './preview/with-ribbon.tsx';
import { structuredDataContext } from './site/seo/structured-data.ts';

export { failureContext, previewContext, servicesContext, visitorContext };

/** The whole page in one piece: nothing streams, so it can be kept, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { signal } = request;
  // After a failed draw React Router asks again, for the error page: nobody waits for that either.
  if (signal.aborted) return abandoned();
  const mark = crypto.randomUUID();
  let html: string;
  try {
    const page = <ServerRouter context={routerContext} url={request.url} nonce={mark} />;
    html = await serverServicesOf({ context }).draw(() => prerenderPage(page, signal), signal);
  } catch (error) {
    if (signal.aborted) return abandoned();
    throw error;
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_MARK, mark);
  const { siteUrl, now } = context.get(servicesContext);
  const isPublic = !isAdminPage(routerContext);
  const lit = isPublic ? withLamps(html, mark) : html;
  const page =
    import.meta.env.PROD && isPublic
      ? prioritizeFirstPaint(lit, { styles: criticalCssOf(routerContext, criticalCss), siteUrl, mark })
      : lit;
  const data = context.get(structuredDataContext);
  const whole = withThemeAndIcons(withStructuredData(page, data), mark);
  const preview = context.get(previewContext);
  const shown = preview ? await withRibbon(whole, preview, { request, now: now(), mark }) : whole;
  return new Response(shown, { status, headers });
}

/** In place of a page whose visitor has left; it is sent to nobody. */
const abandoned = () => new Response(null, { status: 499 });

/** The back office links its own style sheet and starts at once: nobody there only looks. */
function isAdminPage({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id.startsWith('admin.'));
}

/** Faults go to our log, without the noise of visitors who left early or were too many. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.set(failureContext, error);
  if (isTooBusy(error)) return;
  context.get(servicesContext).log.error({ err: error }, 'a page failed');
}
