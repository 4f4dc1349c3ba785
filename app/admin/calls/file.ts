import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../services.ts';
import { PRIVATE, requireAdministrator } from '../session.ts';
import { wrongMethod } from '../wrong-method.ts';

/** GET: a file that an applicant sent, to be saved and never opened on our own pages. */
async function call(args: LoaderFunctionArgs): Promise<Response> {
  const { email } = await requireAdministrator(args);
  if (args.request.method !== 'GET') throw wrongMethod('GET, HEAD');
  const file = await servicesOf(args).files.open(args.params.id ?? '', email);
  if (!file) return Response.json({ error: 'There is no such file.' }, { status: 404, headers: PRIVATE });
  return new Response(file.body, {
    headers: {
      ...PRIVATE,
      'content-type': file.mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

export { call as action, call as loader };

/** As RFC 8187 wants it, which forbids a few characters that encodeURIComponent leaves alone. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
