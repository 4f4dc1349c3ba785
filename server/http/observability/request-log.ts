import type { IncomingMessage, ServerResponse } from 'node:http';
import { languages } from '#domain/languages.ts';
import { pageById } from '#domain/pages.ts';
import { previewLinkPaths } from '#domain/publishing/preview.ts';
import type { LogStream } from '#server/buffered-log-stream.ts';
import type { Log } from '#server/log.ts';

/** Whoever knows the address of an estimate, of a meeting or of a shared preview can open it: the log does not tell it. */
const unguessable = languages.flatMap((language) => [
  pageById('estimate')[language].replace('{slug}', ''),
  pageById('bookedAppointment')[language].replace('{slug}', ''),
  previewLinkPaths[language],
]);

/** Nobody reads more of an address that was made up. */
const PATH_MAX = 300;

/**
 * Writes one line per request: no query, no body, no address of the visitor. The line goes to the
 * stream of the log as finished text, because at ten thousand requests a second building it through
 * the logger costs a quarter of the time.
 */
export function createRequestLog(log: Log, stream: LogStream) {
  const enabled = log.isLevelEnabled('info');

  return (
    { method, url = '' }: IncomingMessage,
    { statusCode }: ServerResponse,
    begun: number,
    aborted = false,
  ): void => {
    if (!enabled) return;
    const query = url.indexOf('?');
    const path = JSON.stringify(told(query < 0 ? url : url.slice(0, query)));
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    stream.write(
      `{"level":30,"time":"${timeNow()}","method":"${method}","path":${path},"status":${statusCode},"ms":${ms}${aborted ? ',"aborted":true' : ''},"msg":"request"}\n`,
    );
  };
}

let moment = 0;
let momentText = '';

/** Written out once per millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== moment) momentText = new Date(now).toISOString();
  moment = now;
  return momentText;
}

function told(path: string): string {
  for (const place of unguessable) if (path.startsWith(place)) return `${place}…`;
  return path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}…` : path;
}
