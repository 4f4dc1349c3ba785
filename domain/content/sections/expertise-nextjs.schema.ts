import { z } from 'zod';
import { expertiseDetailFields } from '../section-parts/expertise-page.ts';

/** Fills what `nextjs-apps` leaves out of its page. */
export const expertiseNextjsSchema = z.object(expertiseDetailFields);
