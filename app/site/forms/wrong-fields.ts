import type { FormProblems } from '#domain/leads/forms/form-problems.ts';

/** What the browser finds wrong in a form, by field: said in the words of the page, before anything is sent. */
export function wrongFields(form: HTMLFormElement): FormProblems {
  const wrong = [...form.querySelectorAll<HTMLInputElement>(':invalid')];
  return Object.fromEntries(
    wrong.map(({ name, validity }) => [name, validity.valueMissing ? 'required' : 'invalid']),
  );
}
