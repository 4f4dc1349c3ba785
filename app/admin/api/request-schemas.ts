import { z } from 'zod';
import { PREVIEW_LINK_DAYS, PREVIEW_LINK_MAX_DAYS } from '#domain/publishing/preview.ts';
import { RequestError } from '#domain/request-error.ts';
import { parseJson } from '../../http/parse-json.ts';

const basedOn = z.number().int().min(0);

/** What each call must send. `content` and `value` are checked by the section's own schema. */
export const requestSchemas = {
  save: z.strictObject({ content: z.unknown(), basedOn }),
  updateField: z.strictObject({ path: z.string().min(1).max(500), value: z.unknown(), basedOn }),
  reset: z.strictObject({ basedOn }),
  preview: z.strictObject({ content: z.unknown() }),
  sync: z.strictObject({ basedOn }),
  restore: z.strictObject({ rev: z.number().int().min(1), basedOn }),
  /** Version 0 is the entry that ships with the product. */
  restoreEntry: z.strictObject({ rev: z.number().int().min(0), basedOn }),
  remove: z.strictObject({ basedOn }),
  previewLink: z.strictObject({
    perspective: z.string().max(100),
    path: z.string().max(500).default('/'),
    days: z.number().int().min(1).max(PREVIEW_LINK_MAX_DAYS).default(PREVIEW_LINK_DAYS),
  }),
  endPreviewLink: z.strictObject({ id: z.string().max(100) }),
  /** `content` is the article as JSON text; without `basedOn` it replaces whatever is there. */
  saveArticle: z.strictObject({
    language: z.string(),
    filename: z.string(),
    content: z.string(),
    basedOn: basedOn.optional(),
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
