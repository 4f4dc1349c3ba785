import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#server/log.ts';

/** One line per request: no query, no body, no address of the visitor. */
export function logRequest(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  response.once('close', () => {
    log.info(
      {
        method: request.method,
        path: request.url?.split('?', 1)[0],
        status: response.statusCode,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        ...(!response.writableFinished && { aborted: true }),
      },
      'request',
    );
  });
}
