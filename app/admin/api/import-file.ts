import { RequestError } from '#domain/request-error.ts';
import { parseJson } from '../../http/parse-json.ts';

/** Several thousand articles fit. */
const IMPORT_MAX_BYTES = 32 * 1024 * 1024;

/** The file of an import as it comes in, no larger than we can take. */
export async function readImportFile({ body }: Request): Promise<unknown> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > IMPORT_MAX_BYTES) throw new RequestError(413, 'The file is larger than we can take.');
    text += decoder.decode(chunk, { stream: true });
  }
  return parseJson(text + decoder.decode());
}
