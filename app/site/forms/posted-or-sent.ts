import type { FieldProblems } from '#domain/leads/forms/field-problems.ts';
import type { SendState } from './use-sending.ts';

/** What became of a form that was posted without scripts. */
export interface PostedForm {
  state: SendState;
  fields: FieldProblems;
  values: Record<string, string>;
  told?: string;
}

interface Told {
  state: SendState;
  problems: FieldProblems;
  /** In place of the words of the form. */
  told?: string;
}

/** What to tell: of the form sent by script, else of the one that was posted, else nothing. */
export function postedOrSent(sending: Told, posted: PostedForm | undefined, wasReceived: boolean): Told {
  if (sending.state !== 'idle') return sending;
  if (posted) return { state: posted.state, problems: posted.fields, told: posted.told };
  return { state: wasReceived ? 'sent' : 'idle', problems: {} };
}
