import { type Language, languages, otherLanguage } from '../languages.ts';
import type { Translatable } from './translation-pairs.ts';

/** An entry that goes live: which translation it named before, and which it names now. */
export interface TranslationChange {
  language: Language;
  id: string;
  before?: string;
  after?: string;
}

/** An entry that must name another translation than it does, or none. */
export interface RenamedTranslation {
  language: Language;
  id: string;
  translation?: string;
}

/** Whom each entry names, by its id; empty for nobody. */
type Names = Record<Language, Map<string, string>>;

/**
 * What follows when entries that go live name other translations than before: whom they name names them back,
 * and whoever else named one of the two names nobody. `contested` are those that cannot go live together,
 * because they want the same; nothing follows from them.
 */
export function settleTranslations(
  changes: readonly TranslationChange[],
  published: Record<Language, readonly Pick<Translatable, 'id' | 'translation'>[]>,
): { renamed: RenamedTranslation[]; contested: TranslationChange[] } {
  const wanted = namesOf(changes, published);
  const settled = namesOf(changes, published);
  const claims = changes.filter(({ before = '', after = '' }) => before !== after);
  const contested = claims.filter((claim) => claims.some((other) => clash(claim, other)));
  for (const claim of claims) if (!contested.includes(claim)) settle(claim, settled);
  const renamed = languages.flatMap((language) =>
    [...settled[language]]
      .filter(([id, name]) => name !== wanted[language].get(id))
      .map(([id, name]) => ({ language, id, ...(name && { translation: name }) })),
  );
  return { renamed, contested };
}

function namesOf(
  changes: readonly TranslationChange[],
  published: Record<Language, readonly Pick<Translatable, 'id' | 'translation'>[]>,
): Names {
  const of = (language: Language) =>
    new Map([
      ...published[language].map(({ id, translation = '' }) => [id, translation] as const),
      ...changes
        .filter((change) => change.language === language)
        .map(({ id, after = '' }) => [id, after] as const),
    ]);
  return { fr: of('fr'), en: of('en') };
}

function settle({ language, id, after = '' }: TranslationChange, names: Names): void {
  const [own, others] = [names[language], names[otherLanguage(language)]];
  for (const [other, name] of others) if (name === id && other !== after) others.set(other, '');
  if (after === '') return;
  for (const [other, name] of own) if (name === after && other !== id) own.set(other, '');
  if (others.has(after)) others.set(after, id);
}

/** Whether two claim the same, or one claims the other, which claims a third. */
function clash(one: TranslationChange, other: TranslationChange): boolean {
  if (one === other || !one.after || !other.after) return false;
  if (one.language === other.language) return one.after === other.after;
  return (one.after === other.id) !== (other.after === one.id);
}
