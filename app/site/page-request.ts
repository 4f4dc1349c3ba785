import type { LoaderFunctionArgs } from 'react-router';
import { findPage, type PageMatch } from '#domain/pages.ts';
import type { PublicServices } from '#server/public-services.ts';
import { type AppArgs, servicesOf } from '../http/services.ts';

export interface PageRequest extends PageMatch, Pick<AppArgs, 'context'> {
  services: PublicServices;
}

/** Which page a request is for, with the services to answer it. */
export function pageRequest(args: LoaderFunctionArgs): PageRequest {
  const match = findPage(args.url.pathname);
  if (!match) throw new Response(null, { status: 404 });
  return { ...match, services: servicesOf(args), context: args.context };
}
