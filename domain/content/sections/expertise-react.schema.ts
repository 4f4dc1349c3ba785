import { z } from 'zod';
import { expertiseDetailFields } from '../section-parts/expertise-page.ts';

/** Fills what `react-development` leaves out of its page. */
export const expertiseReactSchema = z.object(expertiseDetailFields);
