import type { LoaderFunctionArgs } from 'react-router';
import { serverServicesOf } from '../http/services.ts';

/** GET: a fresh mark for the hidden field `form`. Pages are kept for many visitors; a mark is for one. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json({ form: await serverServicesOf(args).leads.newForm() });
}
