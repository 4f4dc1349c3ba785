import { dataLoader } from './answer.ts';

export const loader = dataLoader(async ({ services, language }) => ({
  articles: await services.articles.published(language),
}));
