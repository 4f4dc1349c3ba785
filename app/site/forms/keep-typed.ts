import { keep, kept } from './kept.ts';

/** A control, or all that have one name, of which one is chosen. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

/** What was typed, by the field and what stood in its place before. */
type Typed = Record<string, string>;

/** What people fill in; no files, and not the trap. */
const CONTROLS = 'input:not([type=hidden], [type=file], [name=website]), textarea, select';

/** What stood in a form at first: an answer to a posted form shows what was typed. */
const stoodIn = new WeakMap<HTMLFormElement, Typed>();

/**
 * Keeps what is typed into a form until it is sent: whoever comes back finds it, in this browser only. What an
 * address fills in by itself (`?plan=`) stands before what was typed elsewhere, which stays kept beside it. Called
 * again when the form offers other choices.
 */
export function keepTyped(name: string, form: HTMLFormElement) {
  const named = (field: string) => form.elements.namedItem(field) as Control;
  const fields = [...new Set([...form.querySelectorAll<HTMLInputElement>(CONTROLS)].map(({ name }) => name))];
  const stood =
    stoodIn.get(form) ?? Object.fromEntries(fields.map((field) => [field, defaultOf(named(field))]));
  stoodIn.set(form, stood);
  const keyOf = (field: string) => `${field}\n${stood[field]}`;
  const isChanged = (field: string) => writtenIn(named(field)) !== stood[field];
  const typed = kept<Typed>(name) ?? {};
  for (const field of fields) {
    const value = typed[keyOf(field)];
    if (value === undefined || isChanged(field)) continue;
    fill(named(field), value);
    // A choice that is not offered.
    if (writtenIn(named(field)) !== value) fill(named(field), stood[field] ?? '');
  }
  // What other tabs wrote into the other fields stays.
  const note = (changed: readonly string[]) => {
    const typed = { ...kept<Typed>(name) };
    for (const field of changed) {
      if (isChanged(field)) typed[keyOf(field)] = writtenIn(named(field));
      else delete typed[keyOf(field)];
    }
    keep(name, Object.keys(typed).length > 0 ? typed : undefined);
  };
  const noteInput = ({ target }: Event) => {
    const one = fields.filter((field) => field === (target as HTMLInputElement).name);
    note(one.length > 0 ? one : fields);
  };
  // What was typed before this ran.
  note(fields.filter(isChanged));
  form.addEventListener('input', noteInput);
  return () => form.removeEventListener('input', noteInput);
}

const isBox = (control: Control): control is HTMLInputElement =>
  'type' in control && control.type === 'checkbox';

function writtenIn(control: Control): string {
  return isBox(control) ? String(control.checked) : control.value;
}

function fill(control: Control, value: string): void {
  if (isBox(control)) control.checked = value === 'true';
  else control.value = value;
}

function defaultOf(control: Control): string {
  if (isBox(control)) return String(control.defaultChecked);
  if ('defaultValue' in control) return control.defaultValue;
  const choices = [...('options' in control ? control.options : control)] as (HTMLOptionElement &
    HTMLInputElement)[];
  return (
    choices.find(({ defaultSelected, defaultChecked }) => defaultSelected || defaultChecked)?.value ?? ''
  );
}
