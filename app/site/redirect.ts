import { type LoaderFunctionArgs, redirect } from 'react-router';
import { redirectTarget } from '#domain/redirects.ts';

/** Former addresses: one permanent step to where the page is now. */
export function loader({ url, request }: LoaderFunctionArgs) {
  // The query as it was sent: `url` is without what React Router takes for its own.
  const target = redirectTarget(url.pathname, new URL(request.url).search);
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
