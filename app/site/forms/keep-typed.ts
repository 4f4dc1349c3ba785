import { keep, kept } from './kept.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A value that was typed, and what stood in its place before. */
type Typed = Record<string, [value: string, before: string]>;

/** What people fill in; no files, and not the trap. */
const CONTROLS = 'input:not([type=hidden], [type=file], [name=website]), textarea, select';

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
  const note = () => {
    const all = controls.map(
      (control, index) => [control.name, [writtenIn(control), before[index]]] as const,
    );
    const changed = all.filter(([, [value, stood]]) => value !== stood);
    keep(name, changed.length > 0 ? Object.fromEntries(changed) : undefined);
  };
  form.addEventListener('input', note);
  return () => form.removeEventListener('input', note);
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
