import { z } from 'zod';
import { expertiseFields } from '../section-parts/expertise-page.ts';
import { group, list, seoFields, text } from '../section-parts/fields.ts';

const builtInFigures = [
  { value: '98+', label: 'au test Lighthouse de Google' },
  { value: 'moins de 2 s', label: 'avant de pouvoir utiliser la page' },
];

export const nextjsAppsSchema = z.object({
  ...seoFields,
  ...expertiseFields('Applications Next.js'),
  figures: list(z.object({ value: text(), label: text() }), builtInFigures),
  /** The two film strips: the same page prepared before the visit, and put together during it. */
  comparison: group({
    prepared: text('La page préparée à l’avance'),
    assembled: text('La page assemblée à l’arrivée'),
  }),
});
