import { z } from 'zod';
import { questionList } from '../section-parts/question-list.ts';

/** Fills what `maintenance` leaves out of its page. */
export const maintenanceSupportSchema = z.object({ faq: questionList() });
