import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { languages } from '#domain/languages.ts';
import { readVisit } from '#domain/leads/lead-source.ts';
import { findPage } from '#domain/pages.ts';
import { isRequestError } from '#domain/request-error.ts';
import { pageView } from '#domain/statistics/page-view.ts';
import { stepEvents, visitStageOf } from '#domain/statistics/step-count.ts';
import { byPattern } from '../http/by-pattern.ts';
import { parseVisitorsJson } from '../http/parse-json.ts';
import { isUncounted, serverServicesOf, visitorContext } from '../http/services.ts';
import { wrongMethod } from '../http/wrong-method.ts';

/** Read on its own, where what is unknown is dropped. */
const visit = z.unknown().optional();

const viewSchema = z.strictObject({
  path: z.string().max(2000),
  referrer: z.string().max(2000).default(''),
  visit,
});

const stepSchema = z.strictObject({
  event: z.enum(stepEvents),
  language: z.enum(languages),
  search: z.string().max(2000),
  visit,
});

/**
 * POST: what pages report by themselves. Neither previews nor visits of the agency itself are counted, nor what
 * one address sends beyond all that people do.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return wrongMethod('POST');
  const { address } = args.context.get(visitorContext);
  if (!serverServicesOf(args).countLimit(address))
    return Response.json({ error: 'Too many calls.' }, { status: 429, headers: { 'retry-after': '60' } });
  return count(args);
}

const count = byPattern({ 'api/views': countView, 'api/calculator-steps': countStep });

export const loader = () => wrongMethod('POST');

/** Counts a view of one of our pages, or of a lost one. Any other address is not counted. */
async function countView(args: ActionFunctionArgs): Promise<Response> {
  const { siteUrl, views, visits, now } = serverServicesOf(args);
  const sent = viewSchema.safeParse(await readJson(args.request));
  if (!sent.success) return Response.json({ error: 'Send a path.' }, { status: 400 });
  const view = pageView(sent.data, siteUrl, now());
  if (view && !(await isUncounted(args)) && (await isShown(args, view.path))) {
    views.count(view);
    visits.count('view', readVisit(sent.data.visit, siteUrl));
  }
  return new Response(null, { status: 204 });
}

/** Whether visitors can see it: anybody can invent the name of an entry. */
async function isShown(args: ActionFunctionArgs, path: string): Promise<boolean> {
  const { articles, caseStudies } = serverServicesOf(args);
  const { page, language, slug } = findPage(path) ?? {};
  if (!page || !language || slug === undefined) return true;
  const entries = page.id === 'article' ? articles : caseStudies;
  return (await entries.publishedBySlug(language, slug)) !== undefined;
}

/** Somebody came to a step of the calculator, or left it there. */
async function countStep(args: ActionFunctionArgs): Promise<Response> {
  const sent = stepSchema.safeParse(await readJson(args.request));
  if (!sent.success) return Response.json({ error: 'Send an event and an address.' }, { status: 400 });
  const { event, language, search } = sent.data;
  if (await isUncounted(args)) return new Response(null, { status: 204 });
  const { stepCounts, visits, siteUrl } = serverServicesOf(args);
  const fields = new URLSearchParams(search);
  await stepCounts.count(event, fields, language);
  const stage = visitStageOf(event, fields);
  if (stage) visits.count(stage, readVisit(sent.data.visit, siteUrl));
  return new Response(null, { status: 204 });
}

/** undefined for what is not JSON: the schema then refuses it. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return parseVisitorsJson(await request.text());
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
