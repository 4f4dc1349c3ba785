import { callBodies, readCallBody } from './call-body.ts';
import { entryCalls } from './entry-call.ts';

/** GET: an article or a case study with its version, drafts included. DELETE takes it off the site. */
const calls = entryCalls({
  GET: ({ entries, language, id }) => entries.load(language, id),

  async DELETE({ entries, language, id, request, administrator }) {
    const { basedOn } = await readCallBody(request, callBodies.remove);
    return { rev: await entries.remove(language, id, { basedOn, by: administrator.email }) };
  },
});

export { calls as action, calls as loader };
