import { z } from 'zod';
import { comparedText, link } from './content/section-parts/fields.ts';
import { formerPath, redirectProblems } from './own-redirects.ts';

/** The former addresses of the owner, in one language. Each is kept in its one spelling. */
export const ownRedirectList = z
  .array(
    z
      .object({ from: comparedText(), to: link() })
      .overwrite(({ from, to }) => ({ from: formerPath(from), to: to.trim() })),
  )
  .superRefine((rows, context) => {
    for (const { row, field, code } of redirectProblems(rows))
      context.addIssue({ code: 'custom', params: { problem: code }, path: [row, field] });
  })
  .default([]);
