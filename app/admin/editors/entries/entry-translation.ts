import type { LoaderFunctionArgs } from 'react-router';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { type Translatable, translationPairs } from '#domain/translations/translation-pairs.ts';

/** The parameter of an address that names the entry to translate. */
export const TRANSLATED = 'translate';

interface Titled extends Translatable {
  title: string;
}

/** An entry of the other language, as links name it. */
interface OtherEntry {
  id: string;
  title: string;
}

export interface EntryTranslation {
  /** All that can be named as a translation. */
  choices: OtherEntry[];
  /** The entry that says the same in the other language: of the one that is open, or is to be translated. */
  source?: OtherEntry;
  /** Where nothing is open: the entry of this id in the other language, and what it is here, if anything. */
  elsewhere?: OtherEntry & { here?: string };
  /** What the FR/EN switch opens, where it is not what the address says. */
  otherLanguagePath?: string;
}

/** How what is open, or asked for, stands to the other language, as everything is written. */
export async function entryTranslation<E extends Titled>(
  { url, params: { id = '' } }: Pick<LoaderFunctionArgs, 'url' | 'params'>,
  folder: 'articles' | 'case-studies',
  language: Language,
  read: (language: Language) => Promise<readonly E[]>,
): Promise<EntryTranslation> {
  const [own, others] = await Promise.all([read(language), read(otherLanguage(language))]);
  const named = (list: readonly E[], wanted?: string | null) => list.find((entry) => entry.id === wanted);
  const lists = language === 'fr' ? ([own, others] as const) : ([others, own] as const);
  const pairs = translationPairs<E>(...lists);
  const pairOf = (entry: E) => pairs.find(({ fr, en }) => fr === entry || en === entry);

  const opened = named(own, id);
  // What is written here counts, also while the other one still names somebody else.
  const translation = opened
    ? (named(others, opened.translation) ?? pairOf(opened)?.[otherLanguage(language)])
    : named(others, url.searchParams.get(TRANSLATED));
  const same = named(others, id);
  const here = same && pairOf(same)?.[language].id;
  return {
    choices: others.map(told),
    ...(translation && { source: told(translation), otherLanguagePath: `${folder}/${translation.id}` }),
    // Another entry, which only has the same id.
    ...(opened && same && !translation && { otherLanguagePath: folder }),
    ...(!opened && same && { elsewhere: { ...told(same), ...(here && { here }) } }),
  };
}

const told = ({ id, title }: Titled): OtherEntry => ({ id, title });
