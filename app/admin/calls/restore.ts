import { callBodies, readCallBody } from './call-body.ts';
import { sectionCall } from './section-call.ts';

/** POST: brings an earlier version back as a new one. */
export const action = sectionCall(async ({ services, section, language, request, administrator }) => {
  const { rev, basedOn } = await readCallBody(request, callBodies.restore);
  return {
    rev: await services.content.restore(section, language, rev, { basedOn, by: administrator.email }),
  };
});
