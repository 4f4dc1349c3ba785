import { jsonHandler, languageTarget } from './json-handler.ts';

const LONGEST_QUERY = 200;

/** GET `?q=`: the fields, articles and case studies of a language that hold the words asked for. */
const handler = jsonHandler(languageTarget, {
  GET: ({ services, language, url }) =>
    services.contentSearch(language, (url.searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)),
});

export { handler as action, handler as loader };
