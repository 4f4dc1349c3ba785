import type { ActionFunctionArgs } from 'react-router';
import { serverServicesOf } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { endedSessionCookie, PRIVATE, requireSignedIn, sessionToken } from './session.ts';

/** POST: ends this session. */
async function handler(args: ActionFunctionArgs): Promise<Response> {
  await requireSignedIn(args);
  if (args.request.method !== 'POST') throw wrongMethod('POST');
  const services = serverServicesOf(args);
  await services.accounts.logOut(sessionToken(args) ?? '');
  return Response.json(
    { administrator: null },
    { headers: { ...PRIVATE, 'set-cookie': endedSessionCookie(services) } },
  );
}

export { handler as action, handler as loader };
