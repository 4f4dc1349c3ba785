/** What stands at a dotted path such as `hero.title`, own fields only. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return holds ? (value as Record<string, unknown>)[step] : undefined;
  }, content);
}

/** The same content with another value at a dotted path. Every step must be there already, as a field of its own. */
export function withValueAt(content: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  const child = valueAt(content, step);
  if (child === undefined) throw new Error(`There is no "${path}" here.`);
  const changed = rest.length === 0 ? value : withValueAt(child, rest.join('.'), value);
  return Array.isArray(content)
    ? content.with(Number(step), changed)
    : { ...(content as object), [step]: changed };
}

/** The text at a dotted key such as `home.hero.title`, or the key itself when there is none. */
export function lookup(content: unknown, key: string): string {
  const found = valueAt(content, key);
  return typeof found === 'string' ? found : key;
}
