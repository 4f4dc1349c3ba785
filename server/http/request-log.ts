import type { IncomingMessage, ServerResponse } from 'node:http';
import { languages } from '#domain/languages.ts';
import { pageById } from '#domain/pages.ts';
import type { Log } from '#server/log.ts';

/** Whoever knows the address of an estimate can open it: the log does not tell it. */
const unguessable = languages.map((language) => pageById('estimate')[language].replace('{slug}', ''));

/** Writes one line per request: no query, no body, no address of the visitor. */
export function createRequestLog(log: Log) {
  return (
    { method, url = '' }: IncomingMessage,
    { statusCode: status }: ServerResponse,
    begun: number,
    aborted = false,
  ): void => {
    const query = url.indexOf('?');
    const path = told(query < 0 ? url : url.slice(0, query));
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    const line = { method, path, status, ms };
    log.info(aborted ? { ...line, aborted } : line, 'request');
  };
}

function told(path: string): string {
  for (const place of unguessable) if (path.startsWith(place)) return `${place}…`;
  return path;
}
