import { type LoaderFunctionArgs, redirect } from 'react-router';
import { redirectTarget } from '#domain/redirects.ts';

/** Former addresses: one permanent step to where the page is now. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url;
  const target = redirectTarget(pathname, search);
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
