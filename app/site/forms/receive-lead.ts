import type { ActionFunctionArgs } from 'react-router';
import { isLanguage, type Language, languageOf } from '#domain/languages.ts';
import type { FormProblems } from '#domain/leads/forms/form-problems.ts';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { type LeadSource, leadSource } from '#domain/leads/lead-source.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import type { SubmittedLead } from '#server/leads/lead-service.ts';
import type { Services } from '#server/services.ts';
import { isPreview, isUncounted, serverServicesOf, visitorContext } from '../../http/services.ts';
import { previewWords } from '../../preview/words.ts';
import { formWords } from './form-words.ts';
import { MARK_HEADER } from './mark-header.ts';
import { noFilesWords } from './no-files-words.ts';
import { readFields, readUpload } from './read-submission.ts';

/** As much of what a visitor's page calls itself as is remembered: more than a token has. */
const MARK_LENGTH = 128;

/** Texts alone, so that it is short. */
const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i;

/** What became of a submitted form: for the page that shows it again, and for the call that a script made. */
export interface SubmissionResult {
  /** 201 stored, 403 in a preview, 409 somebody was quicker, 422 fields to mend, 413 too large, 415 not a form, 429 too often, 503 our fault. */
  status: number;
  error?: string;
  /** What to tell the visitor, where the words of the form do not fit. */
  told?: string;
  /** What is wrong with which field. */
  fields?: FormProblems;
  /** Seconds to wait after 429. */
  retryAfter?: number;
  /** Where the visitor finds what came of it. */
  location?: string;
  /** No mail tells the visitor of it: too many went to that address today. */
  unmailed?: boolean;
  /** What was written, to show it again. Files cannot be shown again. */
  values: Record<string, string>;
}

/**
 * Takes a submitted form from the request to the database. Never throws: whatever happens, the visitor gets a result.
 * What comes too often is read only where a page shows it again: a refused call costs no upload.
 */
export async function receiveLead(
  args: ActionFunctionArgs,
  kind: LeadKind,
  { shownAgain }: { shownAgain: boolean },
): Promise<SubmissionResult> {
  if (isPreview(args)) return refuseInPreview(args, kind);
  const services = serverServicesOf(args);
  const { address } = args.context.get(visitorContext);
  const pass = services.formLimit.take(address, await markOf(args.request));
  const values: Record<string, string> = {};
  if (!pass.granted) {
    if (shownAgain) await readUnsent(args, kind, values).catch(() => {});
    const retryAfter = pass.retryAfterSeconds;
    // The request for a quote has words of its own.
    const told = kind === 'quote' ? undefined : await tooOften(services, languageSpoken(args), retryAfter);
    return { status: 429, error: 'Too many messages.', told, retryAfter, values };
  }
  try {
    const { location, unmailed } = await submit[kind](
      services,
      args.request,
      values,
      await sourceReader(args),
    );
    return { status: 201, values, ...(location && { location }), ...(unmailed && { unmailed }) };
  } catch (error) {
    pass.giveBack();
    if (!isRequestError(error)) services.log.error({ err: error, kind }, 'a form failed');
    const { status, message, details } = isRequestError(error)
      ? error
      : new RequestError(503, 'It could not be stored.');
    return { status, error: message, values, ...details, ...inOwnWords(args, kind, details) };
  }
}

/**
 * What tells one visitor from others at the same address: the first token of the form that the page was given. A call
 * says it in its head, because its body may be long; a form that the router or the browser posts has it among its
 * fields.
 */
async function markOf(request: Request): Promise<string> {
  const mark = request.headers.get(MARK_HEADER) ?? (await postedToken(request));
  return mark.slice(0, MARK_LENGTH);
}

async function postedToken(request: Request): Promise<string> {
  if (!URL_ENCODED.test(request.headers.get('content-type') ?? '')) return '';
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return String(form?.get('form') ?? '');
}

/** Where what comes by this request comes from; null where somebody of the agency sends it. */
async function sourceReader(args: ActionFunctionArgs): Promise<(visit: unknown) => LeadSource | null> {
  const { headers } = args.request;
  const { siteUrl } = serverServicesOf(args);
  const addresses = [args.url.pathname, headers.get('referer') ?? ''];
  const userAgent = headers.get('user-agent') ?? '';
  const isOwn = await isUncounted(args);
  return (visit) => (isOwn ? null : leadSource({ visit, addresses, userAgent }, siteUrl));
}

async function tooOften({ content }: Services, language: Language, seconds: number) {
  const words = await content.section('common', language).catch(() => undefined);
  return words?.tooOften.replace('{seconds}', String(seconds));
}

/** A page has its language in its address, a call says it. */
function languageSpoken({ request, url }: ActionFunctionArgs): Language {
  if (!url.pathname.startsWith('/api/')) return languageOf(url.pathname);
  return /^en/i.test(request.headers.get('accept-language') ?? '') ? 'en' : 'fr';
}

/** Nothing is sent from a preview: the form is shown again as it was filled in. */
async function refuseInPreview(args: ActionFunctionArgs, kind: LeadKind): Promise<SubmissionResult> {
  const values: Record<string, string> = {};
  const { language } = Object(await readUnsent(args, kind, values).catch(() => undefined));
  const page = isLanguage(language) ? language : languageOf(args.url.pathname);
  return { status: 403, error: 'This is a preview.', told: previewWords[page].nothingSent, values };
}

/** Reads what was written only to show it again. */
async function readUnsent(args: ActionFunctionArgs, kind: LeadKind, values: Record<string, string>) {
  if (kind !== 'application') return (await readFields(args.request, values)).sent;
  const { sent } = await readUpload(serverServicesOf(args), args.request, values);
  await sent.discard();
  return sent.fields;
}

/** Takes what was sent and where it came from. */
type Submit = (
  services: Services,
  request: Request,
  values: Record<string, string>,
  sourceOf: (visit: unknown) => LeadSource | null,
) => Promise<Pick<SubmissionResult, 'location' | 'unmailed'>>;

const submit: Record<LeadKind, Submit> = {
  async contact({ leads }, request, values, sourceOf) {
    const { sent, visit } = await readFields(request, values);
    return outcome(await leads.submitContact(sent, sourceOf(visit)));
  },
  async chat({ leads }, request, values, sourceOf) {
    const { sent, visit } = await readFields(request, values);
    return outcome(await leads.submitChat(sent, sourceOf(visit)));
  },
  async application(services, request, values, sourceOf) {
    const { sent, visit } = await readUpload(services, request, values);
    return outcome(await services.leads.submitApplication(sent, sourceOf(visit)));
  },
  async quote({ leads }, request, values, sourceOf) {
    const { sent, visit } = await readFields(request, values);
    const stored = await leads.submitQuote(sent, sourceOf(visit));
    return outcome(stored, stored.estimate);
  },
  async appointment({ leads }, request, values, sourceOf) {
    const { sent, visit } = await readFields(request, values);
    const stored = await leads.submitAppointment(sent, sourceOf(visit));
    return outcome(stored, stored.appointment);
  },
};

/**
 * What the words of a form do not say. The page of the quote has its own words and not those of the other forms: it
 * is told what is too long.
 */
function inOwnWords(args: ActionFunctionArgs, kind: LeadKind, { reason, fields }: RequestError['details']) {
  const language = languageSpoken(args);
  if (reason === 'disk-reserve' || reason === 'files-today') return { told: noFilesWords[language][reason] };
  const isTooLong = Object.values(Object(fields)).includes('too-long');
  return kind === 'quote' && isTooLong ? { told: formWords[language].problems['too-long'] } : {};
}

/** What the visitor hears of what was stored. */
function outcome({ unmailed }: SubmittedLead, location?: string) {
  return { location, unmailed };
}
