import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** POST: brings in the shipped testimonials that the stored list of a language lacks. */
const calls = jsonHandler(
  ({ language }) => {
    if (!isLanguage(language)) throw new RequestError(404, 'There is no such language.');
    return { language };
  },
  {
    async POST({ services, language, request, administrator }) {
      const { basedOn } = await readRequestBody(request, requestSchemas.sync);
      return services.syncTestimonials(language, { basedOn, by: administrator.email });
    },
  },
);

export { calls as action, calls as loader };
