import { type DocumentRef, readDocumentKey } from '#domain/documents.ts';
import { parisDayStart, parisMoment, repeatedHour } from '#domain/publishing/paris-moment.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import { requestSchemas } from '../../api/request-schemas.ts';
import { dayAndMonth, longDateTime } from '../../dates.ts';
import { errorWords } from '../../error-words.ts';
import { type ActionResult, screenAction } from '../../screen-action.ts';
import { words } from './words.ts';

/** The working copies that a form names: `section/fr/home 3:version`. */
function readChosen(ids: readonly string[], form: Record<string, string>) {
  const documents = ids.map((id) => {
    const [key = '', version = ''] = id.split(' ');
    return { document: readDocumentKey(key), version };
  });
  if (ids.length === 0) throw new RequestError(422, '', { reason: 'nothing-chosen' });
  const parsed = requestSchemas.publish.safeParse({
    documents,
    name: form.name ?? '',
    confirmed: form.confirmed === 'yes',
  });
  if (!parsed.success) throw new RequestError(422, words.nameTooLong);
  const { documents: chosen, ...naming } = parsed.data;
  return { chosen: chosen.map(({ document: ref, version }) => ({ ref, version })), naming };
}

/** A form that was refused is shown again as it was filled in. */
async function keepFormOnError(
  { form, ids }: { form: Record<string, string>; ids: readonly string[] },
  work: () => Promise<ActionResult>,
): Promise<ActionResult> {
  try {
    return await work();
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return { ...error.details, error: errorWords(error), ...filledIn(form, ids) };
  }
}

function filledIn(
  { name = '', date = '', time = '', intent = '' }: Record<string, string>,
  ids: readonly string[],
) {
  return { chosen: ids, filled: { name, date, time, intent } };
}

export const publicationAction = screenAction({
  /** Enter in a field: nothing is done. */
  'show-again': async ({ form, ids }) => filledIn(form, ids),

  publish: (call) =>
    keepFormOnError(call, async () => {
      const { chosen, naming } = readChosen(call.ids, call.form);
      await call.services.publications.publish(chosen, { ...naming, by: call.administrator.email });
      return { done: words.published(chosen.length) };
    }),

  schedule: (call) =>
    keepFormOnError(call, async () => {
      const { chosen, naming } = readChosen(call.ids, call.form);
      const { date = '', time = '' } = call.form;
      // Fields for dates take years of six digits.
      if (/^\d{5}/.test(date)) throw new RequestError(422, '', { reason: 'publication-too-far' });
      const at = parisMoment(date, time);
      if (at === 'unreadable') throw new RequestError(422, words.unreadableMoment);
      if (at === 'skipped') throw new RequestError(422, '', { reason: 'publication-skipped' });
      const by = call.administrator.email;
      await call.services.publications.schedule(chosen, { ...naming, by, at });
      const repeated = repeatedHour(at);
      const done = words.willGoLive(longDateTime(at.toISOString()));
      return { done: repeated ? `${done} ${words.repeatedHour[repeated]}` : done };
    }),

  async 'publish-now'({ services, administrator, form: { id = '' } }) {
    await services.publications.publishNow(id, administrator.email);
    return { done: words.nowPublished };
  },

  async withdraw({ services, administrator, form: { id = '' } }) {
    await services.publications.withdraw(id, administrator.email);
    return { done: words.withdrawn };
  },

  async 'take-out'({ services, administrator, form: { id = '', document = '' } }) {
    const ref = requestSchemas.review.shape.documents.element.safeParse(readDocumentKey(document));
    if (!ref.success) throw new RequestError(404, '', { reason: 'publication-unknown' });
    await services.publications.takeOut(id, ref.data, administrator.email);
    return { done: words.takenOut };
  },

  async 'revoke-link'({ services, administrator, form: { id = '' } }) {
    await services.previews.links.revoke(id, administrator.email);
    return { done: words.linkRevoked };
  },

  async undo({ services, administrator, form: { id = '', overwrite = '[]' } }) {
    const chosen = requestSchemas.undo.safeParse({ overwrite: fieldsIn(overwrite) });
    if (!chosen.success) throw new RequestError(404, '', { reason: 'publication-unknown' });
    const by = { ...chosen.data, by: administrator.email };
    const { changed, leftAlone } = await services.publications.undo(id, by);
    const keys = leftAlone.flatMap(({ document, takenBy }) => [document, ...(takenBy ? [takenBy] : [])]);
    const titles = await services.titlesOf(keys.map((key) => readDocumentKey(key) as DocumentRef));
    return {
      ...undoneWords(changed, leftAlone.length),
      undone: id,
      leftAlone: leftAlone.map((one) => ({
        ...one,
        title: titles.get(one.document) ?? '',
        ...(one.takenBy !== undefined && { taker: titles.get(one.takenBy) ?? '' }),
      })),
    };
  },

  async 'undo-today'({ services, administrator }) {
    const now = services.now();
    const name = words.undoTodayName(dayAndMonth(now.toISOString()));
    const by = administrator.email;
    const changed = await services.publications.undoSince(parisDayStart(now), { by, name });
    return undoneWords(changed, 0);
  },
});

function undoneWords(changed: number, left: number): ActionResult {
  if (left === 0) return { done: changed > 0 ? words.undoDone(changed) : words.undoNothing };
  return changed > 0 ? { done: words.undonePartly(changed) } : { error: words.undoneNowhere };
}

function fieldsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
