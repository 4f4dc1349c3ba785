import { isPlainObject } from '#domain/content/inspect-schema.ts';
import type { Language } from '#domain/languages.ts';
import type { ShippedFiles } from '#server/content/shipped-files.ts';
import type { Log } from '#server/log.ts';

/**
 * Reads the entries that ship with the product, in the order of their index. The index is a list of
 * slugs or an object with such a list; when it is missing, the manifest stands in. One file that
 * cannot be read is logged and does not hide the others.
 */
export async function readShippedEntries<T>(
  { shipped, log }: { shipped: ShippedFiles; log: Log },
  language: Language,
  folder: string,
  manifest: readonly string[],
  parse: (file: unknown) => T | undefined,
): Promise<T[]> {
  const warn = (error: unknown, name: string) =>
    log.warn({ err: error, language }, `${folder}/${name} cannot be read`);
  const index = await shipped
    .read(`${language}/${folder}/index`)
    .catch((error: unknown) => void warn(error, 'index'));
  const slugs = slugsOf(index) ?? manifest;
  const entries = await Promise.all(
    slugs.map((slug) =>
      shipped
        .read(`${language}/${folder}/${slug}`)
        .then(parse)
        .catch((error: unknown) => void warn(error, slug)),
    ),
  );
  return entries.filter((entry) => entry !== undefined);
}

function slugsOf(index: unknown): string[] | undefined {
  const rows = isPlainObject(index) ? Object.values(index).find(Array.isArray) : index;
  if (!Array.isArray(rows)) return undefined;
  return rows.map((row) => (isPlainObject(row) ? row.slug : row)).filter(isFileName);
}

function isFileName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);
}
