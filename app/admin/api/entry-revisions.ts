import { entryHandler } from './entry-handler.ts';

/** GET: every earlier version of an article or a case study, newest first, with who and when. */
const calls = entryHandler({
  GET: async ({ entries, language, id }) => {
    const revisions = await entries.revisions(language, id);
    return { revisions: revisions.map(({ body: _, ...revision }) => revision) };
  },
});

export { calls as action, calls as loader };
