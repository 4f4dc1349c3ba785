import type { LoaderFunctionArgs } from 'react-router';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { byPattern } from '../http/by-pattern.ts';
import { wrongMethod } from '../http/wrong-method.ts';
import { receiveLead } from '../site/forms/receive-lead.ts';

/** POST: one kind of form each, answered in JSON. */
export const action = byPattern({
  'api/contact': leadHandler('contact'),
  'api/chat': leadHandler('chat'),
  'api/applications': leadHandler('application'),
  'api/quotes': leadHandler('quote'),
  'api/appointments': leadHandler('appointment'),
});

export const loader = () => wrongMethod('POST');

function leadHandler(kind: LeadKind) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    if (args.request.method !== 'POST') return wrongMethod('POST');
    const { status, error, told, fields, retryAfter, location, unmailed } = await receiveLead(args, kind, {
      shownAgain: false,
    });
    const headers = new Headers();
    if (retryAfter) headers.set('retry-after', String(retryAfter));
    if (location) headers.set('location', location);
    const body = status === 201 ? { received: kind, unmailed } : { error, told, fields };
    return Response.json(body, { status, headers });
  };
}
