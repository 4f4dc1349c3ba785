import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { adminPaths } from '#domain/pages.ts';
import { isRequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import { type AppArgs, serverServicesOf } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { errorWords } from '../error-words.ts';
import { readForm } from '../read-form.ts';
import { tryToLogIn } from './log-in.ts';
import { PRIVATE, withCookies } from './session.ts';

type Accounts = Services['accounts'];

interface Used {
  email: string;
  password: string;
}

const tokenOf = ({ url }: AppArgs) => url.searchParams.get('token') ?? '';

/** The page of a link that works once: `find` says whom it is for, an empty e-mail for whoever holds it. */
export function linkLoader(find: (accounts: Accounts, token: string) => Promise<string | undefined>) {
  return async (args: LoaderFunctionArgs) => {
    const { accounts } = serverServicesOf(args);
    const email = await find(accounts, tokenOf(args));
    const open = email !== undefined;
    const keepsFactor = open && (await accounts.linkKeepsFactor(tokenOf(args)));
    return data({ open, email: email ?? '', keepsFactor }, { status: open ? 200 : 410, headers: PRIVATE });
  };
}

/** What became of a form that was not taken. */
export interface LinkRefusal {
  /** Whether what was written is the reason. */
  invalid: boolean;
  /** Why, where it is more than what the form asks for anyway. */
  because?: string;
}

interface LinkUse<Form> {
  /** Undefined when what was written cannot be taken. */
  read(form: Record<string, string>): Form | undefined;
  /** Uses the link up; undefined when it works no more. */
  use(accounts: Accounts, token: string, form: Form): Promise<Used | undefined>;
  /** Where whoever used it comes in, below the address of the back office. */
  entrance?: string;
}

/** Whoever uses the link is in, unless a code is asked for: then the login asks for it. */
export function linkAction<Form>({ read, use, entrance = '' }: LinkUse<Form>) {
  return async (args: ActionFunctionArgs) => {
    if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
    const form = read(await readForm(args.request));
    const answer = (refused: LinkRefusal, status: number) => data(refused, { status, headers: PRIVATE });
    if (form === undefined) return answer({ invalid: true }, 422);
    let used: Used | undefined;
    try {
      used = await use(serverServicesOf(args).accounts, tokenOf(args), form);
    } catch (error) {
      if (!isRequestError(error)) throw error;
      return answer({ invalid: true, because: errorWords(error) }, error.status);
    }
    if (!used) return answer({ invalid: false }, 410);
    const { cookies } = await tryToLogIn(args, used, { expected: true });
    return redirect(adminPaths.fr + entrance, { headers: withCookies(cookies) });
  };
}
