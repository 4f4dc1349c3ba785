import type { LoaderFunctionArgs } from 'react-router';
import {
  type Configuration,
  offeredFeatures,
  offeredTypes,
  projectType,
} from '#domain/calculator/configuration.ts';
import {
  caseStudyFormSchema,
  caseStudySchema,
  requiredOfCaseStudy,
} from '#domain/case-studies/case-study.schema.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { editedLanguage } from '../../shell/address.ts';
import { entryTranslation } from '../entries/entry-translation.ts';

export type CaseStudiesData = Awaited<ReturnType<typeof loadCaseStudies>>;
export type OpenedCaseStudy = NonNullable<CaseStudiesData['opened']>;

/** The list of case studies, the one that is open, and what its form and its checks need. */
export async function loadCaseStudies(args: LoaderFunctionArgs) {
  const services = serverServicesOf(args);
  const language = editedLanguage(args.url);
  const { id = '' } = args.params;
  const [studies, { source, ...translation }, calculator] = await Promise.all([
    services.writtenEntries.caseStudies(language),
    entryTranslation(args, 'case-studies', language, services.writtenEntries.caseStudies),
    services.content.section('calculator', language),
  ]);
  const known = studies.some((study) => study.id === id);
  return {
    language,
    id,
    studies,
    ...translation,
    /** What visitors can choose in the calculator. */
    offered: offeredChoices(calculator),
    opened: known ? await open(services, language, id) : undefined,
    /** The same study in the other language, to read beside it or to translate. */
    source: source && (await open(services, otherLanguage(language), source.id)),
  };
}

export type OfferedChoices = ReturnType<typeof offeredChoices>;

/** The types of the calculator and the options of each, by their ids and as visitors read them. */
function offeredChoices(configuration: Configuration) {
  return offeredTypes(configuration).map((id) => ({
    id,
    title: projectType(configuration, id)?.title || id,
    options: offeredFeatures(configuration, id).map(({ key, name }) => ({ id: key, name })),
  }));
}

async function open(services: Services, language: Language, id: string) {
  return {
    document: await services.workingCopies.load({ collection: 'case-study', language, id }),
    shape: describeSchema(caseStudySchema),
    formShape: describeSchema(caseStudyFormSchema),
    required: requiredOfCaseStudy,
  };
}
