import { RequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import type { Upload } from '#server/uploads/upload.ts';
import { parseVisitorsJson } from '../../http/parse-json.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const MULTIPART = /^multipart\/form-data\b/i;
const JSON_BODY = /^application\/json\b/i;

/** Fields that the page fills in by itself. */
const NOT_WRITTEN = new Set(['form', 'website', 'language']);

/** What was sent, and beside it how the visit began, which is never a reason to refuse. */
interface Sent<Fields> {
  sent: Fields;
  visit: unknown;
}

/** The fields of a form or of a JSON body, and into `values` what can be shown again. */
export async function readFields(request: Request, values: Record<string, string>): Promise<Sent<unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM.test(type) && !JSON_BODY.test(type)) throw new RequestError(415, 'Send a form or JSON.');
  const all = JSON_BODY.test(type) ? parseVisitorsJson(await request.text()) : await formFields(request);
  if (!isRecord(all)) return { sent: all, visit: undefined };
  const { visit, ...sent } = all;
  noteWritten(sent, values);
  return { sent, visit };
}

/** The same for a form with files, which the server has put aside. */
export async function readUpload(
  { receiveUpload }: Services,
  request: Request,
  values: Record<string, string>,
): Promise<Sent<Upload>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!MULTIPART.test(contentType))
    throw new RequestError(415, 'Send a form with files (multipart/form-data).');
  const upload = await receiveUpload({ body: request.body, contentType });
  const { visit, ...fields } = upload.fields;
  noteWritten(fields, values);
  return { sent: { ...upload, fields }, visit };
}

/** A field sent twice is a list, and a file stays one: no text field takes either. */
async function formFields(request: Request): Promise<unknown> {
  const form = await request.formData().catch(() => {
    throw new RequestError(400, 'The form cannot be read.');
  });
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = form.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function noteWritten(fields: object, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && !NOT_WRITTEN.has(name)) values[name] = value;
  }
}
