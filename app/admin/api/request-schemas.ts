import { z } from 'zod';
import { sections } from '#domain/content/sections.ts';
import { ALT_MAX } from '#domain/images/image-rules.ts';
import { languages } from '#domain/languages.ts';
import { PUBLICATION_NAME_MAX } from '#domain/publishing/limits.ts';
import { PREVIEW_LINK_DAYS, PREVIEW_LINK_MAX_DAYS } from '#domain/publishing/preview.ts';
import { RequestError } from '#domain/request-error.ts';
import { parseJson } from '../../http/parse-json.ts';

const basedOn = z.number().int().min(0);

/** A document to publish. Sections are those that exist; ids of entries are written as their schemas want them. */
const document = z.union([
  z.strictObject({ collection: z.literal('section'), language: z.enum(languages), id: z.enum(sections) }),
  z.strictObject({
    collection: z.enum(['article', 'case-study']),
    language: z.enum(languages),
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,199}$/),
  }),
]);
/** What the screen shows at most. */
const MOST_DOCUMENTS = 200;
const name = z
  .string()
  .trim()
  .max(PUBLICATION_NAME_MAX)
  .regex(/^\P{Cc}*$/u);
/** The version of a working copy, as the server told it. */
const copyVersion = z.string().min(2).max(64);

/** What each call must send. `content` and `value` are checked by the section's own schema. */
export const requestSchemas = {
  save: z.strictObject({ content: z.unknown(), basedOn }),
  updateField: z.strictObject({ path: z.string().min(1).max(500), value: z.unknown(), basedOn }),
  reset: z.strictObject({ basedOn }),
  writeCopy: z.strictObject({ content: z.unknown(), basedOn: copyVersion }),
  publishCopy: z.strictObject({
    content: z.unknown(),
    basedOn: copyVersion,
    confirmed: z.boolean().optional(),
  }),
  discardCopy: z.strictObject({ basedOn: copyVersion }),
  writtenSite: z.strictObject({
    queries: z
      .array(z.strictObject({ method: z.string().max(50), args: z.array(z.string()).max(2) }))
      .min(1)
      .max(500),
  }),
  sync: z.strictObject({ basedOn }),
  restore: z.strictObject({ rev: z.number().int().min(1), basedOn }),
  /** Version 0 is the entry that ships with the product. */
  restoreEntry: z.strictObject({ rev: z.number().int().min(0), basedOn }),
  remove: z.strictObject({ basedOn }),
  confirmTranslation: z.strictObject({ path: z.string().min(1).max(500), seen: z.string().max(64) }),
  previewLink: z.strictObject({
    perspective: z.string().max(100),
    path: z.string().max(500).default('/'),
    days: z.number().int().min(1).max(PREVIEW_LINK_MAX_DAYS).default(PREVIEW_LINK_DAYS),
  }),
  endPreviewLink: z.strictObject({ id: z.string().max(100) }),
  /** `area` is checked by what cuts (`domain/images/crop.ts`). */
  crop: z.strictObject({
    source: z.string().max(500),
    area: z.unknown().optional(),
    alt: z
      .partialRecord(
        z.enum(languages),
        z.string().overwrite((text) => text.slice(0, ALT_MAX)),
      )
      .default({}),
  }),
  /** `content` is the article as JSON text; without `basedOn` it replaces whatever is there. */
  saveArticle: z.strictObject({
    language: z.string(),
    filename: z.string(),
    content: z.string(),
    /** Of the published article, or of its working copy, which is then published with this content. */
    basedOn: z.union([basedOn, copyVersion]).optional(),
  }),
  /** `version` is that of the working copy; `at` is a moment with its offset. */
  publish: z.strictObject({
    documents: z
      .array(z.strictObject({ document, version: z.string().max(100) }))
      .min(1)
      .max(MOST_DOCUMENTS),
    name: name.optional(),
    at: z.iso.datetime({ offset: true }).optional(),
    confirmed: z.boolean().optional(),
  }),
  /** `at` without an offset is what clocks in Paris show. */
  review: z.strictObject({
    documents: z.array(document).max(MOST_DOCUMENTS),
    at: z.iso.datetime({ offset: true, local: true }).optional(),
  }),
  undo: z.strictObject({
    overwrite: z
      .array(z.strictObject({ document: z.string().max(300), path: z.string().max(500) }))
      .max(1000)
      .default([]),
  }),
};

export async function readRequestBody<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const body = parseJson(await request.text());
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new RequestError(400, z.prettifyError(parsed.error));
  return parsed.data;
}
