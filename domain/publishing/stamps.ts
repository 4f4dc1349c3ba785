import { isPlainObject } from '../content/inspect-schema.ts';
import { blankOf, type FieldShape, isStamp } from '../editing/shape.ts';

/** The same content with the fields that only the server writes from another version; without one they are blank. */
export function withStampsOf(shape: FieldShape, content: unknown, from: unknown): unknown {
  if (shape.kind !== 'group' || !isPlainObject(content)) return content;
  const stamps = Object.entries(shape.fields).filter(([, field]) => isStamp(field));
  const values = stamps.map(([key, field]) => [key, isPlainObject(from) ? from[key] : blankOf(field)]);
  return { ...content, ...Object.fromEntries(values) };
}
