import { entryHandler } from './entry-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** GET: an article or a case study with its version, drafts included. DELETE takes it off the site. */
const calls = entryHandler({
  GET: ({ entries, language, id }) => entries.load(language, id),

  async DELETE({ entries, language, id, request, administrator }) {
    const { basedOn } = await readRequestBody(request, requestSchemas.remove);
    return { rev: await entries.remove(language, id, { basedOn, by: administrator.email }) };
  },
});

export { calls as action, calls as loader };
