import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { languages } from '#domain/languages.ts';
import { isRequestError } from '#domain/request-error.ts';
import { pageView } from '#domain/statistics/page-view.ts';
import { stepEvents } from '#domain/statistics/step-count.ts';
import { byPattern } from '../http/by-pattern.ts';
import { parseJson } from '../http/parse-json.ts';
import { isPreview, serverServicesOf } from '../http/services.ts';
import { wrongMethod } from '../http/wrong-method.ts';

const viewSchema = z.strictObject({ path: z.string().max(2000), referrer: z.string().max(2000).default('') });

const stepSchema = z.strictObject({
  event: z.enum(stepEvents),
  language: z.enum(languages),
  search: z.string().max(2000),
});

/** POST: what pages report by themselves. Nothing of a preview is counted. */
export const action = byPattern({ 'api/views': countView, 'api/calculator-steps': countStep });

export const loader = () => wrongMethod('POST');

/** Counts a view of one of our pages. An address that is none of them is not counted. */
async function countView(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return wrongMethod('POST');
  const { siteUrl, views, now } = serverServicesOf(args);
  const sent = viewSchema.safeParse(await readJson(args.request));
  if (!sent.success) return Response.json({ error: 'Send a path.' }, { status: 400 });
  const view = pageView(sent.data, siteUrl, now());
  if (view && !isPreview(args)) views.count(view);
  return new Response(null, { status: 204 });
}

/** Somebody came to a step of the calculator, or left it there. */
async function countStep(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return wrongMethod('POST');
  const sent = stepSchema.safeParse(await readJson(args.request));
  if (!sent.success) return Response.json({ error: 'Send an event and an address.' }, { status: 400 });
  const { event, language, search } = sent.data;
  if (!isPreview(args))
    await serverServicesOf(args).stepCounts.count(event, new URLSearchParams(search), language);
  return new Response(null, { status: 204 });
}

/** undefined for what is not JSON: the schema then refuses it. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return parseJson(await request.text());
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
