import { z } from 'zod';
import { isUnsafeUrl } from '../rich-text/addresses.ts';
import { type FieldProblem, problemOf } from './field-problem.ts';
import { refuseForbiddenKeys } from './forbidden-keys.ts';
import { bareSchema, fieldsOf, isOpen, isPlainObject, itemOf } from './inspect-schema.ts';
import { merge } from './merge.ts';

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/**
 * Checks what somebody wants to store: every field by its schema, and no field the schema does not
 * know, and no address that runs something. Fields that are missing come from the defaults. A key that no field may have is refused outright.
 */
export function check<S extends z.ZodType>(
  schema: S,
  input: unknown,
  defaults?: unknown,
): Checked<z.output<S>> {
  refuseForbiddenKeys(input);
  const parsed = schema.safeParse(merge(schema, defaults, input));
  const problems: FieldProblem[] = [
    ...(parsed.error?.issues.map(problemOf) ?? []),
    ...unknownFields(schema, input).map((path) => ({ path, code: 'unknown-field' }) as const),
    ...(parsed.success ? unsafeUrlFields(schema, parsed.data) : []).map(
      (path) => ({ path, code: 'unsafe-address' }) as const,
    ),
  ];
  return parsed.success && problems.length === 0 ? { ok: true, value: parsed.data } : { ok: false, problems };
}

function unknownFields(schema: z.core.$ZodType, input: unknown, path: string[] = []): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    const child = childSchema(schema, input, key);
    const at = [...path, key];
    if (!child && isOpen(schema)) return [];
    return child ? unknownFields(child, value, at) : [at.join('.')];
  });
}

/** The fields for a link or an image whose address is none that we would lead anybody to. */
function unsafeUrlFields(schema: z.core.$ZodType, value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return isAddress(schema) && isUnsafeUrl(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = childSchema(schema, value, key);
    return at ? unsafeUrlFields(at, child, [...path, key]) : [];
  });
}

/** The schema of what stands under a key: of a field that the schema names itself, or of every item. */
function childSchema(schema: z.core.$ZodType, parent: object, key: string): z.core.$ZodType | undefined {
  const fields = isPlainObject(parent) ? fieldsOf(schema) : undefined;
  if (!fields) return itemOf(schema);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function isAddress(schema: z.core.$ZodType): boolean {
  const kinds = [schema, bareSchema(schema)].map((one) => z.globalRegistry.get(one)?.input);
  return kinds.includes('link') || kinds.includes('image');
}
