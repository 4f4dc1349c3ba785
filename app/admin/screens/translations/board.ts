import { type TranslationState, translationStates } from '#domain/translations/translation-state.ts';
import type { TranslatedRef } from '#server/translations/confirmed-translations.ts';
import type {
  TranslatedDocument,
  TranslatedText,
  TranslationBoard,
  UntranslatedEntry,
} from '#server/translations/translation-board.ts';
import { fieldLocation } from '../../field-location.ts';
import { navigation } from '../../shell/navigation.ts';
import { words } from './words.ts';

/** Which texts are shown: of one state, or all that somebody has to look at. */
export const filters = ['open', ...translationStates] as const;
export type Filter = (typeof filters)[number];

type Counts = Record<TranslationState, number>;

/** A text with its field and the way to it. */
export interface BoardText extends TranslatedText {
  document: TranslatedRef;
  /** As its editor calls it. */
  field: string;
  /** The editor, below the address of the back office. */
  editor: string;
  parameters: Record<string, string>;
  hash: string;
}

/** What is edited on one screen. */
export interface BoardPage {
  key: string;
  name: string;
  texts: BoardText[];
  untranslated: UntranslatedEntry[];
  counts: Counts;
}

export function readFilter(text: string | null): Filter {
  return filters.find((filter) => filter === text) ?? 'open';
}

export const isShown = (filter: Filter, state: TranslationState) =>
  filter === 'open' ? state !== 'current' : state === filter;

/** What can be confirmed; an empty text is left so one by one. */
export const isConfirmable = ({ state }: Pick<TranslatedText, 'state'>) =>
  state === 'outdated' || state === 'identical';

/** Names all texts that are confirmed together, as whoever confirms has seen them. */
export const seenOf = (texts: readonly TranslatedText[]) => texts.map(({ seen }) => seen).join('');

export function countOf({ counts }: Pick<BoardPage, 'counts'>, filter: Filter): number {
  return translationStates
    .filter((state) => isShown(filter, state))
    .reduce((sum, state) => sum + counts[state], 0);
}

/** Everything, by the screen that edits it, in the order of the navigation; then entries, then images. */
export function boardPages({
  documents,
  untranslated,
}: Awaited<ReturnType<TranslationBoard['all']>>): BoardPage[] {
  const pages = new Map<string, BoardPage>();
  const add = (key: string, name: string, texts: BoardText[], entries: UntranslatedEntry[] = []) => {
    const page = pages.get(key) ?? { key, name, texts: [], untranslated: [], counts: noCounts() };
    page.texts.push(...texts);
    page.untranslated.push(...entries);
    for (const { state } of texts) page.counts[state] += 1;
    page.counts.missing += entries.length;
    pages.set(key, page);
  };
  for (const one of documents)
    for (const text of one.texts) {
      const { name, ...place } = placeOf(one, text.path);
      add(one.document.collection === 'media' ? 'media' : place.editor, name, [
        { ...text, document: one.document, ...place },
      ]);
    }
  for (const [key, collection, name] of [
    ['articles', 'article', words.articles],
    ['case-studies', 'case-study', words.caseStudies],
  ] as const) {
    const entries = untranslated.filter((entry) => entry.collection === collection);
    if (entries.length > 0) add(key, name, [], entries);
  }
  return [...pages.values()].sort((one, other) => rankOf(one.key) - rankOf(other.key));
}

const noCounts = (): Counts => ({ missing: 0, outdated: 0, identical: 0, current: 0 });

const order = navigation.flatMap(({ entries }) => entries.map(({ path }) => path));

/** An article stands where the navigation has the articles. */
function rankOf(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.indexOf(key.split('/')[0] ?? '') : place;
}

type TextPlace = Pick<BoardText, 'field' | 'editor' | 'parameters' | 'hash'> & { name: string };

function placeOf({ document, title }: TranslatedDocument, path: string): TextPlace {
  const { collection, id } = document;
  if (collection === 'media')
    return {
      name: words.media,
      field: `${words.image} (${title})`,
      editor: 'media',
      parameters: { open: id },
      hash: '',
    };
  const { path: editor, ...place } = fieldLocation({ collection, language: 'en', id }, path, title);
  return { ...place, editor, parameters: collection === 'section' ? { beside: '1' } : {} };
}
