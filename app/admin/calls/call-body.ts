import { z } from 'zod';
import { Refusal } from '#domain/refusal.ts';

const basedOn = z.number().int().min(0);

/** What each call must send. `content` and `value` are checked by the section's own schema. */
export const callBodies = {
  save: z.strictObject({ content: z.json(), basedOn }),
  updateField: z.strictObject({ path: z.string().min(1).max(500), value: z.json(), basedOn }),
  reset: z.strictObject({ basedOn }),
  restore: z.strictObject({ rev: z.number().int().min(1), basedOn }),
};

export async function readCallBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const body = await request.json().catch(() => {
    throw new Refusal(400, 'The body is not JSON.');
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error));
  return parsed.data;
}
