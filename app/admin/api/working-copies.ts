import { isSection } from '#domain/content/sections.ts';
import type { DocumentRef } from '#domain/documents.ts';
import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { byPattern } from '../../http/by-pattern.ts';
import { jsonHandler, type MethodHandlers } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

const collections = { sections: 'section', articles: 'article', 'case-studies': 'case-study' } as const;

/** What an entry is called in addresses; sections have names of their own. */
const ENTRY_ID = /^[\w-]{1,200}$/;

function copyHandler(handlers: MethodHandlers<{ ref: DocumentRef }>) {
  return jsonHandler(({ collection = '', language, id = '' }) => {
    const known = Object.hasOwn(collections, collection) && isLanguage(language);
    if (!known || !(collection === 'sections' ? isSection(id) : ENTRY_ID.test(id)))
      throw new RequestError(404, 'There is no such document.');
    return { ref: { collection: collections[collection as keyof typeof collections], language, id } };
  }, handlers);
}

/** GET: every document that was written and not published, with who and when. */
const list = jsonHandler(() => ({}), {
  GET: async ({ services }) => ({ workingCopies: await services.workingCopies.list() }),
});

/**
 * GET: a document as it is written, with the version that a next save must be based on. PUT keeps what was
 * written, which visitors do not see; DELETE throws it away and answers what is published.
 */
const workingCopy = copyHandler({
  GET: ({ services, ref }) => services.workingCopies.load(ref),

  async PUT({ services, ref, request, administrator }) {
    const { content, basedOn } = await readRequestBody(request, requestSchemas.writeCopy);
    await services.workingCopies.save(ref, content, { basedOn, by: administrator.email });
    return withoutContent(await services.workingCopies.load(ref));
  },

  async DELETE({ services, ref, request, administrator }) {
    const { basedOn } = await readRequestBody(request, requestSchemas.discardCopy);
    await services.workingCopies.discard(ref, { basedOn, by: administrator.email });
    return services.workingCopies.load(ref);
  },
});

/** POST: makes public what was written. Prices that change a lot need `confirmed`. */
const publish = copyHandler({
  async POST({ services, ref, request, administrator }) {
    const { content, ...options } = await readRequestBody(request, requestSchemas.publishCopy);
    await services.publications.publishContent(ref, content, { ...options, by: administrator.email });
    return withoutContent(await services.workingCopies.load(ref));
  },
});

/** POST: takes a document out of the scheduled publication that holds it, to write in it again. */
const takeOut = copyHandler({
  async POST({ services, ref, administrator }) {
    const { scheduled } = await services.workingCopies.load(ref);
    if (!scheduled) throw new RequestError(404, 'Nothing holds this.', { reason: 'publication-unknown' });
    await services.publications.takeOut(scheduled.publication, ref, administrator.email);
    return services.workingCopies.load(ref);
  },
});

/** Whoever wrote it knows it: it need not come back. */
function withoutContent<T extends { content: unknown; withTheirs: unknown }>({
  content: _,
  withTheirs: __,
  ...document
}: T) {
  return document;
}

const handler = byPattern({
  'api/working-copies': list,
  'api/working-copies/:collection/:language/:id': workingCopy,
  'api/working-copies/:collection/:language/:id/publish': publish,
  'api/working-copies/:collection/:language/:id/take-out': takeOut,
});

export { handler as action, handler as loader };
