import type { ActionFunctionArgs } from 'react-router';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedFile } from '#server/uploads/upload.ts';
import { serverServicesOf } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { PRIVATE, requireAdministrator } from '../auth/session.ts';
import { errorWords } from '../error-words.ts';
import { readMediaQuery } from '../screens/media/query.ts';

/**
 * GET ?q=&page=: the images of the library, for a picker. POST (multipart, one file `picture`)
 * adds one; POST to /api/media/:id puts another image in its place, wherever it is shown.
 */
async function handler(args: ActionFunctionArgs): Promise<Response> {
  const { email } = await requireAdministrator(args);
  const { media } = serverServicesOf(args);
  const { id } = args.params;
  try {
    if (args.request.method === 'GET' && !id)
      return jsonResponse(200, await media.page(readMediaQuery(args.url.searchParams)));
    if (args.request.method !== 'POST') throw wrongMethod(id ? 'POST' : 'GET, HEAD, POST');
    return await withImage(args, async (file) =>
      id
        ? jsonResponse(200, { picture: await media.replace(id, file, email) })
        : jsonResponse(201, { picture: await media.add(file, email) }),
    );
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return jsonResponse(error.status, { error: errorWords(error) });
  }
}

export { handler as action, handler as loader };

const jsonResponse = (status: number, body: object) => Response.json(body, { status, headers: PRIVATE });

/** Hands over the one file that was sent, and leaves none behind. */
async function withImage<T>(args: ActionFunctionArgs, use: (file: ReceivedFile) => Promise<T>): Promise<T> {
  const upload = await receive(serverServicesOf(args), args.request);
  try {
    const [file] = upload.files;
    if (file?.field !== 'picture')
      throw new RequestError(400, 'There is no picture.', { reason: 'image-missing' });
    return await use(file);
  } finally {
    await upload.discard();
  }
}

function receive({ receiveImage }: Services, request: Request) {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw new RequestError(415, 'Send a form with a file (multipart/form-data).');
  return receiveImage({ body: request.body, contentType });
}
