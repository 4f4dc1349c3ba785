import type { LeadAnswer } from './receive-lead.ts';

/** What to tell of a form that never reached the server: all that was written is still there. */
export async function unsent(request: Request): Promise<LeadAnswer> {
  const fields = [...(await request.formData())].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { status: 503, values: Object.fromEntries(fields) };
}
