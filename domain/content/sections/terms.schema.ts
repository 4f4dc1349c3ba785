import { z } from 'zod';
import { keyed, seoFields } from '../section-parts/fields.ts';
import { legalTextFields, legalTextSection } from '../section-parts/legal-text.ts';

export const termsSchema = z.object({
  ...seoFields,
  ...legalTextFields('Conditions générales'),
  sections: keyed(legalTextSection),
});
