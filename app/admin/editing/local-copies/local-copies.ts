import type { Change } from '#domain/editing/changes.ts';
import type { Draft } from '../draft.ts';
import { forgetDraft, openDraftStorage, storeDraft, storedDrafts } from './draft-storage.ts';

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
  let id = idOf(draft.key);
  let kept = draft.getState();
  holdTab();
  void openDraftStorage();
  return draft.subscribe(() => {
    const state = draft.getState();
    if (state.content === kept.content && state.saved === kept.saved) return;
    kept = state;
    // What was new has a name by now.
    if (id !== idOf(draft.key)) forgetDraft(id);
    id = idOf(draft.key);
    if (draft.isDirty()) storeDraft(id, { at: new Date().toISOString(), changes: draft.changes() });
    else forgetDraft(id);
  });
}

/** Copies of earlier visits; those of a tab that is still open belong to it. */
export async function findLocalCopies(key: string): Promise<LocalCopy[]> {
  const [open, stored] = await Promise.all([openTabs(), storedDrafts().catch(() => [])]);
  return stored
    .filter(([id]) => id.startsWith(`${PREFIX}${key}#`))
    .filter(([id]) => id === idOf(key) || !open.has(id.slice(id.indexOf('#') + 1)))
    .flatMap(([id, draft]) => read(id, draft))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

function read(id: string, draft: unknown): LocalCopy[] {
  const { at, changes } = draft as Partial<LocalCopy>;
  return typeof at === 'string' && Array.isArray(changes) ? [{ id, at, changes }] : [];
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
