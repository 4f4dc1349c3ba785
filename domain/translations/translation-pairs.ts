/** An article or a case study, as far as translations go. */
export interface Translatable {
  id: string;
  slug: string;
  /** The id of the same entry in the other language; absent or empty where none is named. */
  translation?: string;
}

export interface TranslationPair<E> {
  fr: E;
  en: E;
}

/**
 * Which entries of the two languages are translations of one another; each is in one pair at most. Those that
 * name each other come first, then those of which one names the other and the other names nobody, then those
 * of the same slug that name nobody. What is not in the lists, because it is hidden or gone, has no part in it.
 */
export function translationPairs<E extends Translatable>(
  french: readonly E[],
  english: readonly E[],
): TranslationPair<E>[] {
  const [fr, en] = [byId(french), byId(english)];
  const taken = new Set<E>();
  const pairs: TranslationPair<E>[] = [];
  const join = (pair: TranslationPair<E>) => {
    if (taken.has(pair.fr) || taken.has(pair.en)) return;
    taken.add(pair.fr).add(pair.en);
    pairs.push(pair);
  };
  const claims = [
    ...claimsOf(fr, en).map(([mine, theirs]) => ({ fr: mine, en: theirs })),
    ...claimsOf(en, fr).map(([mine, theirs]) => ({ fr: theirs, en: mine })),
  ];
  for (const pair of claims) if (pair.fr.translation && pair.en.translation) join(pair);
  for (const pair of claims) join(pair);
  const unnamed = new Map([...en.values()].filter(namesNobody).map((entry) => [entry.slug, entry]));
  for (const entry of [...fr.values()].filter(namesNobody)) {
    const same = unnamed.get(entry.slug);
    if (same) join({ fr: entry, en: same });
  }
  return pairs;
}

/** Whom each names, unless that one names somebody else. */
function claimsOf<E extends Translatable>(own: ReadonlyMap<string, E>, others: ReadonlyMap<string, E>) {
  return [...own.values()].flatMap((entry): [E, E][] => {
    const named = entry.translation ? others.get(entry.translation) : undefined;
    return named && (namesNobody(named) || named.translation === entry.id) ? [[entry, named]] : [];
  });
}

const namesNobody = ({ translation }: Translatable) => !translation;

/** In the order of the ids, so that of several that claim one it is always the same that gets it. */
function byId<E extends Translatable>(entries: readonly E[]): Map<string, E> {
  const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(sorted.map((entry) => [entry.id, entry]));
}
