import { readRequestBody, requestSchemas } from './request-schemas.ts';
import { sectionHandler } from './section-handler.ts';

/** POST: brings an earlier version back as a new one. */
const calls = sectionHandler({
  async POST({ services, section, language, request, administrator }) {
    const { rev, basedOn } = await readRequestBody(request, requestSchemas.restore);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.restore(section, language, rev, by) };
  },
});

export { calls as action, calls as loader };
