import type { LoaderFunctionArgs } from 'react-router';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { servicesOf } from '../services.ts';

interface DataRequest {
  services: Services;
  language: Language;
  name: string;
}

/** 404 as JSON: the page for lost visitors is no use to a program. */
export function nothingThere(): Response {
  return Response.json({ error: 'Not found' }, { status: 404 });
}

/** A loader that answers what `read` finds, in a language of ours, as JSON. */
export function dataLoader(read: (request: DataRequest) => Promise<unknown>) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const { language, slug, section } = args.params;
    if (!isLanguage(language)) return nothingThere();
    const found = await read({ services: servicesOf(args), language, name: slug ?? section ?? '' });
    return found === undefined ? nothingThere() : Response.json(found);
  };
}
