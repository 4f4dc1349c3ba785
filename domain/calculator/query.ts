import type { Language } from '../languages.ts';
import {
  complexities,
  designs,
  monthlyServices,
  PAGES_MAX,
  PAGES_MIN,
  type Selection,
  startSelection,
  TIMELINE_MAX,
  TIMELINE_MIN,
} from './choices.ts';
import { type Configuration, offeredFeatures, offeredTypes } from './configuration.ts';
import { STEPS, type Step } from './steps.ts';

/** The parameter that names the step, and its value for the request after the last one. */
export const stepParameter: Record<Language, string> = { fr: 'etape', en: 'step' };
const quoteStep: Record<Language, string> = { fr: 'devis', en: 'quote' };

/** The value of a checked box in an address or a form. */
export const CHECKED_VALUE = '1';

/**
 * The selection an address or a form holds. It never refuses: what is missing or makes no sense is
 * as at the start, a whole number out of range becomes the nearest one in it, and features that the
 * type does not offer are dropped. A type that is not offered is the first that is.
 */
export function readSelection(fields: URLSearchParams, configuration: Configuration): Selection {
  const types = offeredTypes(configuration);
  const type = oneOf(types, fields.get('type'), types[0] ?? startSelection.type);
  const features = fields.getAll('features');
  return {
    type,
    complexity: oneOf(complexities, fields.get('complexity'), startSelection.complexity),
    features: offeredFeatures(configuration, type)
      // By name too: links of the time when an option had no id.
      .filter(({ key, name }) => features.includes(key) || features.includes(name))
      .map(({ name }) => name),
    design: oneOf(designs, fields.get('design'), startSelection.design),
    pages: wholeNumber(fields.get('pages'), PAGES_MIN, PAGES_MAX, startSelection.pages),
    timeline: wholeNumber(fields.get('timeline'), TIMELINE_MIN, TIMELINE_MAX, startSelection.timeline),
    maintenance: fields.get('maintenance') === CHECKED_VALUE,
    seo: fields.get('seo') === CHECKED_VALUE,
    hosting: fields.get('hosting') === CHECKED_VALUE,
  };
}

/** The selection as names and values, for an address or for the hidden fields of a form. */
export function selectionFields(selection: Selection, configuration: Configuration): [string, string][] {
  const { type, complexity, features, design, pages, timeline } = selection;
  return [
    ['type', type],
    ['complexity', complexity],
    ...offeredFeatures(configuration, type)
      .filter(({ name }) => features.includes(name))
      .map(({ key }): [string, string] => ['features', key]),
    ['design', design],
    ['pages', String(pages)],
    ...monthlyServices
      .filter((service) => selection[service])
      .map((service): [string, string] => [service, CHECKED_VALUE]),
    ['timeline', String(timeline)],
  ];
}

/** An address of the other language says the same: the language button keeps the query as it is. */
export function readStep(fields: URLSearchParams): Step {
  const value = fields.get(stepParameter.fr) ?? fields.get(stepParameter.en);
  const isQuote = Object.values(quoteStep).some((name) => name === value);
  return isQuote ? 'quote' : wholeNumber(value, 1, STEPS, 1);
}

export function stepValue(step: Step, language: Language): string {
  return step === 'quote' ? quoteStep[language] : String(step);
}

/** The query of a step with a selection: sent to somebody, it shows them the same. */
export function calculatorQuery(
  step: Step,
  selection: Selection,
  configuration: Configuration,
  language: Language,
): string {
  const fields = selectionFields(selection, configuration);
  return `?${new URLSearchParams([[stepParameter[language], stepValue(step, language)], ...fields])}`;
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null, otherwise: Name): Name {
  return names.find((name) => name === value) ?? otherwise;
}

function wholeNumber(value: string | null, min: number, max: number, otherwise: number): number {
  if (!value || !/^-?\d+$/.test(value)) return otherwise;
  return Math.min(Math.max(Number(value), min), max);
}
