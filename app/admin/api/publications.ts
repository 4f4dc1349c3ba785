import { pageNumber } from '#domain/paging.ts';
import { parisMoment, repeatedHour } from '#domain/publishing/paris-moment.ts';
import { RequestError } from '#domain/request-error.ts';
import { byPattern } from '../../http/by-pattern.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/**
 * GET `?page=`: what is written and not published, what waits for its moment, and a page of what was
 * published. POST publishes the chosen working copies as one, or with `at` schedules them.
 */
const publications = jsonHandler(() => ({}), {
  GET: async ({ services, url }) => ({
    unpublished: await services.workingCopies.list(),
    scheduled: await services.publications.scheduled(),
    published: await services.publications.page(pageNumber(url.searchParams.get('page'))),
  }),

  async POST({ services, request, administrator }) {
    const { documents, at, ...naming } = await readRequestBody(request, requestSchemas.publish);
    const chosen = documents.map(({ document: ref, version }) => ({ ref, version }));
    const by = { ...naming, by: administrator.email };
    const id = at
      ? await services.publications.schedule(chosen, { ...by, at: new Date(at) })
      : await services.publications.publish(chosen, by);
    return { id };
  },
});

/** POST: what the chosen working copies would change, now or `at` a moment, what blocks them and what deserves a look. */
const review = jsonHandler(() => ({}), {
  async POST({ services, request }) {
    const { documents, at } = await readRequestBody(request, requestSchemas.review);
    const moment = at ? { at: momentAt(at) } : undefined;
    if (moment && moment.at <= services.now())
      throw new RequestError(422, 'This moment is past.', { reason: 'publication-past' });
    const review = await services.publicationReview.ofCopies(documents, moment);
    return { ...review, repeatedHour: moment && repeatedHour(moment.at) };
  },
});

/** GET: a publication with what it changes. DELETE takes it off the calendar; its documents are working copies again. */
const publication = jsonHandler(({ id = '' }) => ({ id }), {
  async GET({ services, id }) {
    const { documents: _, ...found } = await services.publications.read(id);
    return { ...found, ...(await services.publicationReview.ofPublication(found)) };
  },

  async DELETE({ services, id, administrator }) {
    await services.publications.withdraw(id, administrator.email);
    return { withdrawn: true };
  },
});

/** POST: puts every document back, and answers which fields were left alone because somebody published them since. */
const undo = jsonHandler(({ id = '' }) => ({ id }), {
  async POST({ services, id, request, administrator }) {
    const { overwrite } = await readRequestBody(request, requestSchemas.undo);
    return services.publications.undo(id, { by: administrator.email, overwrite });
  },
});

/** `2027-01-01T08:00` as clocks in Paris show it, or a moment with its offset. */
function momentAt(at: string): Date {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(at)) return new Date(at);
  const [date = '', time = ''] = at.split('T');
  const moment = parisMoment(date, time);
  if (typeof moment === 'string')
    throw new RequestError(422, 'This time does not come in Paris.', { reason: 'publication-skipped' });
  return moment;
}

const handler = byPattern({
  'api/publications': publications,
  'api/publications/review': review,
  'api/publications/:id': publication,
  'api/publications/:id/undo': undo,
});

export { handler as action, handler as loader };
