/** A module as it is built for the browser. */
interface BuiltModule {
  words: readonly string[];
  /** What it imports, at once or later. */
  imports: readonly string[];
}

/** The words of these modules and of all that they import. */
export function wordsReachedFrom(
  first: readonly string[],
  modules: ReadonlyMap<string, BuiltModule>,
): Set<string> {
  const reached = new Set(first);
  for (const id of reached) for (const imported of modules.get(id)?.imports ?? []) reached.add(imported);
  return new Set([...reached].flatMap((id) => modules.get(id)?.words ?? []));
}

/** What stands between spaces in the strings of a program: every class of ours is among it. */
export function wordsIn(program: unknown): string[] {
  return stringsIn(program).flatMap((text) => text.split(/\s+/).filter(Boolean));
}

function stringsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { cooked?: string }).cooked ?? ''];
  return Object.values(node).flatMap(stringsIn);
}
