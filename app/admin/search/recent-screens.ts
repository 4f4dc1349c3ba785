const KEY = 'recent-screens';
const KEPT = 5;

/** The screens that were opened last in this browser, the last one first. */
export function recentScreens(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    // Unreadable, or not allowed: nothing was opened.
    return [];
  }
}

export function noteScreen(path: string): void {
  const kept = [path, ...recentScreens().filter((other) => other !== path)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full, or not allowed: the screens stand in the order of the menu.
  }
}

/** The last used first, but the one that is open; the others as they stood. */
export function lastUsedFirst<Screen extends { path: string }>(
  screens: readonly Screen[],
  [open, ...recent]: readonly string[],
): Screen[] {
  const rank = ({ path }: Screen) => {
    const place = path === open ? -1 : recent.indexOf(path);
    return place === -1 ? recent.length : place;
  };
  return screens.toSorted((a, b) => rank(a) - rank(b));
}
