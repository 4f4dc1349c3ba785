import { refuseForbiddenKeys } from '#domain/content/forbidden-keys.ts';
import { RequestError } from '#domain/request-error.ts';

/** What a client sent as JSON, without the keys that could change how our objects behave. */
export function parseJson(text: string): unknown {
  const body = parse(text);
  refuseForbiddenKeys(body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
}
