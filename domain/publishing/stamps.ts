import { isPlainObject } from '../content/inspect-schema.ts';
import { type FieldShape, isStamp } from '../editing/shape.ts';

/** The same content with the fields that only the server writes from another version, or without them. */
export function withStampsOf(shape: FieldShape, content: unknown, from: unknown): unknown {
  if (shape.kind !== 'group' || !isPlainObject(content)) return content;
  const stamps = Object.keys(shape.fields).filter((key) => isStamp(shape.fields[key]));
  const values = stamps.map((key) => [key, isPlainObject(from) ? from[key] : undefined]);
  return { ...content, ...Object.fromEntries(values) };
}
