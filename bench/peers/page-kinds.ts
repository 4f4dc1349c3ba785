import { ARTICLE_SLUG } from './peer-pages.ts';

export interface PageKind {
  name: string;
  path: string;
  /** The least EcoIndex. */
  ecoIndex: number;
}

/** One page of each kind. The peers have the three that `peer-pages.ts` names. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: '/', ecoIndex: 70 },
  { name: 'agency', path: '/agence', ecoIndex: 70 },
  { name: 'service', path: '/expertises/hebergement', ecoIndex: 80 },
  { name: 'pricing', path: '/tarifs', ecoIndex: 80 },
  { name: 'blog list', path: '/blog', ecoIndex: 80 },
  { name: 'article', path: `/blog/${ARTICLE_SLUG}`, ecoIndex: 80 },
  { name: 'contact', path: '/contact', ecoIndex: 80 },
  { name: 'calculator', path: '/calculateur-prix', ecoIndex: 80 },
  { name: 'case study', path: '/cas-clients/cave-vauban', ecoIndex: 80 },
  { name: 'landing page', path: '/cii', ecoIndex: 80 },
];
