import { isRequestError } from '#domain/request-error.ts';
import { parseJson } from '../http/parse-json.ts';

/** The JSON of a note that a page sends by itself; undefined when it is none, which its schema then refuses. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return parseJson(await request.text());
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
