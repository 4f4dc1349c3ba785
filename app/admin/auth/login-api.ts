import type { ActionFunctionArgs } from 'react-router';
import { loginSchema } from '#domain/accounts/credentials.schema.ts';
import { isRequestError } from '#domain/request-error.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { readRequestBody } from '../api/request-schemas.ts';
import { words } from '../words.ts';
import { retryHeaders, tryToLogIn } from './log-in.ts';
import { PRIVATE, withCookies } from './session.ts';

/**
 * POST {email, password, code?}: 200 with the cookies of the session and of the device, 401, or 429 with Retry-After. With `code`
 * in a 401 the password was right, and the one-time code is `needed` or `wrong`.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') throw wrongMethod('POST');
  try {
    const { email, cookies, retryAfter, code } = await tryToLogIn(
      args,
      await readRequestBody(args.request, loginSchema),
    );
    if (cookies.length > 0)
      return Response.json({ administrator: { email } }, { headers: withCookies(cookies) });
    const error = retryAfter ? words.tooManyTries : code ? words.code[code] : words.loginRefused;
    return Response.json(
      { error, retryAfter, code },
      { status: retryAfter ? 429 : 401, headers: retryHeaders(retryAfter) },
    );
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return Response.json({ error: error.message }, { status: error.status, headers: PRIVATE });
  }
}

export function loader() {
  throw wrongMethod('POST');
}
