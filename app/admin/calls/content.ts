import { Refusal } from '#domain/refusal.ts';
import { callBodies, readCallBody } from './call-body.ts';
import { type SectionCall, sectionCall } from './section-call.ts';

/** GET: the merged content of a section with its version. */
export const loader = sectionCall(({ services, section, language }) =>
  services.content.load(section, language),
);

/** PUT saves the section, PATCH one field of it, DELETE goes back to the shipped words. */
export const action = sectionCall(async (call) => {
  const change = changes[call.request.method];
  if (!change) throw new Refusal(405, 'Use GET, PUT, PATCH or DELETE.');
  return { rev: await change(call) };
});

const changes: Record<string, (call: SectionCall) => Promise<number>> = {
  async PUT({ services, section, language, request, administrator }) {
    const { content, basedOn } = await readCallBody(request, callBodies.save);
    return services.content.save(section, language, content, { basedOn, by: administrator.email });
  },

  async PATCH({ services, section, language, request, administrator }) {
    const { path, value, basedOn } = await readCallBody(request, callBodies.updateField);
    return services.content.updateField(section, language, path, value, { basedOn, by: administrator.email });
  },

  async DELETE({ services, section, language, request, administrator }) {
    const { basedOn } = await readCallBody(request, callBodies.reset);
    return services.content.reset(section, language, { basedOn, by: administrator.email });
  },
};
