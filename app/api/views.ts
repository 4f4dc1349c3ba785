import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { pageView } from '#domain/leads/page-view.ts';
import { serverServicesOf } from '../http/services.ts';
import { onlyPost } from './lead-call.ts';
import { readJson } from './read-json.ts';

const schema = z.strictObject({ path: z.string().max(2000), referrer: z.string().max(2000).default('') });

export const loader = onlyPost;

/** POST: counts a view of one of our pages. An address that is none of them is not counted. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return onlyPost();
  const { siteUrl, views, now } = serverServicesOf(args);
  const sent = schema.safeParse(await readJson(args.request));
  if (!sent.success) return Response.json({ error: 'Send a path.' }, { status: 400 });
  const view = pageView(sent.data, siteUrl, now());
  if (view) views.count(view);
  return new Response(null, { status: 204 });
}
