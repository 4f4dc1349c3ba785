import { keep, kept } from './kept.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A value that was typed, and what stood in its place before. */
type Typed = Record<string, [value: string, before: string]>;

/** What people fill in; no files, no choice of one among several, and not the trap. */
const CONTROLS = 'input:not([type=hidden], [type=file], [type=radio], [name=website]), textarea, select';

/**
 * Keeps what is typed into a form until it is sent: whoever comes back finds it, in this browser only. What an
 * address fills in by itself (`?plan=`) stands before what was typed elsewhere.
 */
export function keepTyped(name: string, form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<Control>(CONTROLS)];
  const before = controls.map(defaultOf);
  const typed = kept<Typed>(name) ?? {};
  for (const [index, control] of controls.entries()) {
    const [value, stood] = typed[control.name] ?? [];
    if (value === undefined || stood !== before[index] || writtenIn(control) !== stood) continue;
    fill(control, value);
    // A choice that is no longer offered.
    if (writtenIn(control) !== value) fill(control, stood);
  }
  // What other tabs wrote into the other fields stays.
  const note = (changed: readonly Control[]) => {
    const typed = { ...kept<Typed>(name) };
    for (const control of changed) {
      const value = writtenIn(control);
      const stood = before[controls.indexOf(control)] ?? '';
      if (value === stood) delete typed[control.name];
      else typed[control.name] = [value, stood];
    }
    keep(name, Object.keys(typed).length > 0 ? typed : undefined);
  };
  const noteInput = ({ target }: Event) => {
    const one = controls.filter((control) => control === target);
    note(one.length > 0 ? one : controls);
  };
  // What was typed before this ran.
  note(controls.filter((control, index) => writtenIn(control) !== before[index]));
  form.addEventListener('input', noteInput);
  return () => form.removeEventListener('input', noteInput);
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

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
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}
