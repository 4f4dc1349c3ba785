import type { SectionContent } from '../content/sections.ts';
import { fillIn } from '../content/text.ts';
import type { Language } from '../languages.ts';
import { formatAmount, formatFactor, withVat } from './amounts.ts';
import { monthlyServices, PAGES_MAX, type Selection } from './choices.ts';
import { offeredFeatures, projectType } from './configuration.ts';
import type { Estimate } from './estimate.ts';

type Calculator = SectionContent<'calculator'>;

/** A priced selection in words and figures: what page, mail and document show alike. */
export interface PricedSelection {
  /** Words and prices in the language of the reader. */
  calculator: Calculator;
  selection: Selection;
  figures: Estimate;
  language: Language;
}

export interface EstimateLine {
  id: string;
  label: string;
  value: string;
  detail?: string;
}

/** The same choices and prices in the words of another calculator. What it does not offer keeps its name. */
export function inWordsOf(
  calculator: Calculator,
  language: Language,
  { selection, figures, calculator: own }: PricedSelection,
): PricedSelection {
  const [known, offered] = [own, calculator].map((one) => offeredFeatures(one, selection.type));
  const translated = (name: string) => {
    const key = known?.find((feature) => feature.name === name)?.key;
    return offered?.find((feature) => feature.key === key)?.name ?? name;
  };
  const features = selection.features.map(translated);
  return { calculator, language, figures, selection: { ...selection, features } };
}

/**
 * How the total is made, line by line. The surcharge is for information and no part of the sum: it is
 * marked as such, and nothing here says that the lines add up.
 */
export function estimateLines({ calculator, selection, figures, language }: PricedSelection): EstimateLine[] {
  const { labels } = calculator;
  const words = labels.estimate;
  const euros = (amount: number) => formatAmount(amount, language);
  return [
    {
      id: 'base',
      label: words.base,
      value: euros(figures.base),
      detail: `${typeTitle(calculator, selection)}, ${labels.complexity[selection.complexity].title}`,
    },
    {
      id: 'features',
      label: words.features,
      value: euros(figures.features),
      detail: selection.features.join(', '),
    },
    {
      id: 'design',
      label: words.design,
      value: euros(figures.design),
      detail: labels.design[selection.design].title,
    },
    { id: 'factor', label: words.pages, value: factorWords({ calculator, selection, figures, language }) },
    ...(figures.surcharge === undefined
      ? []
      : [
          {
            id: 'surcharge',
            label: words.surcharge,
            value: euros(figures.surcharge),
            detail: words.surchargeNote,
          },
        ]),
    ...sumLines({ calculator, figures, language }),
  ];
}

/** What all of it comes to, with tax, and by the month. */
export function sumLines({
  calculator: { labels },
  figures,
  language,
}: Pick<PricedSelection, 'calculator' | 'figures' | 'language'>): EstimateLine[] {
  const words = labels.estimate;
  const euros = (amount: number) => formatAmount(amount, language);
  const perMonth = (amount: number) => fillIn(labels.perMonth, { price: euros(amount) });
  const { vat, gross } = withVat(figures.total);
  return [
    { id: 'total', label: words.total, value: euros(figures.total) },
    { id: 'vat', label: words.vat, value: euros(vat) },
    { id: 'gross', label: words.gross, value: euros(gross) },
    {
      id: 'monthly',
      label: words.monthly,
      value: perMonth(figures.monthly),
      detail:
        figures.monthly > 0
          ? fillIn(words.monthlyGross, { price: perMonth(withVat(figures.monthly).gross) })
          : undefined,
    },
  ];
}

/** What was chosen, without prices. */
export function selectionLines({
  calculator,
  selection,
}: Pick<PricedSelection, 'calculator' | 'selection'>): EstimateLine[] {
  const { labels } = calculator;
  const services = monthlyServices.filter((service) => selection[service]);
  return [
    { id: 'type', label: labels.quoteForm.type, value: typeTitle(calculator, selection) },
    {
      id: 'complexity',
      label: labels.quoteForm.complexity,
      value: labels.complexity[selection.complexity].title,
    },
    {
      id: 'features',
      label: labels.estimate.features,
      value: selection.features.join(', ') || labels.quoteForm.none,
    },
    { id: 'design', label: labels.estimate.design, value: labels.design[selection.design].title },
    { id: 'pages', label: labels.pageCount, value: pageNumber(selection.pages) },
    {
      id: 'services',
      label: labels.quoteForm.services,
      value: services.map((service) => labels.services[service].title).join(', ') || labels.quoteForm.none,
    },
    { id: 'timeline', label: labels.timeline, value: weekWords(calculator, selection.timeline) },
  ];
}

/** `1 page`, `7 pages`; the upper end stands for more. */
export function pageWords({ labels }: Calculator, pages: number): string {
  if (pages === 1) return labels.page;
  return pages === PAGES_MAX ? labels.maxPages : fillIn(labels.pages, { pages });
}

/** Where a label names the pages already: `7`; the upper end stands for more. */
export function pageNumber(pages: number): string {
  return pages === PAGES_MAX ? `${pages}+` : String(pages);
}

export function typeTitle(calculator: Calculator, { type }: Selection): string {
  return projectType(calculator, type)?.title ?? type;
}

function weekWords({ labels }: Calculator, weeks: number): string {
  return weeks === 1 ? labels.week : fillIn(labels.weeks, { weeks });
}

function factorWords({ calculator, selection, figures, language }: PricedSelection): string {
  const factor = formatFactor(figures.factor, language);
  return fillIn(calculator.labels.estimate.factor, { factor, pages: pageWords(calculator, selection.pages) });
}
