import { sectionHandler } from './section-handler.ts';

/** GET: every earlier version of a section, newest first, with who and when. */
const calls = sectionHandler({
  GET: async ({ services, section, language }) => {
    const revisions = await services.content.revisions(section, language);
    return { revisions: revisions.map(({ body: _, ...revision }) => revision) };
  },
});

export { calls as action, calls as loader };
