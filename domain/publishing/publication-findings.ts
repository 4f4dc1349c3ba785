import type { FieldProblem } from '../content/field-problem.ts';
import type { DocumentRef } from '../documents.ts';

/** What somebody should know before a publication goes live; the words stand in the back office. */
export interface PublicationFinding extends DocumentRef {
  /** Of an article or a case study. */
  title?: string;
  /** The dotted path of the field; empty for the document as a whole. */
  path: string;
  code:
    | 'conflict'
    | 'contested-translation'
    | 'dead-link'
    | 'deleted'
    | 'empty-figure'
    | 'empty-price'
    | 'empty-text'
    | 'idle-redirect'
    | 'lost-case-study'
    | 'lost-choice'
    | 'lost-picture'
    | 'name-taken'
    | 'other-language'
    | 'picture-words'
    | 'price-moved'
    | 'price-zero'
    | 'schema'
    | 'search-text'
    | 'unknown-translation';
  /** It stands online already: told, and no reason to refuse. */
  standing?: true;
  /** Of a link without a page, of an image that is not there; the public name that is taken; the id of a translation that nobody has written, of a case study or a choice of the calculator that is not there. */
  address?: string;
  /** The document of the same kind and language that has the public name, or wants it too. */
  takenBy?: { id: string; title?: string };
  /** The price before and after; as it is written where it is not one amount each time. */
  was?: number | string;
  becomes?: number | string;
  /** What it is the price of: `Site vitrine`. */
  entry?: string;
  /** What the schema refuses. */
  problem?: FieldProblem;
}

/** Blocks: it cannot go live. Asks: only with an explicit yes. Look: worth a glance. */
export type Weight = 'blocks' | 'asks' | 'look';

const weights: Record<PublicationFinding['code'], Weight> = {
  schema: 'blocks',
  'name-taken': 'blocks',
  conflict: 'blocks',
  deleted: 'blocks',
  'contested-translation': 'blocks',
  'unknown-translation': 'blocks',
  'dead-link': 'blocks',
  'lost-picture': 'blocks',
  'empty-text': 'blocks',
  'empty-price': 'blocks',
  'price-zero': 'asks',
  'price-moved': 'asks',
  'other-language': 'look',
  'search-text': 'look',
  'picture-words': 'look',
  'empty-figure': 'look',
  'idle-redirect': 'look',
  // The page leaves them out.
  'lost-case-study': 'look',
  'lost-choice': 'look',
};

export function weightOf({ code, standing }: PublicationFinding): Weight {
  return standing ? 'look' : weights[code];
}
