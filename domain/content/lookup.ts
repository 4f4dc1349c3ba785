/** What stands at a dotted path such as `hero.title`, own fields only. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return holds ? (value as Record<string, unknown>)[step] : undefined;
  }, content);
}

/** The text at a dotted key such as `home.hero.title`, or the key itself when there is none. */
export function lookup(content: unknown, key: string): string {
  const found = valueAt(content, key);
  return typeof found === 'string' ? found : key;
}
