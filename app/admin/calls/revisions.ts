import { sectionCall } from './section-call.ts';

/** GET: every earlier version of a section, newest first, with who and when. */
export const loader = sectionCall(async ({ services, section, language }) => ({
  revisions: await services.content.revisions(section, language),
}));
