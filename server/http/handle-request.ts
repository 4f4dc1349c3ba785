import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTooBusy } from '#domain/gate/too-busy.ts';
import { previewLinkPaths } from '#domain/publishing/preview.ts';
import { redirectTarget } from '#domain/redirects.ts';
import { presentOrigin, withOrigin } from '#server/audit/origin.ts';
import { storageFault } from '#server/database/storage-fault.ts';
import type { Log, LogParts } from '#server/log.ts';
import type { PreviewClaim } from '#server/publishing/previews/preview-cookies.ts';
import type { Preview, Previews } from '#server/publishing/previews/previews.ts';
import type { AppHandler } from './app-handler.ts';
import { createBusyResponses } from './busy-responses.ts';
import { cacheKey, isAdminPath, isPrivatePath, notFoundKey } from './cache/cache-key.ts';
import type { PageCache } from './cache/page-cache.ts';
import { type StoredResponse, sendStored, storeResponse } from './cache/stored-response.ts';
import { createEditLink } from './edit-link.ts';
import type { Health } from './observability/health.ts';
import type { Metrics } from './observability/metrics.ts';
import { createRequestLog } from './observability/request-log.ts';
import { queueOf } from './queue-of.ts';
import { BodyTooLarge, throwAwayRest } from './request-body.ts';
import { isSafeMethod, isSameOrigin } from './security/same-origin.ts';
import { fileSecurityHeaders, securityHeaders, setSecurityHeaders } from './security/security-headers.ts';
import { tidyPath } from './security/tidy-path.ts';
import { visitorAddress } from './security/visitor-address.ts';
import { createMediaFiles, type OpenImage } from './static/media-files.ts';
import type { StaticFiles } from './static/static-files.ts';
import { toWebRequest } from './web-request.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Below these nothing can be changed, whoever asks. */
const READ_ONLY_PREFIX = '/data/';

interface Parts extends LogParts {
  app: AppHandler;
  /** Absent in development, where Vite serves them. */
  files?: StaticFiles;
  openImage: OpenImage;
  cache: PageCache;
  previews: Pick<Previews, 'claimIn' | 'open' | 'openLink'>;
  accounts: Parameters<typeof createEditLink>[0]['accounts'];
  health: Health;
  /** Absent where nobody measures. */
  metrics: Metrics | undefined;
  siteUrl: string;
  trustedProxies: number;
}

/** One request, from the first byte to the log line. */
export function createRequestListener(parts: Parts) {
  const { app, files, openImage, cache, previews, accounts, health, metrics, siteUrl, trustedProxies } =
    parts;
  const { log, logStream } = parts;
  const images = createMediaFiles(openImage, fileSecurityHeaders(siteUrl));
  const fixedHeaders = securityHeaders(siteUrl);
  const inDevelopment = files === undefined;
  const logRequest = createRequestLog(log, logStream);
  const editLink = createEditLink({ siteUrl, accounts });
  const sendBusy = createBusyResponses(fixedHeaders);

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    claim: PreviewClaim | undefined,
  ): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const { path, search } = splitUrl(url);
    const pageKey = inDevelopment ? undefined : cacheKey(method, path, search);
    const kept = pageKey && !claim && cache.get(pageKey);
    if (kept) return sendKept(kept, request, response);
    const file = isSafeMethod(method) ? files?.get(path) : undefined;
    if (file) return sendStored(file, request, response);
    if (isSafeMethod(method) && (await images(path, request, response))) return;

    setSecurityHeaders(response, fixedHeaders);
    if (!isReadable(path) || /%00/.test(search)) return refuse(response, 400, 'Bad request');
    if (!isAllowed(method, path)) {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'Method not allowed');
    }
    if (await health.handle(path, response)) return;
    if (await metrics?.handle(path, request, response)) return;
    if (await servedByVite(request, response)) return;
    const tidy = tidyPath(path);
    if (path !== tidy) return permanentRedirect(response, redirectTarget(tidy, search) ?? tidy + search);
    if (!isSafeMethod(method) && !isSameOrigin(request.headers, siteUrl)) {
      return refuse(response, 403, 'This request did not come from our own pages.');
    }
    const isUnknown = isSafeMethod(method) && (await app.isUnknown(path));
    if (isSafeMethod(method) && (await openedLink(path, method, response))) return;
    const preview = claim && !isAdminPath(path) ? await previewOf(claim, request) : undefined;
    const key = preview ? undefined : isUnknown ? notFoundKey(path, search) : pageKey;
    // What is made to be kept is made to its end: others wait for it, and the next will ask for it.
    const signal = key ? undefined : untilVisitorLeaves(response);
    const render = async () => {
      // A body is read before, since it may come slowly; files, as the application takes them.
      const webRequest = await toWebRequest(request, siteUrl + (key ?? path + search), signal);
      const handle = () => app.handle(webRequest, { address: presentOrigin() }, preview);
      const rendered = await queueOf(webRequest).pass(handle, signal);
      signal?.throwIfAborted();
      if (rendered.status === 405) completeWrongMethod(rendered.headers);
      if (preview) rendered.headers.set('x-robots-tag', 'noindex');
      return storeResponse(rendered, {
        fixedHeaders,
        withPolicy: !inDevelopment,
        isPrivate: preview !== undefined || isPrivatePath(path),
        keepableStatus: isUnknown ? 404 : 200,
      });
    };
    const stored = key ? (cache.get(key) ?? (await cache.fill(key, render))) : await render();
    hangUpIfStopping(response);
    const isPublic = !preview && !isPrivatePath(path);
    const shown = isPublic ? await editLink.add(stored, request) : stored;
    await sendStored(shown, request, response, signal);
  }

  /** Visitors get it at once: only of whoever may be signed in it is asked who that is. */
  function sendKept(kept: StoredResponse, request: IncomingMessage, response: ServerResponse) {
    if (!editLink.isClaimed(request)) return sendStored(kept, request, response);
    return editLink.add(kept, request).then((page) => sendStored(page, request, response));
  }

  /** Without the database nobody can tell whether it still counts: what is published is shown. */
  function previewOf(claim: PreviewClaim, { headers }: IncomingMessage): Promise<Preview | undefined> {
    return previews.open(claim, headers.cookie ?? '').catch((error: unknown) => {
      if (!storageFault(error)) throw error;
      return undefined;
    });
  }

  /** A link to share leads to the site. An invalid one, or one that has ended, is answered like any unknown address. */
  async function openedLink(path: string, method: string, response: ServerResponse): Promise<boolean> {
    const start = Object.values(previewLinkPaths).find((place) => path.startsWith(place));
    const opened = start && (await previews.openLink(path.slice(start.length), method));
    if (!opened) return false;
    response
      .writeHead(303, {
        location: opened.path,
        'set-cookie': opened.cookie,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .end();
    return true;
  }

  /** Asked again when the response is ready: a connection kept open would hold up the end of the process. */
  function hangUpIfStopping(response: ServerResponse): void {
    if (health.isStopping()) response.shouldKeepAlive = false;
  }

  function servedByVite(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!app.middleware) return Promise.resolve(false);
    return new Promise((resolve) => {
      response.once('close', () => resolve(true));
      app.middleware?.(request, response, () => resolve(false));
    });
  }

  /** What is kept under the very address that was asked for: nearly every request. */
  function keptFor({ method, url = '' }: IncomingMessage): StoredResponse | undefined {
    return method === 'GET' ? cache.get(url) : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const begun = performance.now();
    hangUpIfStopping(response);
    const claim = previews.claimIn(request.headers.cookie);
    const kept = claim ? undefined : keptFor(request);
    const underWay = kept
      ? sendKept(kept, request, response)
      : withOrigin(visitorAddress(request, trustedProxies), () => serve(request, response, claim));
    const note = (aborted: boolean) => {
      logRequest(request, response, begun, aborted);
      metrics?.count(response.statusCode, performance.now() - begun, kept !== undefined);
    };
    if (underWay) {
      response.once('close', () => note(!response.writableFinished));
      underWay
        .catch((error: unknown) => {
          if (!isTooBusy(error)) throw error;
          return sendBusy(error, request, response);
        })
        .catch((error: unknown) => fail(error, request, response, log));
    } else {
      note(false);
    }
  };
}

class VisitorLeft extends Error {}

/** Aborts when the connection is closed before the whole response has gone out. */
function untilVisitorLeaves(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort(new VisitorLeft());
  });
  return leaving.signal;
}

function isReadable(path: string): boolean {
  try {
    // No name of ours holds a NUL, and no database takes one.
    return path.startsWith('/') && !/\/\.{1,2}(?:\/|$)|\0/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function isAllowed(method: string, path: string): boolean {
  return METHODS.has(method) && (isSafeMethod(method) || !path.startsWith(READ_ONLY_PREFIX));
}

function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);
}

/** Where an address takes more than the reading of a page, the application says so itself. */
function completeWrongMethod(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  if (!headers.has('allow')) headers.set('allow', 'GET, HEAD');
}

function permanentRedirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
}

function fail(error: unknown, request: IncomingMessage, response: ServerResponse, log: Log): void {
  // Before the answer or in the middle of the body: the line of the request says so, and nobody is there to answer.
  if (error instanceof VisitorLeft || (response.destroyed && isCutOff(error))) return;
  if (error instanceof BodyTooLarge) {
    throwAwayRest(request);
    refuse(response, 413, 'This is larger than we can take.');
    return;
  }
  log.error({ err: error }, 'a request failed');
  if (response.headersSent) response.destroy();
  else refuse(response, 500, 'Something went wrong on our side. Please try again.');
}

/** What Node says of a body whose sender has gone. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
