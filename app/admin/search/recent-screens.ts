const KEPT = 5;

/** The screens that were opened since the back office was, the last one first. */
let recent: readonly string[] = [];

export const recentScreens = () => recent;

export function noteScreen(path: string): void {
  recent = [path, ...recent.filter((other) => other !== path)].slice(0, KEPT);
}

/** The last used first, but the one that is open; the others as they stood. */
export function lastUsedFirst<Screen extends { path: string }>(
  screens: readonly Screen[],
  [open, ...others]: readonly string[],
): Screen[] {
  const rank = ({ path }: Screen) => {
    const place = path === open ? -1 : others.indexOf(path);
    return place === -1 ? others.length : place;
  };
  return screens.toSorted((a, b) => rank(a) - rank(b));
}
