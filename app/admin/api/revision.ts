import { RequestError } from '#domain/request-error.ts';
import { sectionHandler } from './section-handler.ts';

/** GET: the whole content of a section as it was in an earlier version; 0 is the shipped one. */
const calls = sectionHandler({
  GET: async ({ services, section, language, params }) => {
    if (!/^\d{1,9}$/.test(params.rev ?? '')) throw new RequestError(404, 'There is no such version.');
    return { content: await services.content.version(section, language, Number(params.rev)) };
  },
});

export { calls as action, calls as loader };
