import type { FieldShape } from '../editing/shape.ts';
import type { Language } from '../languages.ts';
import { translatedTexts } from './text-pairs.ts';

/** A document of either language as it was published; without content while there was none. */
export interface PublishedVersion {
  language: Language;
  /** When, as ISO text; empty for what shipped. */
  at: string;
  content: unknown;
}

/** When an English text was last written, and which French text stood beside it then. */
export interface Touch {
  at: string;
  /** Undefined where there was no French document yet. */
  source?: string;
}

/**
 * For each English text, by its path, its last touch, read from the history of both documents. What went live
 * together was written together: of one moment the French version counts first.
 */
export function lastTouched(shape: FieldShape, versions: readonly PublishedVersion[]): Map<string, Touch> {
  const touched = new Map<string, Touch>();
  let french: ReadonlyMap<string, string> | undefined;
  let english: ReadonlyMap<string, string> = new Map();
  for (const { language, at, content } of versions.toSorted(inOrder)) {
    const texts = content === undefined ? undefined : translatedTexts(shape, content);
    if (language === 'fr') {
      // Where the French document came later, its first version is what the English one is held against.
      if (!french && texts)
        for (const [path, touch] of touched) touched.set(path, { ...touch, source: texts.get(path) ?? '' });
      french = texts ?? french;
      continue;
    }
    for (const [path, text] of texts ?? [])
      if (english.get(path) !== text)
        touched.set(path, { at, ...(french && { source: french.get(path) ?? '' }) });
    english = texts ?? new Map();
  }
  return touched;
}

function inOrder(one: PublishedVersion, other: PublishedVersion): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return Number(one.language !== 'fr') - Number(other.language !== 'fr');
}
