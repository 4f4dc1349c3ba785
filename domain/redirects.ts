import type { Language } from './languages.ts';
import { type PageId, pathTo } from './pages.ts';

/** Former addresses that moved for good. */
export const redirects: readonly { from: string; to: PageId; language: Language }[] = [
  { from: '/projets', to: 'caseStudies', language: 'fr' },
  { from: '/projects', to: 'caseStudies', language: 'fr' },
  { from: '/en/projects', to: 'caseStudies', language: 'en' },
  { from: '/services', to: 'expertises', language: 'fr' },
  { from: '/en/services', to: 'expertises', language: 'en' },
  { from: '/politique-de-confidentialite', to: 'privacy', language: 'fr' },
  { from: '/react-apps', to: 'reactApps', language: 'fr' },
  { from: '/en/react-apps', to: 'reactApps', language: 'en' },
];

/** Where a former address leads, its query string kept; undefined for any other address. */
export function redirectTarget(pathname: string, search: string): string | undefined {
  const row = redirects.find(({ from }) => from === pathname);
  return row && pathTo(row.to, row.language) + search;
}
