/** A copy of an object without the given fields. */
export function omit<T extends object, K extends keyof T>(object: T, ...fields: readonly K[]): Omit<T, K> {
  const omitted = new Set<PropertyKey>(fields);
  return Object.fromEntries(Object.entries(object).filter(([field]) => !omitted.has(field))) as Omit<T, K>;
}
