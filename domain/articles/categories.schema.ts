import { z } from 'zod';
import { comparedText, oneOf, text } from '../content/section-parts/fields.ts';
import { categoryColors, defaultCategories, withName } from './categories.ts';

const categorySchema = z
  .object({
    /** What articles store: a name may change, this does not. */
    id: comparedText(),
    name: text(),
    slug: comparedText(),
    color: oneOf(categoryColors),
  })
  // Who writes without the editor need not think of an id.
  .overwrite((category) => (category.id.trim() === '' ? withName(category, category.name, []) : category));

/** The categories of the blog, in the order of its chips. */
export const categoryList = z.array(categorySchema).superRefine(refuseRepeated).default(defaultCategories);

function refuseRepeated(categories: readonly { id: string }[], context: z.RefinementCtx): void {
  const ids = categories.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (id !== '' && ids.indexOf(id) < index)
      context.addIssue({ code: 'custom', params: { problem: 'repeated' }, path: [index, 'id'] });
  });
}
