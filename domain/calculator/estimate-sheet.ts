import { fillIn } from '../content/text.ts';
import type { Language } from '../languages.ts';
import { formatAmount } from './amounts.ts';
import {
  type EstimateLine,
  estimateLines,
  type PricedSelection,
  selectionLines,
  sumLines,
} from './estimate-lines.ts';
import type { Revision } from './revised-estimate.ts';
import { longDate, validUntil } from './validity.ts';

/** An estimate as it was made: with the words and prices of that day, whatever they are today. */
export interface FrozenEstimate extends PricedSelection {
  madeAt: Date;
  /** Where the agency wrote it in the place of another: its lines are its own. */
  revision?: Revision;
}

/** The estimate as a document, page and PDF alike. */
export interface EstimateSheet {
  title: string;
  dated: string;
  validUntil: string;
  /** Of a revision: which it is, and what it takes the place of. */
  revised?: string;
  selectionTitle: string;
  /** Empty for a revision: its lines say what it is for. */
  selection: EstimateLine[];
  priceTitle: string;
  price: EstimateLine[];
  note: string;
}

export function estimateSheet(frozen: FrozenEstimate): EstimateSheet {
  const { revision } = frozen;
  const { document: words, estimate } = frozen.calculator.labels;
  const date = (day: Date) => longDate(day, frozen.language);
  return {
    title: words.title,
    dated: fillIn(words.dated, { date: date(frozen.madeAt) }),
    validUntil: fillIn(words.validUntil, { date: date(validUntil(frozen.madeAt)) }),
    ...(revision && {
      revised: fillIn(words.revised, { number: revision.number, date: date(revision.formerMadeAt) }),
    }),
    selectionTitle: words.selection,
    selection: revision ? [] : selectionLines(frozen),
    priceTitle: words.price,
    price: revision ? [...ownLines(revision, frozen.language), ...sumLines(frozen)] : estimateLines(frozen),
    note: estimate.note,
  };
}

function ownLines({ lines }: Revision, language: Language): EstimateLine[] {
  return lines.map(({ label, amount }, index) => ({
    id: `line-${index + 1}`,
    label,
    value: formatAmount(amount, language),
  }));
}
