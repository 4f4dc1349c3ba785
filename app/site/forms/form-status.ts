import type { FormProblems } from '#domain/leads/forms/form-problems.ts';
import type { SendState } from './use-sending.ts';

/** What became of a form that was posted without scripts. */
export interface PostedForm {
  state: SendState;
  fields: FormProblems;
  values: Record<string, string>;
  told?: string;
}

interface FormStatus {
  state: SendState;
  problems: FormProblems;
  /** In place of the words of the form. */
  told?: string;
}

/** The status of the form sent by script, else of the one that was posted without scripts, else idle. */
export function formStatus(
  sending: FormStatus,
  posted: PostedForm | undefined,
  wasReceived: boolean,
): FormStatus {
  if (sending.state !== 'idle') return sending;
  if (posted) return { state: posted.state, problems: posted.fields, told: posted.told };
  return { state: wasReceived ? 'sent' : 'idle', problems: {} };
}
