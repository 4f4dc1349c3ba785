import { callBodies, readCallBody } from './call-body.ts';
import { entryCalls } from './entry-call.ts';

/** POST: brings an earlier version back as a new one, also of what was deleted. */
const calls = entryCalls({
  async POST({ entries, language, id, request, administrator }) {
    const { rev, basedOn } = await readCallBody(request, callBodies.restoreEntry);
    return { rev: await entries.restore(language, id, rev, { basedOn, by: administrator.email }) };
  },
});

export { calls as action, calls as loader };
