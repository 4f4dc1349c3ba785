import { RequestError } from '#domain/request-error.ts';

/** What an administrator wrote in a field, as a database takes it; refused when there is nothing or too much. */
export function writtenText(written: string, longest: number, field = 'text'): string {
  const text = written.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed().trim();
  if (text === '') throw new RequestError(422, 'The text is empty.', { reason: 'text-empty', field });
  if (text.length > longest)
    throw new RequestError(422, 'The text is too long.', { reason: 'text-long', field });
  return text;
}
