import type { Change } from '#domain/editing/changes.ts';
import type { Draft } from './draft.ts';

/** Unsaved work as it lies in the browser: it outlives the tab, the session and the network. */
export interface LocalCopy {
  /** Where it is kept. */
  id: string;
  at: string;
  changes: Change[];
}

const PREFIX = 'draft:';
/** Each tab keeps its own copies: two tabs on one section never overwrite each other. */
const tab = crypto.randomUUID();
const idOf = (key: string) => `${PREFIX}${key}#${tab}`;

/** Keeps the copy of a draft true, at every change. Nothing unsaved, no copy. */
export function keepLocalCopy(draft: Draft): () => void {
  const id = idOf(draft.key);
  let kept = draft.getState();
  holdTab();
  return draft.subscribe(() => {
    const state = draft.getState();
    if (state.content === kept.content && state.saved === kept.saved) return;
    kept = state;
    if (draft.isDirty()) write(id, { at: new Date().toISOString(), changes: draft.changes() });
    else removeLocalCopy(id);
  });
}

/** Copies of earlier visits; those of a tab that is still open belong to it. */
export async function findLocalCopies(key: string): Promise<LocalCopy[]> {
  const open = await openTabs();
  return ids()
    .filter((id) => id.startsWith(`${PREFIX}${key}#`))
    .filter((id) => id === idOf(key) || !open.has(id.slice(id.indexOf('#') + 1)))
    .flatMap(read)
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

export function removeLocalCopy(id: string): void {
  try {
    localStorage.removeItem(id);
  } catch {}
}

function ids(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function read(id: string): LocalCopy[] {
  try {
    const { at, changes } = JSON.parse(localStorage.getItem(id) ?? '');
    return typeof at === 'string' && Array.isArray(changes) ? [{ id, at, changes }] : [];
  } catch {
    return [];
  }
}

/** A browser may refuse its storage; what is written is then saved by the server alone. */
function write(id: string, copy: Omit<LocalCopy, 'id'>): void {
  try {
    localStorage.setItem(id, JSON.stringify(copy));
  } catch {}
}

let held = false;

/** A lock that the browser itself lets go when the tab closes or dies. */
function holdTab(): void {
  if (held || !navigator.locks) return;
  held = true;
  void navigator.locks.request(`${PREFIX}${tab}`, () => new Promise(() => {}));
}

async function openTabs(): Promise<Set<string>> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(locks.map(({ name = '' }) => name.slice(PREFIX.length)));
}
