import { dataLoader } from './answer.ts';

export const loader = dataLoader(
  ({ services, language, name }) => services.articles.publishedBySlug(language, name),
  ({ services, language, name }) => services.articles.renamed(language, name),
);
