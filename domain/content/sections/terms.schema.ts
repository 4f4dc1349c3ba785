import { z } from 'zod';
import { keyed, seoFields } from '../fields.ts';
import { legalTextFields, legalTextSection } from './legal-text.ts';

export const termsSchema = z.object({
  ...seoFields,
  ...legalTextFields('Conditions générales'),
  sections: keyed(legalTextSection),
});
