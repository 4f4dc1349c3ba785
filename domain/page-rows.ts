import { caseStudyFilters } from './case-studies/case-study-filter.ts';

/**
 * THE list of pages. Routes, links, language switch, canonical, hreflang and sitemap all come
 * from it. A new page also needs a screen, its words and a name in the back office: CONTRIBUTING.md, "A page".
 */
export interface PageRow {
  id: string;
  /** Path per language; `{slug}` stands for the one parameter of a detail page. */
  fr: string;
  en: string;
  screen: string;
  /** Where title and description for search engines are kept: a section, or a block inside one. */
  seo: string;
  /** Not indexed pages carry `noindex` and stay out of the sitemap. */
  indexed?: false;
  /** The page whose address is the canonical one for this page too. */
  aliasOf?: string;
  /** Indexed in French only: the English page names the French address as canonical. */
  frenchOnly?: true;
  /** Query parameters that change what the page shows; all others are ignored. */
  queries?: readonly string[];
  /** Those that mean the same in both languages: the language button takes them along. */
  sharedQueries?: readonly string[];
  /** The few query strings worth keeping an answer for, each written in one way only. */
  variants?: readonly string[];
}

const calculatorQueries =
  'etape step type complexity features design pages timeline maintenance seo hosting'.split(' ');

export const pageRows = [
  { id: 'home', fr: '/', en: '/en', screen: 'Home', seo: 'home' },
  { id: 'expertises', fr: '/expertises', en: '/en/expertises', screen: 'Expertises', seo: 'services' },
  { id: 'agency', fr: '/agence', en: '/en/agency', screen: 'Agency', seo: 'agency' },
  {
    id: 'caseStudies',
    fr: '/cas-clients',
    en: '/en/case-studies',
    screen: 'CaseStudies',
    seo: 'studycases',
    queries: ['filter', 'page'],
    sharedQueries: ['filter', 'page'],
    variants: caseStudyFilters.map((filter) => `?filter=${filter}`),
  },
  { id: 'pricing', fr: '/tarifs', en: '/en/pricing', screen: 'Pricing', seo: 'pricing' },
  {
    id: 'contact',
    fr: '/contact',
    en: '/en/contact',
    screen: 'Contact',
    seo: 'contact',
    queries: ['plan', 'price', 'message', 'type', 'sent'],
    sharedQueries: ['plan', 'price', 'type'],
  },
  {
    id: 'appointment',
    fr: '/rendez-vous',
    en: '/en/appointment',
    screen: 'Appointment',
    seo: 'contact.appointment',
    queries: ['sent'],
  },
  {
    id: 'blog',
    fr: '/blog',
    en: '/en/blog',
    screen: 'Blog',
    seo: 'blog',
    queries: ['q', 'category', 'page'],
    sharedQueries: ['category'],
  },
  {
    id: 'recruitment',
    fr: '/recrutement',
    en: '/en/recruitment',
    screen: 'Recruitment',
    seo: 'recruitment',
    queries: ['sent'],
  },
  {
    id: 'privacy',
    fr: '/politique-confidentialite',
    en: '/en/privacy-policy',
    screen: 'Privacy',
    seo: 'privacy',
  },
  {
    id: 'legal',
    fr: '/mentions-legales',
    en: '/en/legal-notice',
    screen: 'Legal',
    seo: 'legal',
    indexed: false,
  },
  {
    id: 'terms',
    fr: '/conditions-generales',
    en: '/en/terms-conditions',
    screen: 'Terms',
    seo: 'terms',
    indexed: false,
  },
  {
    id: 'siteMap',
    fr: '/plan-du-site',
    en: '/en/site-map',
    screen: 'SiteMap',
    seo: 'common.siteMap',
  },
  {
    id: 'accessibility',
    fr: '/accessibilite',
    en: '/en/accessibility',
    screen: 'Accessibility',
    seo: 'common.accessibility',
  },
  {
    id: 'calculator',
    fr: '/calculateur-prix',
    en: '/en/price-calculator',
    screen: 'Calculator',
    seo: 'calculator',
    queries: calculatorQueries,
    sharedQueries: calculatorQueries,
  },
  { id: 'cii', fr: '/cii', en: '/en/cii', screen: 'Cii', seo: 'cii', frenchOnly: true },
  {
    id: 'beLP',
    fr: '/aides-creation-site-internet-belgique',
    en: '/en/aides-creation-site-internet-belgique',
    screen: 'Belgium',
    seo: 'cii.belgium',
    frenchOnly: true,
  },
  {
    id: 'reactApps',
    fr: '/applications-react',
    en: '/en/react-applications',
    screen: 'ReactApps',
    seo: 'react-development.landing',
  },
  {
    id: 'react',
    fr: '/expertises/developpement-react',
    en: '/en/expertises/react-development',
    screen: 'ReactDevelopment',
    seo: 'react-development',
  },
  {
    id: 'nextjs',
    fr: '/expertises/applications-nextjs',
    en: '/en/expertises/nextjs-applications',
    screen: 'NextjsApps',
    seo: 'nextjs-apps',
  },
  {
    id: 'wordpress',
    fr: '/expertises/sites-wordpress',
    en: '/en/expertises/wordpress-sites',
    screen: 'WordPress',
    seo: 'wordpress',
  },
  {
    id: 'ecommerce',
    fr: '/expertises/ecommerce-woocommerce',
    en: '/en/expertises/ecommerce-woocommerce',
    screen: 'Ecommerce',
    seo: 'ecommerce',
  },
  {
    id: 'ecommerceWoo',
    fr: '/expertises/e-commerce-woocommerce',
    en: '/en/expertises/e-commerce-woocommerce',
    screen: 'Ecommerce',
    seo: 'ecommerce',
    aliasOf: 'ecommerce',
  },
  {
    id: 'mobile',
    fr: '/expertises/applications-mobiles',
    en: '/en/expertises/mobile-applications',
    screen: 'MobileApps',
    seo: 'mobile-apps',
  },
  {
    id: 'hosting',
    fr: '/expertises/hebergement',
    en: '/en/expertises/hosting',
    screen: 'Hosting',
    seo: 'hosting',
  },
  {
    id: 'maintenance',
    fr: '/expertises/maintenance-support',
    en: '/en/expertises/maintenance-support',
    screen: 'Maintenance',
    seo: 'maintenance',
  },
  {
    id: 'wordpressMaintenance',
    fr: '/expertises/maintenance-wordpress',
    en: '/en/expertises/wordpress-maintenance',
    screen: 'Maintenance',
    seo: 'maintenance',
    aliasOf: 'maintenance',
  },
  {
    id: 'webCreation',
    fr: '/expertises/creation-sites-web',
    en: '/en/expertises/web-creation',
    screen: 'Expertises',
    seo: 'services.pages.webCreation',
  },
  {
    id: 'webDevelopment',
    fr: '/expertises/developpement-web',
    en: '/en/expertises/web-development',
    screen: 'Expertises',
    seo: 'services.pages.webDevelopment',
  },
  {
    id: 'websiteRedesign',
    fr: '/expertises/refonte-site-web',
    en: '/en/expertises/website-redesign',
    screen: 'Expertises',
    seo: 'services.pages.websiteRedesign',
  },
  {
    id: 'seo',
    fr: '/expertises/seo-referencement',
    en: '/en/expertises/seo-referencing',
    screen: 'Expertises',
    seo: 'services.pages.seo',
  },
  {
    id: 'caseStudyDetail',
    fr: '/cas-clients/{slug}',
    en: '/en/case-studies/{slug}',
    screen: 'CaseStudyDetail',
    seo: 'studycases',
  },
  {
    id: 'caseStudyDetailAlias',
    fr: '/projets/{slug}',
    en: '/en/projects/{slug}',
    screen: 'CaseStudyDetail',
    seo: 'studycases',
    aliasOf: 'caseStudyDetail',
  },
  {
    id: 'estimate',
    fr: '/estimation/{slug}',
    en: '/en/estimate/{slug}',
    screen: 'Estimate',
    seo: 'calculator',
    indexed: false,
    queries: ['sent'],
  },
  {
    id: 'bookedAppointment',
    fr: '/rendez-vous/{slug}',
    en: '/en/appointment/{slug}',
    screen: 'BookedAppointment',
    seo: 'contact.appointment',
    indexed: false,
    queries: ['sent', 'moved'],
  },
  { id: 'article', fr: '/blog/{slug}', en: '/en/blog/{slug}', screen: 'Article', seo: 'blog' },
] as const satisfies readonly PageRow[];
