import { type ActionFunctionArgs, data, type HeadersArgs, redirect } from 'react-router';
import type { LeadKind } from '#domain/leads/lead-kinds.ts';
import { receiveLead } from './receive-lead.ts';
import type { SendState } from './use-sending.ts';

/** What somebody wrote is shown to nobody else. */
const UNSHARED = { 'cache-control': 'no-store' };

/** The parameter that tells, after the way back, that the form was received. */
const SENT = 'sent';

/** The action of a page whose form is posted without scripts: shows it again with what is wrong, or leads back. */
export function postedForm(kind: LeadKind) {
  return async (args: ActionFunctionArgs) => {
    const {
      status,
      fields = {},
      values,
      told,
      retryAfter,
    } = await receiveLead(args, kind, { shownAgain: true });
    if (status === 201) throw redirect(`${args.url.pathname}?${SENT}=1`, { status: 303 });
    const state: SendState = Object.keys(fields).length > 0 ? 'refused' : 'failed';
    const headers = { ...UNSHARED, ...(retryAfter && { 'retry-after': String(retryAfter) }) };
    return data({ state, fields, values, told }, { status, headers });
  };
}

/** The `headers` of a page whose form may be posted: what the action says goes out with the page. */
export const postedHeaders = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export function wasSent(url: URL): boolean {
  return url.searchParams.get(SENT) === '1';
}
