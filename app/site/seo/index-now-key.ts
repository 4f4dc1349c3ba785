import type { LoaderFunctionArgs } from 'react-router';
import { serverServicesOf } from '../../http/services.ts';

/** The proof that notices to search engines come from whoever runs this site (indexnow.org). */
export function loader(args: LoaderFunctionArgs) {
  const { indexNowKey } = serverServicesOf(args);
  if (!indexNowKey) throw new Response(null, { status: 404 });
  return new Response(indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
