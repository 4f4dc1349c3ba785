import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { jsonHandler } from './json-handler.ts';

const LONGEST_QUERY = 200;

/** GET `?q=`: the fields, articles and case studies of a language that hold the words asked for. */
const calls = jsonHandler(
  ({ language }) => {
    if (!isLanguage(language)) throw new RequestError(404, 'There is no such language.');
    return { language };
  },
  {
    GET: ({ services, language, request }) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      return services.officeSearch(language, query.slice(0, LONGEST_QUERY));
    },
  },
);

export { calls as action, calls as loader };
