import { jsonHandler, languageTarget } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** POST: brings in the shipped testimonials that the stored list of a language lacks. */
const handler = jsonHandler(languageTarget, {
  async POST({ services, language, request, administrator }) {
    const { basedOn } = await readRequestBody(request, requestSchemas.sync);
    return services.syncTestimonials(language, { basedOn, by: administrator.email });
  },
});

export { handler as action, handler as loader };
