const KEPT = 5;

/** The name in the entry of the history: that outlives a reload, and nothing stays in the browser's storage (CONTENT-10). */
const ENTRY = 'recentScreens';

/** The screens that were opened in this tab, the last one first. */
let recent: readonly string[] | undefined;

export const recentScreens = () => recent ?? [];

/** To be told of each address: every entry of the history can be the one that is loaded anew. */
export function noteScreen(path: string): void {
  recent ??= keptScreens();
  recent = [path, ...recent.filter((other) => other !== path)].slice(0, KEPT);
  history.replaceState({ ...history.state, [ENTRY]: recent }, '');
}

function keptScreens(): readonly string[] {
  const kept: unknown = history.state?.[ENTRY];
  return Array.isArray(kept) ? kept : [];
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
