/** The first letters of the first two names: Marie Dupont is MD. */
export function initialsOf(name: string): string {
  return name.trim().split(/\s+/).slice(0, 2).map(initialOf).join('');
}

/** The first letter of a name. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
