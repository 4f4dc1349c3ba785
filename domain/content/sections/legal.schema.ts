import { z } from 'zod';
import { group, link, list, seoFields, text } from '../section-parts/fields.ts';
import { fixedContactSection, fixedLegalSection, legalTextFields } from '../section-parts/legal-text.ts';

export const legalSchema = z.object({
  ...seoFields,
  ...legalTextFields('Mentions légales'),
  publisher: group({
    name: text('Atelier Vitrine'),
    status: text(),
    responsible: text(),
    address: text(),
    phone: text(),
    email: text(),
    capital: text(),
    registration: text(),
    vat: text(),
  }),
  hosting: group({ provider: text(), address: text(), website: link(), phone: text() }),
  labels: group({
    name: text('Raison sociale'),
    status: text('Forme juridique'),
    responsible: text('Directeur de la publication'),
    address: text('Adresse'),
    phone: text('Téléphone'),
    email: text('E-mail'),
    capital: text('Capital social'),
    registration: text('Immatriculation'),
    vat: text('TVA intracommunautaire'),
    provider: text('Hébergeur'),
    website: text('Site web'),
  }),
  sections: group({
    publisher: fixedLegalSection('Éditeur du site'),
    hosting: fixedLegalSection('Hébergement'),
    intellectualProperty: fixedLegalSection('Propriété intellectuelle'),
    liability: fixedLegalSection('Responsabilité'),
    applicableLaw: fixedLegalSection('Droit applicable'),
    contact: fixedContactSection('Contact'),
  }),
  contact: group({ methods: list(z.string()) }),
});
