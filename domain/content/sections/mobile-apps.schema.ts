import { z } from 'zod';
import { expertiseDetailFields, expertiseFields } from '../section-parts/expertise-page.ts';
import { seoFields } from '../section-parts/fields.ts';

export const mobileAppsSchema = z.object({
  ...seoFields,
  ...expertiseFields('Applications mobiles'),
  ...expertiseDetailFields,
});
