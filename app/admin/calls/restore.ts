import { callBodies, readCallBody } from './call-body.ts';
import { sectionCalls } from './section-call.ts';

/** POST: brings an earlier version back as a new one. */
const calls = sectionCalls({
  async POST({ services, section, language, request, administrator }) {
    const { rev, basedOn } = await readCallBody(request, callBodies.restore);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.restore(section, language, rev, by) };
  },
});

export { calls as action, calls as loader };
