import { isPlainObject } from '../content/inspect-schema.ts';
import { valueAt, withValueAt } from '../content/lookup.ts';
import { blankOf, type FieldShape, shapeAt } from './shape.ts';

/** What a field holds, or the whole at the empty path; where the content leaves it out, what a new one holds. */
export function fieldValue(shape: FieldShape, content: unknown, path: string): unknown {
  const value = path === '' ? content : valueAt(content, path);
  if (value !== undefined) return value;
  const field = shapeAt(shape, path);
  return field && blankOf(field);
}

/** The same content with another value in a field. What the content leaves out on the way to it is made. */
export function withFieldValue(shape: FieldShape, content: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const [holder, step] = splitPath(path);
  const held = holder === '' ? content : valueAt(content, holder);
  const missing = held === undefined || (isPlainObject(held) && !Object.hasOwn(held, step));
  if (!missing || !mayHold(shape, path)) return withValueAt(content, path, value);
  return withFieldValue(shape, content, holder, { ...(held as object | undefined), [step]: value });
}

/** Whether a field may stand at a path: a known one, or any in a group that is open. */
export function mayHold(shape: FieldShape, path: string): boolean {
  if (shapeAt(shape, path)) return true;
  const around = shapeAt(shape, splitPath(path)[0]);
  return around?.kind === 'group' && around.open === true;
}

function splitPath(path: string): [holder: string, step: string] {
  const at = path.lastIndexOf('.');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}
