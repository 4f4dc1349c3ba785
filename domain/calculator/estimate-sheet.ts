import { fillIn } from '../content/text.ts';
import { type EstimateLine, estimateLines, type PricedSelection, selectionLines } from './estimate-lines.ts';
import { longDate, validUntil } from './validity.ts';

/** An estimate as it was made: with the words and prices of that day, whatever they are today. */
export interface FrozenEstimate extends PricedSelection {
  madeAt: Date;
}

/** The estimate as a document, page and PDF alike. */
export interface EstimateSheet {
  title: string;
  dated: string;
  validUntil: string;
  selectionTitle: string;
  selection: EstimateLine[];
  priceTitle: string;
  price: EstimateLine[];
  note: string;
}

export function estimateSheet(frozen: FrozenEstimate): EstimateSheet {
  const { document: words, estimate } = frozen.calculator.labels;
  const date = (day: Date) => longDate(day, frozen.language);
  return {
    title: words.title,
    dated: fillIn(words.dated, { date: date(frozen.madeAt) }),
    validUntil: fillIn(words.validUntil, { date: date(validUntil(frozen.madeAt)) }),
    selectionTitle: words.selection,
    selection: selectionLines(frozen),
    priceTitle: words.price,
    price: estimateLines(frozen),
    note: estimate.note,
  };
}
