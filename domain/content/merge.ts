import type { z } from 'zod';
import { fieldsOf, isPlainObject } from './inspect-schema.ts';

/**
 * Edits over defaults: fields that were not edited come from the defaults, edits win (an empty
 * text too), and a list or keyed map replaces the default one whole, so that what an
 * administrator removed stays removed. Only fields the schema knows are looked at.
 */
export function merge(schema: z.core.$ZodType, defaults: unknown, edits: unknown): unknown {
  if (edits === undefined) return defaults;
  const fields = fieldsOf(schema);
  if (!fields || !isPlainObject(defaults) || !isPlainObject(edits)) return edits;
  const merged = Object.entries(fields).map(([key, field]) => [
    key,
    merge(field, own(defaults, key), own(edits, key)),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** The opposite of merge: the smallest edits that turn the defaults into the content; undefined when nothing differs. */
export function difference(schema: z.core.$ZodType, defaults: unknown, content: unknown): unknown {
  const fields = fieldsOf(schema);
  if (!fields || !isPlainObject(defaults) || !isPlainObject(content)) {
    return JSON.stringify(defaults) === JSON.stringify(content) ? undefined : content;
  }
  const changed = Object.entries(fields)
    .map(([key, field]) => [key, difference(field, own(defaults, key), own(content, key))] as const)
    .filter(([, value]) => value !== undefined);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
