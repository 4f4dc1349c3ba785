import { isSection } from '#domain/content/sections.ts';
import { RequestError } from '#domain/request-error.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** GET: the texts of a section in both languages, each with its state. POST: « toujours juste » for one of them. */
const handler = jsonHandler(
  ({ section = '' }) => {
    if (!isSection(section)) throw new RequestError(404, 'There is no such section.');
    return { ref: { collection: 'section', id: section } as const };
  },
  {
    GET: async ({ services, ref }) => ({ texts: (await services.translations.document(ref)).texts }),

    async POST({ services, ref, request, administrator }) {
      const text = await readRequestBody(request, requestSchemas.confirmTranslation);
      await services.translations.confirm(ref, [text], administrator.email);
      return { confirmed: true };
    },
  },
);

export { handler as action, handler as loader };
