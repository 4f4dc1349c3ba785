import { isPlainObject } from '../content/inspect-schema.ts';
import { type Conflict, isSame } from '../editing/changes.ts';
import { type FieldShape, isStamp } from '../editing/shape.ts';

interface Versions {
  /** What both began from. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

interface CarriedOver {
  /** Where both changed one field, it holds mine until somebody has chosen. */
  content: unknown;
  /** The same, with theirs in those fields. */
  withTheirs: unknown;
  conflicts: Conflict[];
}

/** My changes over what others published meanwhile, field by field. A list counts as one field. */
export function carryOver(shape: FieldShape | undefined, versions: Versions, path = ''): CarriedOver {
  const { before, mine, theirs } = versions;
  if (isStamp(shape) || isSame(mine, theirs) || isSame(mine, before)) return settled(theirs);
  if (isSame(theirs, before)) return settled(mine);
  const fields = shape?.kind === 'group' ? shape.fields : undefined;
  if (!fields || ![before, mine, theirs].every(isPlainObject))
    return { content: mine, withTheirs: theirs, conflicts: [{ path, before, mine, theirs }] };
  return carryOverFields(fields, versions as GroupVersions, path);
}

function settled(content: unknown): CarriedOver {
  return { content, withTheirs: content, conflicts: [] };
}

type GroupVersions = Record<keyof Versions, Record<string, unknown>>;

function carryOverFields(
  fields: Record<string, FieldShape>,
  { before, mine, theirs }: GroupVersions,
  path: string,
): CarriedOver {
  const conflicts: Conflict[] = [];
  const content: Record<string, unknown> = {};
  const withTheirs: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const versions = { before: before[key], mine: mine[key], theirs: theirs[key] };
    const carried = carryOver(fields[key], versions, path ? `${path}.${key}` : key);
    if (carried.content !== undefined) content[key] = carried.content;
    if (carried.withTheirs !== undefined) withTheirs[key] = carried.withTheirs;
    conflicts.push(...carried.conflicts);
  }
  return { content, withTheirs, conflicts };
}
