type Form = 'reply' | 'revision';

const keyOf = (form: Form, lead: string) => `${form}/${lead}`;

/** What was written in a form of a lead in this tab, and not sent. */
export function keptWriting(form: Form, lead: string): string {
  return sessionStorage.getItem(keyOf(form, lead)) ?? '';
}

export function keepWriting(form: Form, lead: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(form, lead));
    else sessionStorage.setItem(keyOf(form, lead), text);
  } catch {
    // A full storage keeps nothing: the form goes on without.
  }
}
