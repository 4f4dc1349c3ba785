import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { isRequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../http/services.ts';
import { wrongMethod } from '../http/wrong-method.ts';
import { PRIVATE, refusalOf, requireAdministrator, signedIn, withCookies } from './auth/session.ts';
import { errorWords } from './error-words.ts';
import { receiveForm, textsOf } from './read-form.ts';
import { words } from './words.ts';

interface FormCall {
  services: Services;
  administrator: Administrator;
  args: ActionFunctionArgs;
  form: Record<string, string>;
  /** All that the form names by `id`: several where rows are chosen. */
  ids: readonly string[];
}

/** More than a screen ever shows: a longer list is no form of ours. */
const MOST_IDS = 200;

/** What a form of a screen can lead to: words to show, or a Response (a redirect). */
export interface ActionResult {
  done?: string;
  error?: string;
  /** The session has ended: nothing was done. */
  signedOut?: boolean;
  /** The button of the form that was refused. */
  intent?: string;
  /** The name of the field for which it was refused. */
  field?: string;
  /** Which form of the screen, or which row, this is about. */
  about?: string;
  /** Goes out with the answer, and is not part of it. */
  setCookie?: string;
  [more: string]: unknown;
}

/**
 * The plain forms of a screen, by the value of their button `intent`. A RequestError becomes the words
 * that the screen shows again, also where the role does not allow this form. Without a session nothing is done: the screen stays and says so, and where a
 * whole page is asked for the layout shows the login.
 */
export function screenAction(
  intents: Record<string, (call: FormCall) => Promise<ActionResult | Response>>,
  admit: typeof requireAdministrator = requireAdministrator,
) {
  return async (args: ActionFunctionArgs) => {
    if (!(await signedIn(args)))
      return data<ActionResult>({ error: words.signedOut, signedOut: true }, responseInit(401));
    // Whoever may not see the screen may send none of its forms.
    const administrator = await admit(args, { method: 'GET' });
    if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
    const sent = await receiveForm(args.request);
    const form = textsOf(sent);
    const ids = sent.getAll('id').map((id) => String(id).replaceAll('\0', ''));
    if (ids.length > MOST_IDS)
      return data<ActionResult>({ error: 'C’est trop à la fois.' }, responseInit(400));
    const intent = Object.hasOwn(intents, form.intent ?? '') ? intents[form.intent ?? ''] : undefined;
    if (!intent) return data<ActionResult>({ error: 'Cette action n’existe pas.' }, responseInit(400));
    try {
      const refusal = await refusalOf(args, administrator, { method: 'POST', intent: form.intent });
      if (refusal) throw refusal;
      const result = await intent({ services: serverServicesOf(args), administrator, args, form, ids });
      if (result instanceof Response) return result;
      const { setCookie, ...shown } = result;
      const headers = withCookies(setCookie ? [setCookie] : []);
      return data<ActionResult>(shown, { status: shown.error ? 422 : 200, headers });
    } catch (error) {
      if (!isRequestError(error)) throw error;
      return data<ActionResult>(
        { ...error.details, intent: form.intent, error: errorWords(error) },
        responseInit(error.status),
      );
    }
  };
}

const responseInit = (status: number) => ({ status, headers: PRIVATE });

export const useActionResult = () => useActionData<ActionResult>();
