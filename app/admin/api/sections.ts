import { isSection, type Section } from '#domain/content/sections.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { byPattern } from '../../http/by-pattern.ts';
import { jsonHandler, type MethodHandlers, readRevision } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

interface SectionTarget {
  section: Section;
  language: Language;
}

function sectionHandler(handlers: MethodHandlers<SectionTarget>) {
  return jsonHandler(({ section = '', language }) => {
    if (!isSection(section) || !isLanguage(language))
      throw new RequestError(404, 'There is no such section or language.');
    return { section, language };
  }, handlers);
}

/**
 * GET: the merged content of a section with its version. PUT saves the section, PATCH one field of
 * it, DELETE goes back to the shipped words.
 */
const content = sectionHandler({
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

/** GET: every earlier version of a section, newest first, with who and when. */
const revisions = sectionHandler({
  GET: async ({ services, section, language }) => {
    const revisions = await services.content.revisions(section, language);
    return { revisions: revisions.map(({ body: _, ...revision }) => revision) };
  },
});

/** GET: the whole content of a section as it was in an earlier version; 0 is the shipped one. */
const revision = sectionHandler({
  GET: async ({ services, section, language, params }) => ({
    content: await services.content.version(section, language, readRevision(params)),
  }),
});

/** POST: brings an earlier version back as a new one. */
const restore = sectionHandler({
  async POST({ services, section, language, request, administrator }) {
    const { rev, basedOn } = await readRequestBody(request, requestSchemas.restore);
    const by = { basedOn, by: administrator.email };
    return { rev: await services.content.restore(section, language, rev, by) };
  },
});

const handler = byPattern({
  'api/content/:language/:section': content,
  'api/content/:language/:section/revisions': revisions,
  'api/content/:language/:section/revisions/:rev': revision,
  'api/content/:language/:section/restore': restore,
});

export { handler as action, handler as loader };
