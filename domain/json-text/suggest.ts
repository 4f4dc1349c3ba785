import { blankOf, type FieldShape, shapeAt } from '../editing/shape.ts';
import { cursorIn, type Range } from './scan.ts';

interface Suggestion {
  label: string;
  insert: string;
  kind: FieldShape['kind'];
}

/** What can be written at a place of a JSON text, told by the shape of the document. */
export function suggest(
  text: string,
  offset: number,
  shape: FieldShape,
): (Range & { options: Suggestion[] }) | undefined {
  const cursor = cursorIn(text, offset);
  const at = cursor && shapeAt(shape, cursor.path);
  if (!cursor || !at) return undefined;
  const { from, to, keys } = cursor;
  const named = /^\s*:/.test(text.slice(to));
  const options =
    cursor.wants === 'key' ? keyOptions(at, keys, named) : valueOptions(at, text.slice(from, to));
  return options.length > 0 ? { from, to, options } : undefined;
}

function keyOptions(shape: FieldShape, keys: readonly string[], named: boolean): Suggestion[] {
  if (shape.kind !== 'group') return [];
  return Object.entries(shape.fields)
    .filter(([key]) => !keys.includes(key))
    .map(([key, field]) => ({
      label: key,
      insert: named ? `"${key}"` : `"${key}": ${blankValue(field)}`,
      kind: field.kind,
    }));
}

/** Nothing is offered in the middle of a text. */
function valueOptions(shape: FieldShape, written: string): Suggestion[] {
  const { kind } = shape;
  if (kind === 'boolean') return ['true', 'false'].map((label) => ({ label, insert: label, kind }));
  if (kind === 'choice') {
    return shape.options.map((option) => ({ label: option, insert: JSON.stringify(option), kind }));
  }
  const blank = blankValue(shape);
  return written === '' ? [{ label: blank, insert: blank, kind }] : [];
}

function blankValue(shape: FieldShape): string {
  return shape.kind === 'group' ? '{}' : JSON.stringify(blankOf(shape));
}
