import type { ActionFunctionArgs } from 'react-router';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { sessionToken } from '../../auth/session.ts';
import type { ActionResult } from '../../screen-action.ts';
import { words } from './words.ts';

interface FactorCall {
  administrator: Administrator;
  args: ActionFunctionArgs;
  form: Record<string, string>;
}

const about = 'factor';

/** What is wrong with the password or the code that somebody typed to show who they are; undefined for nothing. */
async function problemOf(
  { administrator, args, form: { password = '', code = '' } }: FactorCall,
  withCode: boolean,
): Promise<string | undefined> {
  const proof = { password, session: sessionToken(args) ?? '', ...(withCode && { code }) };
  const wrong = await serverServicesOf(args)
    .accounts.prove(administrator, proof)
    .catch((error: unknown) => {
      throw isRequestError(error)
        ? new RequestError(error.status, error.message, { ...error.details, about })
        : error;
    });
  return wrong && { password: words.wrong, code: words.wrongCode }[wrong];
}

/** The forms of the second factor, by intent. Whoever changes it shows password and code again. */
export const factorIntents = {
  async propose({ administrator, args }: FactorCall): Promise<ActionResult> {
    return { about, proposal: await serverServicesOf(args).accounts.factor.propose(administrator.email) };
  },

  async confirm(call: FactorCall): Promise<ActionResult> {
    const { administrator, args, form } = call;
    const { secret = '', code = '', password = '' } = form;
    const { factor } = serverServicesOf(args).accounts;
    const problem = await problemOf(call, false);
    const codes = problem ? undefined : await factor.turnOn(administrator, { secret, code, password });
    if (codes) return { about, done: words.confirmed, codes };
    const proposal = await factor.propose(administrator.email, secret);
    return { about, error: problem ?? words.wrongCode, proposal };
  },

  async renew(call: FactorCall): Promise<ActionResult> {
    const error = await problemOf(call, true);
    if (error) return { about, error };
    const codes = await serverServicesOf(call.args).accounts.factor.newRecoveryCodes(
      call.administrator,
      call.form.password ?? '',
    );
    return { about, done: words.renewed, codes };
  },

  async turnOff(call: FactorCall): Promise<ActionResult> {
    const error = await problemOf(call, true);
    if (error) return { about, error };
    await serverServicesOf(call.args).accounts.factor.turnOff(call.administrator);
    return { about, done: words.turnedOff };
  },
};
