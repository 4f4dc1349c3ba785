import type { RouteConfigEntry } from '@react-router/dev/routes';

type Exact = (path: string, file: string, id: string) => RouteConfigEntry;

/** The public content as JSON. */
export const dataRoutes = (exact: Exact) => [
  exact('data/gallery-images.json', 'data/gallery-images.ts', 'data.gallery'),
  exact('data/carrousel-images.json', 'data/carrousel-images.ts', 'data.carrousel'),
  exact('data/:language/categories.json', 'data/categories.ts', 'data.categories'),
  exact('data/:language/articles/index.json', 'data/articles.ts', 'data.articles'),
  exact('data/:language/articles/:slug.json', 'data/article.ts', 'data.article'),
  exact('data/:language/study-cases/index.json', 'data/case-studies.ts', 'data.caseStudies'),
  exact('data/:language/study-cases/:slug.json', 'data/case-study.ts', 'data.caseStudy'),
  exact('data/:language/:section.json', 'data/section.ts', 'data.section'),
  exact('data/*', 'data/nothing.ts', 'data.nothing'),
];
