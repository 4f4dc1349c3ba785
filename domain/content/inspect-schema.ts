import { z } from 'zod';

/** A schema without the wrappers that only supply a missing value. */
export function bareSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) {
    return bareSchema(schema.def.innerType);
  }
  return schema;
}

/** The fields of an object schema, undefined for any other kind. */
export function fieldsOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  const bare = bareSchema(schema);
  return bare instanceof z.ZodObject ? bare.shape : undefined;
}

/** What stands inside a list or a keyed map, undefined for any other kind. */
export function itemOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodArray) return bare.element;
  if (bare instanceof z.ZodRecord) return bare.valueType;
  return undefined;
}

/** Whether an object schema keeps keys it does not name. */
export function isOpen(schema: z.core.$ZodType): boolean {
  const bare = bareSchema(schema);
  return bare instanceof z.ZodObject && bare.def.catchall instanceof z.ZodUnknown;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
