import { readRequestBody, requestSchemas } from './request-schemas.ts';
import { sectionHandler } from './section-handler.ts';

/**
 * GET: the merged content of a section with its version. PUT saves the section, PATCH one field of
 * it, DELETE goes back to the shipped words.
 */
const calls = sectionHandler({
  GET: ({ services, section, language }) => services.content.load(section, language),

  async PUT({ services, section, language, request, administrator }) {
    const { content, basedOn } = await readRequestBody(request, requestSchemas.save);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.save(section, language, content, by) };
  },

  async PATCH({ services, section, language, request, administrator }) {
    const { path, value, basedOn } = await readRequestBody(request, requestSchemas.updateField);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.updateField(section, language, path, value, by) };
  },

  async DELETE({ services, section, language, request, administrator }) {
    const { basedOn } = await readRequestBody(request, requestSchemas.reset);
    return { rev: await services.content.reset(section, language, { basedOn, by: administrator.email }) };
  },
});

export { calls as action, calls as loader };
