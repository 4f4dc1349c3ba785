/** The values of the contact form's choice, in the order shown. Their labels are managed content. */
export const projectTypes = [
  'site-vitrine',
  'e-commerce',
  'application-web',
  'wordpress',
  'hebergement',
  'maintenance',
  'autre',
] as const;
export type ProjectType = (typeof projectTypes)[number];
