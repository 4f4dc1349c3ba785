import type { ActionFunctionArgs } from 'react-router';
import { isRequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../http/services.ts';
import { PRIVATE, requireAdministrator } from '../auth/session.ts';
import { wrongMethod } from '../wrong-method.ts';

interface Call {
  services: Services;
  administrator: Administrator;
  request: Request;
  params: ActionFunctionArgs['params'];
}

export type Answers<Target> = Partial<Record<string, (call: Call & Target) => Promise<unknown>>>;

/**
 * The calls of an editor about one thing, by method: signed in, the thing known, refusals told as JSON.
 * Serves as loader and as action, so that a method without an answer gets 405 from here.
 */
export function jsonHandler<Target>(
  targetOf: (params: ActionFunctionArgs['params'], services: Services) => Target,
  answers: Answers<Target>,
) {
  const allow = Object.keys(answers).join(', ').replace('GET', 'GET, HEAD');
  return async (args: ActionFunctionArgs): Promise<Response> => {
    const administrator = await requireAdministrator(args);
    try {
      const services = serverServicesOf(args);
      const { request, params } = args;
      const target = targetOf(params, services);
      const answer = answers[request.method];
      if (!answer) throw wrongMethod(allow);
      const answered = await answer({ services, administrator, request, params, ...target });
      return answered instanceof Response ? answered : Response.json(answered, { headers: PRIVATE });
    } catch (error) {
      if (!isRequestError(error)) throw error;
      return Response.json(
        { error: error.message, ...error.details },
        { status: error.status, headers: PRIVATE },
      );
    }
  };
}
