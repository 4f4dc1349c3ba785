import { z } from 'zod';
import { seoFields } from '../fields.ts';
import { expertiseDetailFields, expertiseFields } from './expertise-page.ts';

export const mobileAppsSchema = z.object({
  ...seoFields,
  ...expertiseFields('Applications mobiles'),
  ...expertiseDetailFields,
});
