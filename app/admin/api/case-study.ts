import { isPlainObject } from '#domain/content/schema-parts.ts';
import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** PUT: replaces a case study as a whole. Its id is its address and never changes. */
const calls = jsonHandler(
  ({ language, id }) => {
    if (!isLanguage(language)) throw new RequestError(404, 'There is no such language.');
    return { language, id };
  },
  {
    async PUT({ services, language, id, request, administrator }) {
      const { content, basedOn } = await readRequestBody(request, requestSchemas.save);
      if (isPlainObject(content) && content.id !== undefined && content.id !== id)
        throw new RequestError(422, 'The id of a case study cannot change.', {
          problems: [{ path: 'id', message: `must stay "${id}"` }],
        });
      const by = { basedOn, by: administrator.email };
      return { rev: await services.caseStudies.save(language, content, by) };
    },
  },
);

export { calls as action, calls as loader };
