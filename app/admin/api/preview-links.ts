import { languageOf } from '#domain/languages.ts';
import { readPerspective } from '#domain/publishing/perspective.ts';
import { isSitePath, previewLinkPaths } from '#domain/publishing/preview.ts';
import { RequestError } from '#domain/request-error.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/**
 * GET: the links to previews, newest first, also those that have ended. POST makes one for a perspective and
 * tells its address, this once; it leads to a page of the site. DELETE ends one.
 */
const handler = jsonHandler(() => ({}), {
  GET: async ({ services }) => ({ links: await services.previews.links.list() }),

  async POST({ services, request, administrator }) {
    const sent = await readRequestBody(request, requestSchemas.previewLink);
    const perspective = readPerspective(sent.perspective);
    if (!perspective) throw new RequestError(400, 'There is no such perspective.');
    if (!isSitePath(sent.path))
      throw new RequestError(422, 'A link leads to a page of the site.', { reason: 'preview-path-unknown' });
    const { id, token, expiresAt } = await services.previews.links.create({
      perspective,
      path: sent.path,
      days: sent.days,
      by: administrator.email,
    });
    const address = services.siteUrl + previewLinkPaths[languageOf(sent.path)] + token;
    return { id, address, expiresAt };
  },

  async DELETE({ services, request, administrator }) {
    const { id } = await readRequestBody(request, requestSchemas.endPreviewLink);
    await services.previews.links.revoke(id, administrator.email);
    return { revoked: id };
  },
});

export { handler as action, handler as loader };
