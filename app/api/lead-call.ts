import type { ActionFunctionArgs } from 'react-router';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { receiveLead } from '../leads/receive-lead.ts';

/** The action of an address that takes one kind of form by POST and answers in JSON. */
export function leadCall(kind: LeadKind) {
  return async (args: ActionFunctionArgs): Promise<Response> => {
    if (args.request.method !== 'POST') return onlyPost();
    const { status, error, fields, retryAfter, location } = await receiveLead(args, kind);
    const headers = new Headers();
    if (retryAfter) headers.set('retry-after', String(retryAfter));
    if (location) headers.set('location', location);
    const body = status === 201 ? { received: kind } : { error, fields };
    return Response.json(body, { status, headers });
  };
}

export function onlyPost(): Response {
  return Response.json({ error: 'Use POST.' }, { status: 405, headers: { allow: 'POST' } });
}
