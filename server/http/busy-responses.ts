import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TooBusy } from '#domain/gate/too-busy.ts';
import { languageOf } from '#domain/languages.ts';
import { type StoredResponse, sendStored, storeResponse } from './cache/stored-response.ts';
import { isForReading, outageResponse } from './outage-page.ts';
import type { FixedHeaders } from './security/security-headers.ts';

/** Tells those for whom there is no room to come again. Each response is made once: in a flood most get one. */
export function createBusyResponses(fixedHeaders: FixedHeaders) {
  const made = new Map<string, Promise<StoredResponse>>();

  function responseTo(error: TooBusy, { url = '', headers }: IncomingMessage): Promise<StoredResponse> {
    const reader = isForReading(headers.accept) ? languageOf(url.replace(/\?.*$/s, '')) : undefined;
    const name = `${error.status} ${reader}`;
    const known = made.get(name);
    if (known) return known;
    const stored = storeResponse(outageResponse(error, reader), { fixedHeaders, withPolicy: true });
    made.set(name, stored);
    return stored;
  }

  return async (error: TooBusy, request: IncomingMessage, response: ServerResponse): Promise<void> =>
    sendStored(await responseTo(error, request), request, response);
}
