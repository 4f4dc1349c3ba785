import { PRIVATE } from '../auth/session.ts';
import { jsonHandler } from './json-handler.ts';

/** GET: a file that an applicant sent, to be saved and never opened on our own pages. */
const call = jsonHandler(({ id = '' }) => ({ id }), {
  async GET({ services, administrator, id }) {
    const file = await services.files.open(id, administrator.email);
    if (!file) return Response.json({ error: 'There is no such file.' }, { status: 404, headers: PRIVATE });
    return new Response(file.body, {
      headers: {
        ...PRIVATE,
        'content-type': file.mediaType,
        'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  },
});

export { call as action, call as loader };

/** As RFC 8187 wants it, which forbids a few characters that encodeURIComponent leaves alone. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
