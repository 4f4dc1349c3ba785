import type { LoaderFunctionArgs } from 'react-router';
import { isLanguage, type Language } from '#domain/languages.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { PRIVATE, requireAdministrator } from '../auth/session.ts';
import { errorWords } from '../error-words.ts';
import { describeFinding } from '../finding-words.ts';
import { describeProblem } from '../problem-words.ts';

interface AdminRequest extends Pick<LoaderFunctionArgs, 'request' | 'url' | 'params'> {
  services: Services;
  administrator: Administrator;
}

export type MethodHandlers<Target> = Partial<
  Record<string, (request: AdminRequest & Target) => Promise<unknown>>
>;

/**
 * The JSON API of one thing, by method: signed in, the thing known, errors told as JSON.
 * Serves as loader and as action, so that a method without a handler gets 405 from here.
 */
export function jsonHandler<Target>(
  targetOf: (params: LoaderFunctionArgs['params'], services: Services) => Target,
  handlers: MethodHandlers<Target>,
) {
  const allow = Object.keys(handlers).join(', ').replace('GET', 'GET, HEAD');
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const administrator = await requireAdministrator(args);
    try {
      const services = serverServicesOf(args);
      const { request, url, params } = args;
      const target = targetOf(params, services);
      const handle = handlers[request.method];
      if (!handle) throw wrongMethod(allow);
      const result = await handle({ services, administrator, request, url, params, ...target });
      return result instanceof Response ? result : Response.json(result, { headers: PRIVATE });
    } catch (error) {
      if (!isRequestError(error)) throw error;
      return Response.json(
        { ...told(error), error: errorWords(error) },
        { status: error.status, headers: PRIVATE },
      );
    }
  };
}

/** For what there is once per language. */
export function languageTarget({ language }: LoaderFunctionArgs['params']): { language: Language } {
  if (!isLanguage(language)) throw new RequestError(404, 'There is no such language.');
  return { language };
}

/** The number of a version in the address; 0 is the shipped one. */
export function readRevision({ rev = '' }: LoaderFunctionArgs['params']): number {
  if (!/^\d{1,9}$/.test(rev)) throw new RequestError(404, 'There is no such version.');
  return Number(rev);
}

/** What the server found wrong with fields, in words. */
function told({ details: { problems, findings, ...details } }: RequestError): object {
  return {
    ...details,
    ...(problems && { problems: problems.map(describeProblem) }),
    ...(findings && { findings: findings.map(describeFinding) }),
  };
}
