import { refuseForbiddenKeys } from '#domain/content/forbidden-keys.ts';
import { isJsonLarger } from '#domain/json-text/json-size.ts';
import { RequestError } from '#domain/request-error.ts';

/** What a client sent as JSON, without the keys that could change how our objects behave. */
export function parseJson(text: string): unknown {
  const body = parse(text);
  refuseForbiddenKeys(body);
  return body;
}

/** Far more than any form of ours has. */
const OF_VISITORS = { depth: 8, values: 500 };

/** The same for what anybody may send: nothing is parsed that is far larger than what our pages send. */
export function parseVisitorsJson(text: string): unknown {
  if (isJsonLarger(text, OF_VISITORS)) throw new RequestError(400, 'The body has too many parts.');
  return parseJson(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
}
