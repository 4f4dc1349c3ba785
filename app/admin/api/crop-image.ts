import { isCropArea } from '#domain/images/crop.ts';
import { RequestError } from '#domain/request-error.ts';
import { PRIVATE } from '../auth/session.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** POST { source, area, alt }: cuts an area, in percent, out of an image of this site; 201 with the new `picture`. */
const handler = jsonHandler(() => ({}), {
  async POST({ services, request, administrator }) {
    const { area, ...sent } = await readRequestBody(request, requestSchemas.crop);
    if (!isCropArea(area))
      throw new RequestError(422, 'The area is not within the image.', { reason: 'crop-outside' });
    const picture = await services.media.crop({ ...sent, area }, administrator.email);
    return Response.json({ picture }, { status: 201, headers: PRIVATE });
  },
});

export { handler as action, handler as loader };
