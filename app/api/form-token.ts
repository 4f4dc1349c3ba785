import type { LoaderFunctionArgs } from 'react-router';
import { serverServicesOf } from '../http/services.ts';

/** GET: a fresh token for the hidden field `form`. Pages are cached for many visitors; a token is for one. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json({ form: await serverServicesOf(args).leads.newForm() });
}
