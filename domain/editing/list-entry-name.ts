import { valueAt } from '../content/lookup.ts';

const NAMING = ['title', 'name', 'label', 'question', 'client', 'value', 'icon'];

/** What an entry of a list is known by: its first filled text that names things. */
export function listEntryName(entry: unknown): string {
  if (typeof entry === 'string') return entry.slice(0, 60);
  const texts = NAMING.map((key) => valueAt(entry, key));
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** The name of the list entry that a field stands in; empty outside of lists, and for the field that is the name. */
export function enclosingEntryName(content: unknown, path: string): string {
  const steps = path.split('.');
  const position = steps.findIndex((step, index) => /^\d+$/.test(step) && index < steps.length - 1);
  if (position === -1) return '';
  const name = listEntryName(valueAt(content, steps.slice(0, position + 1).join('.')));
  return valueAt(content, path) === name ? '' : name;
}
