import { dataLoader } from './answer.ts';

/** By id or by slug. */
export const loader = dataLoader(
  async ({ services, language, name }) => {
    const studies = await services.caseStudies.published(language);
    const found = studies.find(({ id, slug }) => id === name || slug === name);
    return found && services.caseStudies.publishedBySlug(language, found.slug);
  },
  ({ services, language, name }) => services.caseStudies.renamed(language, name),
);
