import { type FormEvent, useState } from 'react';
import type { FormProblems } from '#domain/leads/forms/form-problems.ts';
import type { SendState } from './use-sending.ts';

interface Found {
  state: SendState;
  problems: FormProblems;
}

/**
 * What is still to be mended in a form that was refused: a field that is put right is marked no longer. What only
 * the server can judge counts as right until the form is sent again.
 */
export function useStillWrong<Status extends Found>(found: Status) {
  const [mended, setMended] = useState<{ of: FormProblems; fields: string[] }>({ of: {}, fields: [] });
  const fields = mended.of === found.problems ? mended.fields : [];
  const wrong = Object.entries(found.problems).filter(([field]) => !fields.includes(field));

  const noteMended = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, validity } = target as EventTarget & HTMLInputElement;
    if (validity.valid && name in found.problems)
      setMended({ of: found.problems, fields: [...fields, name] });
  };

  const isMended = fields.length > 0 && wrong.length === 0;
  return {
    ...found,
    state: isMended ? ('idle' as const) : found.state,
    problems: Object.fromEntries(wrong),
    noteMended,
  };
}
