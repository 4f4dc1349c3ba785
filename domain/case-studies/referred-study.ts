import { type Language, otherLanguage } from '../languages.ts';
import { type Translatable, translationPairs } from '../translations/translation-pairs.ts';

/**
 * The study that a reference leads to on pages of a language: the one of that id, else the translation of the one
 * that has it in the other language. Undefined where visitors can read neither.
 */
export function referredStudy<Study extends Translatable>(
  id: string,
  language: Language,
  published: Record<Language, readonly Study[]>,
): Study | undefined {
  if (id === '') return undefined;
  const own = published[language].find((study) => study.id === id);
  if (own) return own;
  const pairs = translationPairs<Study>(published.fr, published.en);
  return pairs.find((pair) => pair[otherLanguage(language)].id === id)?.[language];
}
