import type { Language } from '#domain/languages.ts';
import { apiFetch } from '../../editing/api-fetch.ts';
import { workingCopyCalls } from '../../editing/working-copy-calls.ts';

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

/** Takes an entry away, whatever its version; gives the way back, undefined when it failed. */
export async function removeEntry(entry: EntryAddress): Promise<BringBack | undefined> {
  if (entry.isNew) return removeDraft(entry);
  const basedOn = await revOf(await apiFetch(addressOf(entry)));
  if (basedOn === undefined) return undefined;
  const removal = await change('DELETE', addressOf(entry), { basedOn });
  if (removal === undefined) return undefined;
  return async () => {
    const back = { rev: removal - 1, basedOn: removal };
    return (await change('POST', `${addressOf(entry)}/restore`, back)) !== undefined;
  };
}

async function removeDraft(entry: EntryAddress): Promise<BringBack | undefined> {
  const calls = workingCopyCalls(placeOf(entry));
  const answer = await apiFetch(`/api/working-copies/${placeOf(entry)}`);
  const draft = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const removed = draft && (await calls.discard(draft.version));
  if (removed?.kind !== 'discarded') return undefined;
  return async () => (await calls.save(draft.content, removed.version)).kind === 'saved';
}

async function change(method: string, address: string, body: unknown): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  return revOf(await apiFetch(address, { method, headers, body: JSON.stringify(body) }));
}

async function revOf(answer: Response | undefined): Promise<number | undefined> {
  return answer?.ok ? (await answer.json().catch(() => undefined))?.rev : undefined;
}
