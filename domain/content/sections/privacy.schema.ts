import { z } from 'zod';
import { keyed, seoFields, text } from '../section-parts/fields.ts';
import { legalTextFields, legalTextSection } from '../section-parts/legal-text.ts';

export const privacySchema = z.object({
  ...seoFields,
  ...legalTextFields('Politique de confidentialité'),
  lastUpdated: text('1er juin 2025'),
  /** Filled in the English text only: it says that the French one prevails. */
  prevails: text(),
  /** In the order of the page, which numbers them; the key is the anchor. */
  sections: keyed(legalTextSection),
});
