import { exactRoute } from '../exact-route.ts';

/** Address and id of each route that gives public content as JSON. */
const routes = [
  ['data/gallery-images.json', 'data.gallery'],
  ['data/carrousel-images.json', 'data.carrousel'],
  ['data/:language/categories.json', 'data.categories'],
  ['data/:language/articles/index.json', 'data.articles'],
  ['data/:language/articles/:slug.json', 'data.article'],
  ['data/:language/study-cases/index.json', 'data.caseStudies'],
  ['data/:language/study-cases/:slug.json', 'data.caseStudy'],
  ['data/:language/:section.json', 'data.section'],
  ['data/*', 'data.nothing'],
] as const;

export const dataRoutes = routes.map(([path, id]) => exactRoute(path, 'data/public-content.ts', id));
