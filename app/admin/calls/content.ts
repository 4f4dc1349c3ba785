import { callBodies, readCallBody } from './call-body.ts';
import { sectionCalls } from './section-call.ts';

/**
 * GET: the merged content of a section with its version. PUT saves the section, PATCH one field of
 * it, DELETE goes back to the shipped words.
 */
const calls = sectionCalls({
  GET: ({ services, section, language }) => services.content.load(section, language),

  async PUT({ services, section, language, request, administrator }) {
    const { content, basedOn } = await readCallBody(request, callBodies.save);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.save(section, language, content, by) };
  },

  async PATCH({ services, section, language, request, administrator }) {
    const { path, value, basedOn } = await readCallBody(request, callBodies.updateField);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.updateField(section, language, path, value, by) };
  },

  async DELETE({ services, section, language, request, administrator }) {
    const { basedOn } = await readCallBody(request, callBodies.reset);
    return { rev: await services.content.reset(section, language, { basedOn, by: administrator.email }) };
  },
});

export { calls as action, calls as loader };
