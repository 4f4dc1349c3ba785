import { z } from 'zod';
import { expertiseFields } from '../section-parts/expertise-page.ts';
import { group, seoFields, text } from '../section-parts/fields.ts';

export const wordpressSchema = z.object({
  ...seoFields,
  ...expertiseFields('Sites WordPress'),
  /** The small shop front that the visitor may write on: the label of each place and what stands there at first. */
  trial: group({
    invitation: text('Essayez : écrivez sur la vitrine.'),
    menuLabel: text('Carte du jour'),
    menu: text('Tarte au sucre'),
    hoursLabel: text('Horaires'),
    hours: text('De 7 h à 19 h'),
    photoLabel: text('Photos'),
    bread: text('Pain'),
    croissants: text('Croissants'),
    tart: text('Tarte'),
  }),
});
