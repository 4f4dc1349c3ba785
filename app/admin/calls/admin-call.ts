import type { ActionFunctionArgs } from 'react-router';
import { isRefusal } from '#domain/refusal.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { servicesOf } from '../../services.ts';
import { PRIVATE, requireAdministrator } from '../session.ts';
import { wrongMethod } from '../wrong-method.ts';

export interface AdminCall {
  services: Services;
  administrator: Administrator;
  request: Request;
  params: ActionFunctionArgs['params'];
}

type Answers<Call> = Partial<Record<string, (call: Call) => Promise<unknown>>>;

/**
 * The calls of an editor to one address, by method: signed in, refusals told as JSON. An answer that
 * is no Response goes out as JSON. Serves as loader and as action, so that a method without an
 * answer gets 405 from here. `extend` adds what the calls of one kind have in common.
 */
export function adminCalls<Call extends AdminCall = AdminCall>(
  answers: Answers<Call>,
  extend: (call: AdminCall) => Call = (call) => call as Call,
) {
  const allow = Object.keys(answers).join(', ').replace('GET', 'GET, HEAD');
  return async (args: ActionFunctionArgs): Promise<Response> => {
    const administrator = await requireAdministrator(args);
    const { request, params } = args;
    try {
      const call = extend({ services: servicesOf(args), administrator, request, params });
      const answer = answers[request.method];
      if (!answer) throw wrongMethod(allow);
      const body = await answer(call);
      return body instanceof Response ? body : Response.json(body, { headers: PRIVATE });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { message, details, status } = error;
      return Response.json({ error: message, ...details }, { status, headers: PRIVATE });
    }
  };
}
