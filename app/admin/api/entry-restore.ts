import { entryHandler } from './entry-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** POST: brings an earlier version back as a new one, also of what was deleted. */
const calls = entryHandler({
  async POST({ entries, language, id, request, administrator }) {
    const { rev, basedOn } = await readRequestBody(request, requestSchemas.restoreEntry);
    return { rev: await entries.restore(language, id, rev, { basedOn, by: administrator.email }) };
  },
});

export { calls as action, calls as loader };
