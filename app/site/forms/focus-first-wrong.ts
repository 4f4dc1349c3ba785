/** Whoever is refused goes on where there is something to mend: a field, or the first of several choices. */
export function focusFirstWrong(form: HTMLFormElement | null | undefined): void {
  form
    ?.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid], [aria-invalid] input')
    ?.focus();
}
