import { z } from 'zod';
import { offeredFeatures } from './configuration.ts';
import type { Estimate } from './estimate.ts';
import { type PricedSelection, pageNumber, typeTitle } from './estimate-lines.ts';

/** One line of a price that the agency wrote itself: whole euros before tax. */
export interface RevisedLine {
  label: string;
  amount: number;
}

/** What the agency proposes in the place of an estimate. */
export interface Revision {
  /** The estimate that the visitor made is the first. */
  number: number;
  /** When the one was made that this one takes the place of. */
  formerMadeAt: Date;
  lines: readonly RevisedLine[];
  monthly: number;
}

const LINES_MAX = 40;
const LABEL_MAX = 200;
const AMOUNT_MAX = 10_000_000;

const amount = z.number().int().min(0).max(AMOUNT_MAX);
const revisionSchema = z.object({
  lines: z
    .array(
      z.object({
        label: z
          .string()
          .trim()
          .min(1)
          .max(LABEL_MAX)
          .regex(/^\P{Cc}*$/u),
        amount,
      }),
    )
    .min(1)
    .max(LINES_MAX),
  monthly: amount,
});

/** Undefined for what is no price: each line has a name and whole euros, as prices have everywhere. */
export function readRevision(input: unknown): Pick<Revision, 'lines' | 'monthly'> | undefined {
  return revisionSchema.safeParse(input).data;
}

/** What a revision begins with: the lines that make the total of the one before. What costs nothing is no line. */
export function firstLines({ calculator, selection, figures, language }: PricedSelection): RevisedLine[] {
  const { labels } = calculator;
  const told = (what: string, which: string) => `${what}${language === 'fr' ? '\u00a0' : ''}: ${which}`;
  const chosen = offeredFeatures(calculator, selection.type).filter(({ name }) =>
    selection.features.includes(name),
  );
  const named = [
    {
      label: told(
        labels.estimate.base,
        `${typeTitle(calculator, selection)}, ${labels.complexity[selection.complexity].title}`,
      ),
      amount: figures.base,
    },
    ...chosen.map(({ name, price }) => ({ label: name, amount: price })),
    {
      label: labels.estimate.features,
      amount: figures.features - sumOf(chosen.map(({ price }) => price)),
    },
    { label: told(labels.estimate.design, labels.design[selection.design].title), amount: figures.design },
  ].filter((line) => line.amount > 0);
  const more = figures.total - sumOf(named.map((line) => line.amount));
  const pages = { label: told(labels.pageCount, pageNumber(selection.pages)), amount: more };
  return more > 0 ? [...named, pages] : named;
}

/** The sums of a revision, in the form that every estimate has. */
export function revisedFigures({ lines, monthly }: Pick<Revision, 'lines' | 'monthly'>): Estimate {
  const total = sumOf(lines.map((line) => line.amount));
  return { base: total, features: 0, design: 0, factor: 1, total, monthly };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
