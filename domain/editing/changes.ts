import { isPlainObject } from '../content/inspect-schema.ts';
import { valueAt } from '../content/lookup.ts';
import { type Conflict, carryOver } from './carry-over.ts';
import { mayHold, withFieldValue } from './field-value.ts';
import { isSame } from './is-same.ts';
import { type FieldShape, type GroupShape, isStamp, shapeAt } from './shape.ts';

export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

interface Depth {
  /** A list of unchanged length is told entry by entry: good to read, not to make again elsewhere. */
  intoLists?: boolean;
}

/** The fields in which two contents differ. A list or keyed map counts as one field, as it does in the store. */
export function changedFields(
  shape: FieldShape,
  before: unknown,
  after: unknown,
  { intoLists = false }: Depth = {},
  path = '',
): Change[] {
  if (before === after || isStamp(shape)) return [];
  const children = childrenOf(shape, before, after, intoLists);
  if (!children) return isSame(before, after) ? [] : [{ path, before, after }];
  return children.flatMap(([key, child]) =>
    changedFields(
      child,
      valueAt(before, key),
      valueAt(after, key),
      { intoLists },
      path ? `${path}.${key}` : key,
    ),
  );
}

/** Changes made on one version, made again on another: what only one side touched needs no question. */
export function replay(
  shape: FieldShape,
  changes: readonly Change[],
  onto: unknown,
): { content: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  let content = onto;
  for (const { path, before, after } of changes) {
    if (!mayHold(shape, path)) continue;
    const theirs = path === '' ? onto : valueAt(onto, path);
    if (isSame(theirs, after)) continue;
    if (isSame(theirs, before)) content = withFieldValue(shape, content, path, after);
    else {
      const carried = carryOver(shapeAt(shape, path), { before, mine: after, theirs }, path);
      if (!isSame(carried.withTheirs, theirs))
        content = withFieldValue(shape, content, path, carried.withTheirs);
      conflicts.push(...carried.conflicts);
    }
  }
  return { content, conflicts };
}

function childrenOf(
  shape: FieldShape,
  before: unknown,
  after: unknown,
  intoLists: boolean,
): [key: string, shape: FieldShape][] | undefined {
  if (shape.kind === 'group')
    return isWritten(before) && isWritten(after) ? groupFields(shape, [before, after]) : undefined;
  const sameLength = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!intoLists || shape.kind !== 'list' || !sameLength) return undefined;
  return before.map((_, index) => [String(index), shape.item]);
}

/** Not so a text in place of a group, such as JSON that cannot be read yet: it is one field. */
function isWritten(group: unknown): boolean {
  return group === undefined || isPlainObject(group);
}

/** What a group holds besides its own fields is compared as it is. */
const AS_IT_IS: FieldShape = { kind: 'text', initial: '' };

function groupFields({ fields, open }: GroupShape, contents: unknown[]): [key: string, shape: FieldShape][] {
  if (!open) return Object.entries(fields);
  const others = contents
    .flatMap((content) => Object.keys(content ?? {}))
    .filter((key) => !Object.hasOwn(fields, key));
  return [
    ...Object.entries(fields),
    ...[...new Set(others)].map((key): [string, FieldShape] => [key, AS_IT_IS]),
  ];
}
