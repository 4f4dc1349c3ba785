import type { FieldShape } from '#domain/editing/shape.ts';
import type { ProblemMessage } from '../../problem-words.ts';

const expected: Record<string, string> = {
  group: 'un objet { … } est attendu',
  keyed: 'un objet { … } est attendu',
  list: 'une liste [ … ] est attendue',
  boolean: 'true ou false est attendu',
  number: 'un nombre est attendu',
};
const EXPECTED_TEXT = 'un texte entre guillemets est attendu';
const MISSING = 'champ obligatoire absent';

/**
 * What is wrong with a document at first sight, for whoever is writing it: kinds that do not fit and
 * required fields that are missing. The schema on the server has the last word.
 */
export function shapeProblems(
  shape: FieldShape,
  value: unknown,
  required: readonly string[] = [],
  path = '',
): ProblemMessage[] {
  if (!fits(shape, value)) return [{ path, message: expected[shape.kind] ?? EXPECTED_TEXT }];
  const missing = required.filter((name) => !Object.hasOwn(value as object, name));
  return [
    ...missing.map((name) => ({ path: join(path, name), message: MISSING })),
    ...childrenOf(shape, value).flatMap(([key, child, entry]) =>
      shapeProblems(child, entry, [], join(path, key)),
    ),
  ];
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function fits({ kind }: FieldShape, value: unknown): boolean {
  if (kind === 'group' || kind === 'keyed') return isObject(value);
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'boolean' || kind === 'number') return typeof value === kind;
  return typeof value === 'string';
}

function childrenOf(shape: FieldShape, value: unknown): [key: string, shape: FieldShape, value: unknown][] {
  const entries = Object.entries(value ?? {});
  if (shape.kind === 'list' || shape.kind === 'keyed')
    return entries.map(([key, entry]) => [key, shape.item, entry]);
  if (shape.kind !== 'group') return [];
  return entries.flatMap(([key, entry]) => {
    const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    return field ? [[key, field, entry] as [string, FieldShape, unknown]] : [];
  });
}
