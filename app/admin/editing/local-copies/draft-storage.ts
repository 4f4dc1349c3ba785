/**
 * Unsaved work in the browser's database. Not in localStorage: Chromium keeps that in memory for up
 * to five seconds, and a browser that is killed meanwhile forgets it. A transaction that was
 * committed here is with the system at once. A browser may refuse its storage; what is written is
 * then saved by the server alone.
 */
const NAME = 'drafts';

let opened: IDBDatabase | undefined;
let opening: Promise<IDBDatabase | undefined> | undefined;

/** Asked for early, so that the first keystroke finds it open. */
export function openDraftStorage(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(NAME);
      request.onsuccess = () => {
        opened = request.result;
        resolve(opened);
      };
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
  return opening;
}

export function storeDraft(id: string, draft: object): void {
  change((drafts) => drafts.put(draft, id));
}

export function forgetDraft(id: string): void {
  change((drafts) => drafts.delete(id));
}

/** Every stored draft with its id. */
export async function storedDrafts(): Promise<[id: string, draft: unknown][]> {
  const database = await openDraftStorage();
  if (!database) return [];
  const drafts = database.transaction(NAME).objectStore(NAME);
  const [ids, values] = await Promise.all([resultOf(drafts.getAllKeys()), resultOf(drafts.getAll())]);
  return ids.map((id, index) => [String(id), values[index]]);
}

/** In this very task where the storage is open: the page may be gone in the next. */
function change(act: (drafts: IDBObjectStore) => void): void {
  const run = (database: IDBDatabase | undefined) => {
    try {
      const transaction = database?.transaction(NAME, 'readwrite');
      if (!transaction) return;
      act(transaction.objectStore(NAME));
      transaction.commit();
    } catch {}
  };
  if (opened) run(opened);
  else void openDraftStorage().then(run);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
