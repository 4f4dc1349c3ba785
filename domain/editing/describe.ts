import { z } from 'zod';
import { bareSchema, fieldsOf, isOpen, itemOf } from '../content/inspect-schema.ts';
import type { FieldShape, LeafShape, TextShape } from './shape.ts';

/** The shape that an editor draws, read from a schema. */
export function describeSchema(schema: z.core.$ZodType): FieldShape {
  const fields = fieldsOf(schema);
  if (fields) {
    const entries = Object.entries(fields).map(([key, field]) => [key, describeSchema(field)]);
    return { kind: 'group', fields: Object.fromEntries(entries), ...(isOpen(schema) && { open: true }) };
  }
  const item = itemOf(schema);
  if (item) {
    const kind = bareSchema(schema) instanceof z.ZodArray ? 'list' : 'keyed';
    return { kind, item: describeSchema(item) };
  }
  return describeLeaf(schema);
}

function describeLeaf(schema: z.core.$ZodType): LeafShape {
  const bare = bareSchema(schema);
  const builtIn = z.safeParse(schema, undefined).data;
  if (bare instanceof z.ZodBoolean) return { kind: 'boolean', initial: builtIn === true };
  if (bare instanceof z.ZodEnum) {
    const options = bare.options.map(String);
    return { kind: 'choice', initial: typeof builtIn === 'string' ? builtIn : (options[0] ?? ''), options };
  }
  if (bare instanceof z.ZodNumber) {
    const { minValue, maxValue } = bare;
    return {
      kind: 'number',
      initial: typeof builtIn === 'number' ? builtIn : (minValue ?? 0),
      ...(isReal(minValue) && { min: minValue }),
      ...(isReal(maxValue) && { max: maxValue }),
    };
  }
  return describeText(schema, bare, typeof builtIn === 'string' ? builtIn : '');
}

const inputKinds: Record<string, TextShape['kind']> = {
  'long-text': 'long-text',
  'rich-text': 'rich-text',
  image: 'image',
  link: 'link',
  'case-study': 'case-study',
  'seo-description': 'long-text',
};

/** A new text begins empty: the built-in words are French, whatever language is edited. A link has no language. */
function describeText(schema: z.core.$ZodType, bare: z.core.$ZodType, builtIn: string): TextShape {
  const kind = inputKinds[inputOf(schema) ?? ''] ?? 'text';
  const max = bare instanceof z.ZodString ? bare.maxLength : null;
  const marks = builtIn.match(/\{\w+\}/g);
  return {
    kind,
    initial: kind === 'link' ? builtIn : '',
    ...(max !== null && { max }),
    ...(inputOf(schema) === 'stamp' && { stamp: true }),
    ...(inputOf(schema) === 'compared' && { compared: true }),
    ...(inputOf(schema) === 'highlight' && { compared: true, highlight: true }),
    ...(marks && { marks: [...new Set(marks)] }),
  };
}

/** How the schema wants to be drawn, said on it or on what it wraps. */
function inputOf(schema: z.core.$ZodType): string | undefined {
  const { input } = z.globalRegistry.get(schema) ?? {};
  if (typeof input === 'string') return input;
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType;
  return inner && inputOf(inner);
}

/** zod gives the largest whole numbers where no limit was set. */
function isReal(limit: number | null): limit is number {
  return limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}
