import { entryCalls } from './entry-call.ts';

/** GET: every version of an article or a case study, newest first, with who and when. */
const calls = entryCalls({
  GET: async ({ entries, language, id }) => ({ revisions: await entries.revisions(language, id) }),
});

export { calls as action, calls as loader };
