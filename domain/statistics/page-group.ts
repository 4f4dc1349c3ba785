import { findPage, type PageId } from '../pages.ts';

/** Pages that an owner thinks of together. */
export type PageGroup =
  | 'home'
  | 'expertises'
  | 'prices'
  | 'caseStudies'
  | 'blog'
  | 'funding'
  | 'agency'
  | 'contact'
  | 'other';

const groups: Record<PageId, PageGroup> = {
  home: 'home',
  expertises: 'expertises',
  reactApps: 'expertises',
  react: 'expertises',
  nextjs: 'expertises',
  wordpress: 'expertises',
  ecommerce: 'expertises',
  ecommerceWoo: 'expertises',
  mobile: 'expertises',
  hosting: 'expertises',
  maintenance: 'expertises',
  wordpressMaintenance: 'expertises',
  webCreation: 'expertises',
  webDevelopment: 'expertises',
  websiteRedesign: 'expertises',
  seo: 'expertises',
  pricing: 'prices',
  calculator: 'prices',
  estimate: 'prices',
  caseStudies: 'caseStudies',
  caseStudyDetail: 'caseStudies',
  caseStudyDetailAlias: 'caseStudies',
  blog: 'blog',
  article: 'blog',
  cii: 'funding',
  beLP: 'funding',
  agency: 'agency',
  recruitment: 'agency',
  contact: 'contact',
  appointment: 'contact',
  bookedAppointment: 'contact',
  privacy: 'other',
  legal: 'other',
  terms: 'other',
  siteMap: 'other',
  accessibility: 'other',
};

/** `''` for an address that is none of ours, or not known. */
export function pageGroupOf(path: string): PageGroup | '' {
  const match = findPage(path);
  return match ? groups[match.page.id] : '';
}
