import type { SubmissionResult } from './receive-lead.ts';

/** The result of a form that never reached the server: a 503 with everything that was written. */
export async function networkFailure(request: Request): Promise<SubmissionResult> {
  const fields = [...(await request.formData())].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { status: 503, values: Object.fromEntries(fields) };
}
