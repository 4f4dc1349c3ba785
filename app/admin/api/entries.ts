import { entryHandler } from './entry-handler.ts';

/** GET: what lists show of every article or case study, drafts included. */
const calls = entryHandler({
  GET: async ({ entries, language }) => ({ entries: await entries.listed(language) }),
});

export { calls as action, calls as loader };
