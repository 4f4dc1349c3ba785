import type { ActionFunctionArgs } from 'react-router';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { sessionToken } from '../../auth/session.ts';
import type { ActionResult } from '../../screen-action.ts';
import { words } from './words.ts';

/** A form that is sent again as it was, with the password. */
export interface Asked {
  intent: string;
  fields: Record<string, string>;
  /** What is going to be done. */
  text: string;
}

interface Call {
  administrator: Administrator;
  args: ActionFunctionArgs;
  form: Record<string, string>;
}

/**
 * What outlasts a session asks for the password first, so that a session that somebody found open makes no lasting
 * way in. The question, as long as the password is missing or wrong, also after too many tries; undefined once it was right.
 */
export async function passwordQuestion(
  { administrator, args, form: { password = '' } }: Call,
  asked: Asked,
): Promise<ActionResult | undefined> {
  const question = { about: 'password', asked };
  if (password === '') return question;
  const { accounts } = serverServicesOf(args);
  const wrong = await accounts
    .prove(administrator, { password, session: sessionToken(args) ?? '' })
    .catch((error: unknown) => {
      if (!isRequestError(error)) throw error;
      throw new RequestError(error.status, error.message, { ...error.details, ...question });
    });
  return wrong && { ...question, error: words.wrongPassword };
}
