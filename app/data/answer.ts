import type { LoaderFunctionArgs } from 'react-router';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { PublicServices } from '#server/public-services.ts';
import { permanentRedirect } from '../http/permanent-redirect.ts';
import { servicesOf } from '../http/services.ts';

interface DataRequest {
  services: PublicServices;
  language: Language;
  name: string;
}

/** 404 as JSON: the page for lost visitors is no use to a program. */
export function nothingThere(): Response {
  return Response.json({ error: 'Not found' }, { status: 404 });
}

/**
 * A loader that answers what `read` finds, in a language of ours, as JSON. What is not found under its name
 * leads for good to the one that `renamed` gives.
 */
export function dataLoader(
  read: (request: DataRequest) => Promise<unknown>,
  renamed?: (request: DataRequest) => Promise<string | undefined>,
) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const { language, slug, section } = args.params;
    if (!isLanguage(language)) return nothingThere();
    const request = { services: servicesOf(args), language, name: slug ?? section ?? '' };
    const found = await read(request);
    if (found !== undefined) return Response.json(found);
    const name = await renamed?.(request);
    return name === undefined
      ? nothingThere()
      : permanentRedirect(new URL(`${name}.json`, args.url).pathname);
  };
}
