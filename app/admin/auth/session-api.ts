import type { LoaderFunctionArgs } from 'react-router';
import { wrongMethod } from '../../http/wrong-method.ts';
import { currentAdministrator, PRIVATE } from './session.ts';

/** GET: who is signed in, null for nobody. */
async function handler(args: LoaderFunctionArgs): Promise<Response> {
  if (args.request.method !== 'GET') throw wrongMethod('GET, HEAD');
  const administrator = await currentAdministrator(args);
  return Response.json(
    { administrator: administrator ? { email: administrator.email } : null },
    { headers: PRIVATE },
  );
}

export { handler as action, handler as loader };
