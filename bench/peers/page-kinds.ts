import { ARTICLE_SLUG } from './peer-pages.ts';

export interface PageKind {
  name: string;
  path: string;
}

/** One page of each kind. The peers have the three that `peer-pages.ts` names. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'agency', path: '/agence' },
  { name: 'service', path: '/expertises/hebergement' },
  { name: 'pricing', path: '/tarifs' },
  { name: 'blog list', path: '/blog' },
  { name: 'article', path: `/blog/${ARTICLE_SLUG}` },
  { name: 'contact', path: '/contact' },
  { name: 'calculator', path: '/calculateur-prix' },
  { name: 'case study', path: '/cas-clients/cave-vauban' },
  { name: 'landing page', path: '/cii' },
];
