import { isPlainObject } from '../content/inspect-schema.ts';
import { isSame } from './is-same.ts';
import { listEntryName } from './list-entry-name.ts';
import { type FieldShape, isStamp } from './shape.ts';

/** A field that two people changed, each in their own way. */
export interface Conflict {
  path: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

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

/**
 * My changes over what others published meanwhile, field by field. A list counts as one field, unless all
 * three hold the same entries, known by their ids or names: then each entry is carried over by itself.
 */
export function carryOver(shape: FieldShape | undefined, versions: Versions, path = ''): CarriedOver {
  const { before, mine, theirs } = versions;
  if (isStamp(shape) || isSame(mine, theirs) || isSame(mine, before)) return settled(theirs);
  if (isSame(theirs, before)) return settled(mine);
  if (shape?.kind === 'list' && haveSameEntries(versions))
    return carryOverEntries(shape.item, versions, path);
  const fields = shape?.kind === 'group' ? shape.fields : undefined;
  if (!fields || ![before, mine, theirs].every(isPlainObject))
    return { content: mine, withTheirs: theirs, conflicts: [{ path, before, mine, theirs }] };
  return carryOverFields(fields, versions as GroupVersions, path);
}

function settled(content: unknown): CarriedOver {
  return { content, withTheirs: content, conflicts: [] };
}

type ListVersions = Record<keyof Versions, unknown[]>;

function haveSameEntries(versions: Versions): versions is ListVersions {
  const [before, ...others] = Object.values(versions).map(entryKeys);
  return before !== undefined && others.every((keys) => isSame(keys, before));
}

/** What the entries of a list are known by; undefined for what is no list, and where one is not known from another. */
function entryKeys(list: unknown): string[] | undefined {
  if (!Array.isArray(list) || !list.every(isPlainObject)) return undefined;
  const keys = list.map((entry) => (typeof entry.id === 'string' ? entry.id : listEntryName(entry)));
  return keys.includes('') || new Set(keys).size < keys.length ? undefined : keys;
}

function carryOverEntries(
  item: FieldShape,
  { before, mine, theirs }: ListVersions,
  path: string,
): CarriedOver {
  const carried = before.map((was, index) =>
    carryOver(item, { before: was, mine: mine[index], theirs: theirs[index] }, `${path}.${index}`),
  );
  return {
    content: carried.map(({ content }) => content),
    withTheirs: carried.map(({ withTheirs }) => withTheirs),
    conflicts: carried.flatMap(({ conflicts }) => conflicts),
  };
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
