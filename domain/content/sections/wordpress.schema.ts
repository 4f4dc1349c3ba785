import { z } from 'zod';
import { seoFields } from '../fields.ts';
import { expertiseFields } from './expertise-page.ts';

export const wordpressSchema = z.object({ ...seoFields, ...expertiseFields('Sites WordPress') });
