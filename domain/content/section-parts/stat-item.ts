import { z } from 'zod';
import { amount, text } from './fields.ts';

/** One figure that counts up: `150` `+` `projets`. */
export const statItem = z.object({ value: amount(), suffix: text(), label: text() });
