import { z } from 'zod';
import { list, seoFields, text } from '../fields.ts';
import { expertiseFields } from './expertise-page.ts';

const builtInFigures = [
  { value: '98+', label: 'au test Lighthouse de Google' },
  { value: 'moins de 2 s', label: 'avant de pouvoir utiliser la page' },
];

export const nextjsAppsSchema = z.object({
  ...seoFields,
  ...expertiseFields('Applications Next.js'),
  figures: list(z.object({ value: text(), label: text() }), builtInFigures),
});
