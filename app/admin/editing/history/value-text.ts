import { editingWords } from '../words.ts';

/** Any value of a field as a text to read and to compare: the entries of a list line by line. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(valueText).filter(Boolean).join(' · ');
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return value === undefined || value === null ? '' : String(value);
}

export const shownText = (value: unknown) => valueText(value) || editingWords.empty;

/** Without the marks of rich text: the words are what somebody compares. */
export function readableText(value: unknown): string {
  return valueText(value)
    .replace(/<\/(?:p|h\d|li|blockquote|figure)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
}
