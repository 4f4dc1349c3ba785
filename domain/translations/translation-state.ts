import type { Touch } from './last-touched.ts';
import { isBlank, type TextPair } from './text-pairs.ts';

/** What has to be done about an English text, the most urgent first. */
export const translationStates = ['missing', 'outdated', 'identical', 'current'] as const;

export type TranslationState = (typeof translationStates)[number];

/** Somebody looked at both texts and said that they are right. */
export interface Confirmation extends Pick<TextPair, 'french' | 'english'> {
  at: string;
}

/** What is known about an English text besides the two texts themselves. */
export interface TextRecord {
  /** What shipped together is right. */
  shipped?: Pick<TextPair, 'french' | 'english'>;
  confirmed?: Confirmation;
  touched?: Touch;
  /** It is written anew and not published yet: whoever does so looks at the French of now. */
  inDraft?: boolean;
}

export interface JudgedText {
  state: TranslationState;
  /** Of an outdated text: the French text that it was written or confirmed for. */
  before?: string;
}

export function judgeText(pair: TextPair, known: TextRecord): JudgedText {
  const { french, english, isList } = pair;
  if (isSamePair(pair, known.shipped) || isSamePair(pair, known.confirmed)) return { state: 'current' };
  if (isList) return { state: Number(english) < Number(french) ? 'missing' : 'outdated' };
  if (isBlank(english)) return { state: 'missing' };
  if (french === english && hasWords(french)) return { state: 'identical' };
  const before = known.inDraft ? undefined : sourceOf(english, known);
  return before === undefined || before === french ? { state: 'current' } : { state: 'outdated', before };
}

/** A figure, an e-mail or the address of a page is the same in both languages. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(?:\S+@\S+|(?:https?:|mailto:|tel:|\/|#)\S*)$/.test(text);
}

/** The French text that the English one belongs to: of its last touch, or of a later confirmation of the same words. */
function sourceOf(english: string, { touched, confirmed }: TextRecord): string | undefined {
  const isLater = confirmed?.english === english && confirmed.at >= (touched?.at ?? '');
  return isLater ? confirmed.french : touched?.source;
}

function isSamePair(pair: TextPair, other: TextRecord['shipped']): boolean {
  return other !== undefined && pair.french === other.french && pair.english === other.english;
}
