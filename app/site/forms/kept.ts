/** The key of the browser's storage under which visitors find again what they did not send. */
const KEY = 'typed';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type Kept = Record<string, { at: number; what: unknown }>;

/** Where there is no storage, in the exported file, which shares its storage with others, and beside an editor. */
let memory: string | null;

/** What was kept under a name, for a week at most. */
export function kept<What>(name: string): What | undefined {
  return read()[name]?.what as What | undefined;
}

/** Keeps it in this browser only, in place of what was there; nothing, when it is left out. */
export function keep(name: string, what?: unknown): void {
  const { [name]: _, ...all } = read();
  if (what !== undefined) all[name] = { at: Date.now(), what };
  memory = JSON.stringify(all);
  try {
    if (memory === '{}') ownStorage()?.removeItem(KEY);
    else ownStorage()?.setItem(KEY, memory);
  } catch {
    // A full storage keeps nothing: the page goes on without.
  }
}

function read(): Kept {
  try {
    const storage = ownStorage();
    const all = JSON.parse((storage ? storage.getItem(KEY) : memory) ?? '{}') as Kept;
    const since = Date.now() - KEPT_MS;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => at > since));
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
