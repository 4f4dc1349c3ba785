/** A list with one entry taken out and put in at another place. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}
