import type { ImportMode, ImportReport } from '#server/transfer/import-report.ts';
import type { ImportPreview } from '#server/transfer/transfer-service.ts';
import type { ToldProblem } from '../problem-words.ts';

/** What a call answered, or what it found wrong with the file. */
type Answer<T> = { value: T } | { value?: undefined; problems: ToldProblem[] };

export const previewImport = (text: string) => call<ImportPreview>('/api/import/preview', text);

export const importFile = (text: string, mode: ImportMode) =>
  call<{ report: ImportReport }>(mode === 'drafts' ? '/api/import/drafts' : '/api/import', text);

async function call<T>(address: string, text: string): Promise<Answer<T>> {
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(address, { method: 'POST', headers, body: text });
    const body = await answer.json();
    return answer.ok ? { value: body } : { problems: body.problems ?? [] };
  } catch {
    return { problems: [] };
  }
}
