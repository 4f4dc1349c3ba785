import { dataLoader } from './answer.ts';

export const loader = dataLoader(async ({ services, language }) => {
  const studies = await services.caseStudies.published(language);
  return studies.map((study) => study.slug);
});
