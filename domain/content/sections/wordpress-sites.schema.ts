import { z } from 'zod';
import { expertiseDetailFields } from '../section-parts/expertise-page.ts';

/** Fills what `wordpress` leaves out of its page. */
export const wordpressSitesSchema = z.object(expertiseDetailFields);
