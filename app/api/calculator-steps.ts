import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { stepEvents } from '#domain/calculator/step-count.ts';
import { languages } from '#domain/languages.ts';
import { serverServicesOf } from '../http/services.ts';
import { onlyPost } from './lead-call.ts';
import { readJson } from './read-json.ts';

const schema = z.strictObject({
  event: z.enum(stepEvents),
  language: z.enum(languages),
  search: z.string().max(2000),
});

export const loader = onlyPost;

/** POST: somebody came to a step of the calculator, or left it there. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return onlyPost();
  const sent = schema.safeParse(await readJson(args.request));
  if (!sent.success) return Response.json({ error: 'Send an event and an address.' }, { status: 400 });
  const { event, language, search } = sent.data;
  await serverServicesOf(args).stepCounts.count(event, new URLSearchParams(search), language);
  return new Response(null, { status: 204 });
}
