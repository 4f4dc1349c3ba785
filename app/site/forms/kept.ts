/** The key of the browser's storage under which visitors find again what they did not send. */
const KEY = 'typed';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type Kept = Record<string, { at: number; what: unknown }>;

/** Where there is no storage, in the exported file, which shares its storage with others, and beside an editor. */
let memory: Kept = {};

/** What was kept under a name, for a week at most. */
export function kept<What>(name: string): What | undefined {
  return read()[name]?.what as What | undefined;
}

/** Keeps it in this browser only, in place of what was there; nothing, when it is left out. */
export function keep(name: string, what?: unknown): void {
  const { [name]: _, ...others } = read();
  memory = what === undefined ? others : { ...others, [name]: { at: Date.now(), what } };
  const storage = ownStorage();
  try {
    if (Object.keys(memory).length > 0) storage?.setItem(KEY, JSON.stringify(memory));
    else storage?.removeItem(KEY);
  } catch {
    // A full storage keeps nothing: the page goes on without.
  }
}

function read(): Kept {
  try {
    const storage = ownStorage();
    if (storage) memory = JSON.parse(storage.getItem(KEY) ?? '{}') as Kept;
    const since = Date.now() - KEPT_MS;
    return Object.fromEntries(Object.entries(memory).filter(([, { at }]) => at > since));
  } catch {
    return {};
  }
}

function ownStorage(): Storage | undefined {
  try {
    return location.protocol === 'file:' || self !== top ? undefined : localStorage;
  } catch {
    return undefined;
  }
}
