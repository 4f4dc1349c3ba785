import type { z } from 'zod';
import { agencySchema } from './sections/agency.schema.ts';
import { blogSchema } from './sections/blog.schema.ts';
import { calculatorSchema } from './sections/calculator.schema.ts';
import { ciiSchema } from './sections/cii.schema.ts';
import { commonSchema } from './sections/common.schema.ts';
import { contactSchema } from './sections/contact.schema.ts';
import { ecommerceSchema } from './sections/ecommerce.schema.ts';
import { expertiseNextjsSchema } from './sections/expertise-nextjs.schema.ts';
import { expertiseReactSchema } from './sections/expertise-react.schema.ts';
import { faqSchema } from './sections/faq.schema.ts';
import { homeSchema } from './sections/home.schema.ts';
import { hostingSchema } from './sections/hosting.schema.ts';
import { legalSchema } from './sections/legal.schema.ts';
import { maintenanceSchema } from './sections/maintenance.schema.ts';
import { maintenanceSupportSchema } from './sections/maintenance-support.schema.ts';
import { mobileAppsSchema } from './sections/mobile-apps.schema.ts';
import { nextjsAppsSchema } from './sections/nextjs-apps.schema.ts';
import { pricingSchema } from './sections/pricing.schema.ts';
import { privacySchema } from './sections/privacy.schema.ts';
import { projectsSchema } from './sections/projects.schema.ts';
import { reactDevelopmentSchema } from './sections/react-development.schema.ts';
import { recruitmentSchema } from './sections/recruitment.schema.ts';
import { servicesSchema } from './sections/services.schema.ts';
import { studycasesSchema } from './sections/studycases.schema.ts';
import { termsSchema } from './sections/terms.schema.ts';
import { testimonialsSchema } from './sections/testimonials.schema.ts';
import { wordpressSchema } from './sections/wordpress.schema.ts';
import { wordpressSitesSchema } from './sections/wordpress-sites.schema.ts';

/** The 28 sections of managed content and the schema each is checked with. */
export const sectionSchemas = {
  common: commonSchema,
  home: homeSchema,
  services: servicesSchema,
  contact: contactSchema,
  blog: blogSchema,
  agency: agencySchema,
  pricing: pricingSchema,
  projects: projectsSchema,
  testimonials: testimonialsSchema,
  calculator: calculatorSchema,
  ecommerce: ecommerceSchema,
  legal: legalSchema,
  privacy: privacySchema,
  terms: termsSchema,
  studycases: studycasesSchema,
  faq: faqSchema,
  'react-development': reactDevelopmentSchema,
  'nextjs-apps': nextjsAppsSchema,
  'mobile-apps': mobileAppsSchema,
  wordpress: wordpressSchema,
  maintenance: maintenanceSchema,
  hosting: hostingSchema,
  recruitment: recruitmentSchema,
  'wordpress-sites': wordpressSitesSchema,
  'expertise-react': expertiseReactSchema,
  'expertise-nextjs': expertiseNextjsSchema,
  'maintenance-support': maintenanceSupportSchema,
  cii: ciiSchema,
} as const;

export type Section = keyof typeof sectionSchemas;
export type SectionContent<S extends Section> = z.output<(typeof sectionSchemas)[S]>;

export const sections = Object.keys(sectionSchemas) as Section[];

export function isSection(value: string): value is Section {
  return Object.hasOwn(sectionSchemas, value);
}
