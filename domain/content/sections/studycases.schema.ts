import { z } from 'zod';
import { group, label, longText, seoFields, text } from '../section-parts/fields.ts';

export const studycasesSchema = z.object({
  ...seoFields,
  hero: group({ title: text('Cas clients'), subtitle: text(), description: longText() }),
  filtersLabel: text('Filtrer les cas clients'),
  filters: group({
    all: text('Tous'),
    saas: text('SaaS'),
    wordpress: text('WordPress'),
    ecommerce: text('E-commerce'),
    mobile: text('Mobile'),
    react: text('React'),
  }),
  details: text('Voir le projet'),
  visit: text('Voir le site'),
  empty: label('Études de cas en préparation'),
  emptyDescription: longText(),
  placeholder: text('Image à venir'),
  closing: group({
    title: text('Et le vôtre ?'),
    description: longText(),
    contactButton: text('Nous écrire'),
    expertisesButton: text('Voir nos expertises'),
  }),
});
