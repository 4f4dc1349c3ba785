import { z } from 'zod';
import { group, longText, richText, text } from './fields.ts';

/** The top of a page: its h1, the line below and a short paragraph. */
export const hero = (title = '') => group({ title: text(title), subtitle: text(), description: longText() });

/** A heading over one or several paragraphs. */
export const titledText = (title = '') => group({ title: text(title), content: richText() });

/** One entry of a list of steps, values or reasons. */
export const titledItem = z.object({ title: text(), description: longText() });
