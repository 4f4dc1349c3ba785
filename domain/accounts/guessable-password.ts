import { GUESSED_WORDS, LITTLE_WORDS, RUNS } from './guessed-words.ts';

/** Why a password is guessed soon: a word of the site or its owner's, one of everybody's, or a few keys again and again. */
export type Guessable = 'own' | 'common' | 'repeated';

/** A piece of a password, and what it costs a guesser, in letters typed at random. */
interface Piece {
  length: number;
  cost: number;
  /** Undefined for a letter that nothing explains. */
  why?: Guessable;
}

/** With less than this, twelve letters or more are guessed as soon as seven. */
const ENOUGH = 7;
/** Of more the guesser needs no other words. */
const LOOKED_AT = 200;
const SHORTEST_REPETITION = 3;
/** Three neighbours on the keyboard stand in many words (`autre`); these three stand for themselves. */
const BEGUN_RUN = /^(?:\d\d\d|abc|aze|qwe)/;
const SHORTEST_RUN = 4;
const SHORTEST_OWN = 3;

/** Signs that stand for a letter, where they stand in a word. */
const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'il',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'il',
};

interface OwnWords {
  email: string;
  /** What every page says of the agency: its name, its telephone, its address. */
  agency: readonly string[];
  siteUrl: string;
}

/** The words that somebody who knows the site tries first: its name, its address and that of the account. */
export function wordsOfSite({ email, agency, siteUrl }: OwnWords) {
  const host = new URL(siteUrl).hostname;
  const partsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);
  const parts = [...agency, email, host].flatMap(partsOf);
  const joined = agency.map((text) => partsOf(text).join(''));
  const words = ['vitrine', withoutGaps(plain(email)), ...parts, ...joined];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_OWN && !tooPlain.has(word));
}

/** Parts of addresses that say nothing of the site. */
const tooPlain = new Set(['www', 'com', 'net', 'org', 'the', 'les', 'des']);

/**
 * Why whoever knows the site would guess this password soon; undefined for one that is fit to use. It is taken
 * apart into the pieces that cost a guesser least; what is left over must be worth seven letters.
 */
export function whyGuessable(password: string, own: readonly string[]): Guessable | undefined {
  const text = withoutGaps(plain(password)).slice(0, LOOKED_AT);
  const pieces = onceEach(cheapestPieces(text, own), text);
  if (sum(pieces) >= ENOUGH) return undefined;
  const why = (['own', 'common'] as const).find((reason) => pieces.some((piece) => piece.why === reason));
  return why ?? 'repeated';
}

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What stands between words is forgotten: it is the first that a guesser tries. */
const withoutGaps = (text: string) => text.replaceAll(/[\s._'’-]+/gu, '');

const sum = (pieces: readonly Piece[]) => pieces.reduce((total, { cost }) => total + cost, 0);

/** A piece that comes again costs nothing any more. */
function onceEach(pieces: readonly Piece[], text: string): Piece[] {
  const seen = new Set<string>();
  let at = 0;
  return pieces.flatMap((piece) => {
    const said = text.slice(at, at + piece.length);
    at += piece.length;
    if (piece.why && seen.has(said)) return [];
    seen.add(said);
    return [piece];
  });
}

/** The way through the text that costs least, from its end to its beginning. */
function cheapestPieces(text: string, own: readonly string[]): Piece[] {
  const best: { cost: number; piece?: Piece }[] = [];
  best[text.length] = { cost: 0 };
  for (let at = text.length - 1; at >= 0; at -= 1) {
    best[at] = { cost: Number.POSITIVE_INFINITY };
    for (const piece of piecesAt(text, at, own)) {
      const cost = piece.cost + (best[at + piece.length]?.cost ?? Number.POSITIVE_INFINITY);
      if (cost < (best[at]?.cost ?? 0)) best[at] = { cost, piece };
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const { piece } = best[at] ?? {};
    if (!piece) break;
    pieces.push(piece);
    at += piece.length;
  }
  return pieces;
}

function piecesAt(text: string, at: number, own: readonly string[]): Piece[] {
  const pieces: Piece[] = [{ length: 1, cost: 1 }];
  const addWords = (words: readonly string[], cost: number, why: Guessable) => {
    for (const word of words) if (reads(text, at, word)) pieces.push({ length: word.length, cost, why });
  };
  addWords(own, 1, 'own');
  addWords(GUESSED_WORDS, 2, 'common');
  addWords(LITTLE_WORDS, 1, 'common');
  const year = /^(?:19|20)\d\d/.exec(text.slice(at, at + 4));
  if (year) pieces.push({ length: 4, cost: 1, why: 'repeated' });
  const run = runAt(text, at);
  const shortestRun = BEGUN_RUN.test(text.slice(at, at + 3)) ? 3 : SHORTEST_RUN;
  if (run >= shortestRun) pieces.push({ length: run, cost: 1, why: 'repeated' });
  const repetition = repetitionAt(text, at);
  if (repetition >= SHORTEST_REPETITION) pieces.push({ length: repetition, cost: 1, why: 'repeated' });
  pieces.push(...repeatedBlocks(text, at));
  return pieces;
}

/** Whether this word can be read there. */
function reads(text: string, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const wanted = word.charAt(index);
    const given = text.charAt(at + index);
    if (given !== wanted && !lookAlikes[given]?.includes(wanted)) return false;
  }
  return true;
}

/** How far the keys follow one another there, in either direction. */
function runAt(text: string, at: number): number {
  return Math.max(...runs.map((run) => commonLength(text, at, run)));
}

const runs = RUNS.map(plain).flatMap((run) => [run, [...run].reverse().join('')]);

function commonLength(text: string, at: number, run: string): number {
  const start = run.indexOf(text.charAt(at));
  if (start < 0) return 0;
  let length = 0;
  while (start + length < run.length && text.charAt(at + length) === run.charAt(start + length)) length += 1;
  return length;
}

/** How often the same key is typed there. */
function repetitionAt(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && text.charAt(at + length) === text.charAt(at)) length += 1;
  return length;
}

const LONGEST_BLOCK = 8;

/** A few keys that are typed three times and more, such as `abcabcabc`: they cost what the first of them do. */
function repeatedBlocks(text: string, at: number): Piece[] {
  const pieces: Piece[] = [];
  for (let size = 2; size <= LONGEST_BLOCK; size += 1) {
    const block = text.slice(at, at + size);
    let times = 1;
    while (text.startsWith(block, at + times * size)) times += 1;
    if (times >= 3) pieces.push({ length: times * size, cost: size, why: 'repeated' });
  }
  return pieces;
}
