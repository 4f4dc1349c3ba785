import { exportName } from '#domain/content/export-format.ts';
import { RequestError } from '#domain/request-error.ts';
import type { ImportMode } from '#server/transfer/import-report.ts';
import { byPattern } from '../../http/by-pattern.ts';
import { parseJson } from '../../http/parse-json.ts';
import { PRIVATE } from '../auth/session.ts';
import { jsonHandler } from './json-handler.ts';

/** Several thousand articles fit. */
const IMPORT_MAX_BYTES = 32 * 1024 * 1024;

/** GET: everything that administrators changed, as a file to keep. */
const exportContent = jsonHandler(() => ({}), {
  async GET({ services, administrator }) {
    const file = await services.transfer.export();
    await services.audit.record('export', administrator.email);
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${exportName(services.now())}"`,
      },
    });
  },
});

/** POST: what the file would change, per section and language. Nothing is stored. */
const previewImport = jsonHandler(() => ({}), {
  POST: async ({ services, request }) => services.transfer.preview(await readImportFile(request)),
});

/** POST: stores what the file holds, all of it or nothing, and answers what was done with it. */
const importAs = (mode: ImportMode) =>
  jsonHandler(() => ({}), {
    async POST({ services, administrator, request }) {
      const file = await readImportFile(request);
      return { imported: true, report: await services.transfer.import(file, administrator.email, mode) };
    },
  });

/** DELETE: every edit of every section, article and case study goes; the shipped words serve again. */
const resetAll = jsonHandler(() => ({}), {
  async DELETE({ services, administrator }) {
    await services.transfer.resetAll(administrator.email);
    return { reset: true };
  },
});

/** The file as it comes in, no larger than we can take. */
async function readImportFile({ body }: Request): Promise<unknown> {
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

const handler = byPattern({
  'api/export': exportContent,
  'api/import': importAs('publish'),
  'api/import/drafts': importAs('drafts'),
  'api/import/preview': previewImport,
  'api/content': resetAll,
});

export { handler as action, handler as loader };
