import type { z } from 'zod';
import { RequestError } from '../request-error.ts';
import { fieldsOf, isPlainObject, itemOf } from './inspect-schema.ts';

export class UnknownFieldPath extends RequestError {
  constructor(path: string) {
    super(400, `There is no field "${path}" in this section.`);
  }
}

/**
 * Content with one field replaced, the field named by its dotted path (`plans.1.price`). Each step
 * must be a field of the schema, or a position or key that the content already has: nothing a
 * client writes can reach a prototype or invent a key.
 */
export function updateField(
  schema: z.core.$ZodType,
  content: unknown,
  path: string,
  value: unknown,
): unknown {
  const update = (at: z.core.$ZodType, current: unknown, [step, ...rest]: string[]): unknown => {
    if (step === undefined) return value;
    const child = childSchema(at, current, step);
    if (!child) throw new UnknownFieldPath(path);
    if (Array.isArray(current)) return current.with(Number(step), update(child, current[Number(step)], rest));
    const fields = current as Record<string, unknown>;
    return { ...fields, [step]: update(child, fields[step], rest) };
  };
  return update(schema, content, path.split('.'));
}

function childSchema(schema: z.core.$ZodType, current: unknown, step: string): z.core.$ZodType | undefined {
  const fields = fieldsOf(schema);
  if (fields) return isPlainObject(current) && Object.hasOwn(fields, step) ? fields[step] : undefined;
  const exists = Array.isArray(current)
    ? /^(?:0|[1-9]\d*)$/.test(step) && Number(step) < current.length
    : isPlainObject(current) && Object.hasOwn(current, step);
  return exists ? itemOf(schema) : undefined;
}
