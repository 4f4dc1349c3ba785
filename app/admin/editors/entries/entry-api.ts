import type { Language } from '#domain/languages.ts';
import type { WorkingDocument } from '#server/publishing/working-copies/working-copies.ts';
import { workingCopyApi } from '../../editing/working-copy-api.ts';
import { apiFetch } from '../../http/api-fetch.ts';

/** An article or a case study, as its calls name it. */
export interface EntryAddress {
  collection: 'articles' | 'case-studies';
  language: Language;
  id: string;
  /** Nothing of it was ever published. */
  isNew: boolean;
}

/** Undoes a removal; whether it could. */
export type BringBack = () => Promise<boolean>;

const placeOf = ({ collection, language, id }: EntryAddress) =>
  `${collection}/${language}/${encodeURIComponent(id)}` as const;
const addressOf = (entry: EntryAddress) => `/api/entries/${placeOf(entry)}`;

export type Removal =
  | { kind: 'removed'; bringBack: BringBack }
  /** A scheduled publication holds it: nothing was taken away. */
  | { kind: 'scheduled'; name: string; dueAt: string }
  /** It is no draft any more: somebody published it meanwhile. */
  | { kind: 'published' }
  | { kind: 'failed' };

/** Takes an entry away, whatever its version. */
export async function removeEntry(entry: EntryAddress): Promise<Removal> {
  if (entry.isNew) return removeDraft(entry);
  const basedOn = await revOf(await apiFetch(addressOf(entry)));
  const removal = basedOn === undefined ? undefined : await change('DELETE', addressOf(entry), { basedOn });
  if (removal === undefined) return { kind: 'failed' };
  const bringBack = async () => {
    const back = { rev: removal - 1, basedOn: removal };
    return (await change('POST', `${addressOf(entry)}/restore`, back)) !== undefined;
  };
  return { kind: 'removed', bringBack };
}

async function removeDraft(entry: EntryAddress): Promise<Removal> {
  const api = workingCopyApi(placeOf(entry));
  const response = await apiFetch(`/api/working-copies/${placeOf(entry)}`);
  const draft: WorkingDocument | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (!draft) return { kind: 'failed' };
  if (draft.scheduled) return { kind: 'scheduled', ...draft.scheduled };
  if (draft.rev > 0) return { kind: 'published' };
  const removed = await api.discard(draft.version);
  if (removed.kind !== 'discarded') return { kind: 'failed' };
  const bringBack = async () => (await api.save(draft.content, removed.version)).kind === 'saved';
  return { kind: 'removed', bringBack };
}

async function change(method: string, address: string, body: unknown): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  return revOf(await apiFetch(address, { method, headers, body: JSON.stringify(body) }));
}

async function revOf(response: Response | undefined): Promise<number | undefined> {
  return response?.ok ? (await response.json().catch(() => undefined))?.rev : undefined;
}
