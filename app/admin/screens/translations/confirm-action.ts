import { RequestError } from '#domain/request-error.ts';
import type { TranslatedRef } from '#server/translations/confirmed-translations.ts';
import { screenAction } from '../../screen-action.ts';
import { boardPages, isConfirmable, isShown, readFilter, seenOf } from './board.ts';
import { words } from './words.ts';

const collections = ['section', 'article', 'case-study', 'media'] as const;

function readDocument(key = ''): TranslatedRef {
  const [name, ...rest] = key.split('/');
  const collection = collections.find((one) => one === name);
  if (!collection)
    throw new RequestError(404, 'There is no such document.', { reason: 'translation-unknown' });
  return { collection, id: rest.join('/') };
}

/** « Toujours juste », for one text and for all that a page shows. */
export const confirmAction = screenAction({
  async confirm({ services, administrator, form: { document, path = '', seen = '' } }) {
    await services.translations.confirm(readDocument(document), [{ path, seen }], administrator.email);
    return { done: words.confirmed(1) };
  },

  async 'confirm-page'({ services, administrator, form: { page: key, filter: asked = '', seen } }) {
    const filter = readFilter(asked);
    const page = boardPages(await services.translations.all()).find((one) => one.key === key);
    const texts = page?.texts.filter((text) => isConfirmable(text) && isShown(filter, text.state)) ?? [];
    // Somebody was quicker, or clicked twice.
    if (texts.length === 0) return { done: words.alreadyConfirmed };
    if (seenOf(texts) !== seen)
      throw new RequestError(409, 'The texts have changed.', { reason: 'translation-changed' });
    for (const [document, chosen] of Map.groupBy(texts, (text) => text.document))
      await services.translations.confirm(document, chosen, administrator.email);
    return { done: words.confirmed(texts.length) };
  },
});
