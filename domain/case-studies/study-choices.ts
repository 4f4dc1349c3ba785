import { monthlyServices, type ProjectTypeId } from '../calculator/choices.ts';
import { type Configuration, offeredFeatures, offeredTypes } from '../calculator/configuration.ts';
import { CHECKED_VALUE, calculatorQuery, readSelection } from '../calculator/query.ts';
import type { Language } from '../languages.ts';
import type { CaseStudy } from './case-study.schema.ts';

/** The choices of a study; one that is being written may lack some. */
type StudyChoices = Partial<NonNullable<CaseStudy['calculator']>>;

/**
 * The query that opens the calculator with the choices of a study. What is not offered any more is left out;
 * undefined without a type that is offered: the price of another type would say nothing.
 */
export function studyQuery(
  choices: StudyChoices | undefined,
  configuration: Configuration,
  language: Language,
): string | undefined {
  if (!choices || !offeredType(choices, configuration)) return undefined;
  const selection = readSelection(fieldsOf(choices), configuration);
  return calculatorQuery(1, selection, configuration, language);
}

/** The choices of a study that the calculator does not offer, each with its path in the study. */
export function lostChoices(
  choices: StudyChoices | undefined,
  configuration: Configuration,
): { path: string; id: string }[] {
  if (!choices?.type) return [];
  const type = offeredType(choices, configuration);
  if (!type) return [{ path: 'calculator.type', id: choices.type }];
  const offered = new Set(offeredFeatures(configuration, type).map(({ key }) => key));
  return (choices.features ?? []).flatMap((id, place) =>
    offered.has(id) ? [] : [{ path: `calculator.features.${place}`, id }],
  );
}

function offeredType({ type }: StudyChoices, configuration: Configuration): ProjectTypeId | undefined {
  return offeredTypes(configuration).find((id) => id === type);
}

function fieldsOf(choices: StudyChoices): URLSearchParams {
  const { type = '', complexity = '', design = '', pages = '', timeline = '', features = [] } = choices;
  const single = { type, complexity, design, pages: String(pages), timeline: String(timeline) };
  return new URLSearchParams([
    ...Object.entries(single),
    ...features.map((id) => ['features', id]),
    ...monthlyServices.filter((name) => choices[name]).map((name) => [name, CHECKED_VALUE]),
  ]);
}
