import { RequestError } from '#domain/request-error.ts';
import { entryHandler } from './entry-handler.ts';

/** GET: an article or a case study as it was in an earlier version; 0 is the shipped one. */
const calls = entryHandler({
  GET: async ({ entries, language, id, params }) => {
    if (!/^\d{1,9}$/.test(params.rev ?? '')) throw new RequestError(404, 'There is no such version.');
    return entries.revision(language, id, Number(params.rev));
  },
});

export { calls as action, calls as loader };
