import type { FieldProblem } from '#domain/content/field-problem.ts';
import { RequestError } from '#domain/request-error.ts';

/** What was sent does not fit the schema. */
export class InvalidContent extends RequestError {
  constructor(problems: readonly FieldProblem[]) {
    super(422, 'The content does not fit its schema.', { problems });
  }
}

/** The history holds no such version. */
export class UnknownRevision extends RequestError {
  constructor(rev: number) {
    super(404, `There is no version ${rev}.`);
  }
}

/** No article or case study of that language has this id. */
export class UnknownEntry extends RequestError {
  constructor(id: string) {
    super(404, `There is no entry "${id}".`);
  }
}
