import type { ImportMode, ImportReport } from '#server/transfer/import-report.ts';
import type { ImportPreview } from '#server/transfer/transfer-service.ts';
import { apiFetch } from '../http/api-fetch.ts';
import type { ProblemMessage } from '../problem-words.ts';

/** A whole site as one file, on a slow line. */
const PATIENCE_MS = 5 * 60_000;

/** What the server sent back, or what it found wrong with the file. */
type ImportResult<T> = { value: T } | { value?: undefined; problems: ProblemMessage[] };

export const previewImport = (text: string) => call<ImportPreview>('/api/import/preview', text);

export const importFile = (text: string, mode: ImportMode) =>
  call<{ report: ImportReport }>(mode === 'drafts' ? '/api/import/drafts' : '/api/import', text);

async function call<T>(address: string, text: string): Promise<ImportResult<T>> {
  const headers = { 'content-type': 'application/json' };
  const response = await apiFetch(address, { method: 'POST', headers, body: text }, PATIENCE_MS);
  const body = await response?.json().catch(() => undefined);
  return response?.ok && body ? { value: body } : { problems: body?.problems ?? [] };
}
