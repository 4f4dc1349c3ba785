import { DAY_MS } from '../../paris-day.ts';

/**
 * People read before they write, and programs keep forms; but autofill is quick, and a tab may stay open for days.
 * So neither makes a suspect by itself.
 */
const FORM_MIN_AGE_MS = 2000;
const FORM_MAX_AGE_MS = DAY_MS;

/** `none`: posted without the token of a rendered form. `forged`: with one that we did not make. */
export type FormAge = number | 'none' | 'forged';

interface Written {
  /** The trap field that people do not see. */
  website: string;
  formAge: FormAge;
  /** What was written where a name or a word is asked for. */
  lines: readonly string[];
  message: string;
}

/** From this score on, a lead lies among the spam, its mail is marked and its visitor gets no answer yet. */
const SUSPECT_FROM = 3;
const LINKS_TOLERATED = 2;

const rules: { reason: string; points: number; applies(written: Written): boolean }[] = [
  { reason: 'honeypot', points: 3, applies: ({ website }) => website.trim() !== '' },
  { reason: 'forged-form', points: 3, applies: ({ formAge }) => formAge === 'forged' },
  { reason: 'too-fast', points: 2, applies: ({ formAge }) => isBelow(formAge, FORM_MIN_AGE_MS) },
  { reason: 'too-old', points: 1, applies: ({ formAge }) => isAbove(formAge, FORM_MAX_AGE_MS) },
  { reason: 'no-form', points: 1, applies: ({ formAge }) => formAge === 'none' },
  {
    reason: 'many-links',
    points: 2,
    applies: ({ message }) => count([message], /https?:\/\//gi) > LINKS_TOLERATED,
  },
  {
    reason: 'markup',
    points: 2,
    applies: ({ message }) => count([message], /<a\s|\[url[=\]]|\[link[=\]]/gi) > 0,
  },
  {
    reason: 'link-in-short-field',
    points: 2,
    applies: ({ lines }) => count(lines, /https?:\/\/|www\./gi) > 0,
  },
  {
    reason: 'sales-words',
    points: 1,
    applies: ({ lines, message }) => count([...lines, message], SALES_WORDS) > 1,
  },
  { reason: 'other-alphabet', points: 1, applies: ({ message }) => isMostlyOtherAlphabet(message) },
];

const SALES_WORDS =
  /\b(?:backlinks?|casino|crypto|bitcoin|viagra|seo services?|guest posts?|page one of google|loan offer)\b/gi;

export interface SpamVerdict {
  score: number;
  reasons: string[];
  suspect: boolean;
}

/** How much a message looks like spam. Never a ground to drop it: suspects are stored and flagged. */
export function spamVerdict(written: Written): SpamVerdict {
  const met = rules.filter((rule) => rule.applies(written));
  const score = met.reduce((sum, { points }) => sum + points, 0);
  return { score, reasons: met.map(({ reason }) => reason), suspect: score >= SUSPECT_FROM };
}

function isBelow(age: FormAge, limit: number): boolean {
  return typeof age === 'number' && age < limit;
}

function isAbove(age: FormAge, limit: number): boolean {
  return typeof age === 'number' && age > limit;
}

function count(texts: readonly string[], pattern: RegExp): number {
  return texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** Our visitors write French, English or Dutch. */
function isMostlyOtherAlphabet(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 20 && latin < letters / 2;
}
