import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { answerCalls } from './answer-calls.ts';
import { callBodies, readCallBody } from './call-body.ts';

/** POST: brings in the shipped testimonials that the stored list of a language lacks. */
const calls = answerCalls(
  ({ language }) => {
    if (!isLanguage(language)) throw new RequestError(404, 'There is no such language.');
    return { language };
  },
  {
    async POST({ services, language, request, administrator }) {
      const { basedOn } = await readCallBody(request, callBodies.sync);
      return services.syncTestimonials(language, { basedOn, by: administrator.email });
    },
  },
);

export { calls as action, calls as loader };
