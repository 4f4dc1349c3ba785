import type { Language } from '#domain/languages.ts';
import { apiFetch } from '../../editing/api-fetch.ts';

/** An article or a case study, as its calls name it. */
export interface EntryAddress {
  collection: 'articles' | 'case-studies';
  language: Language;
  id: string;
}

const addressOf = ({ collection, language, id }: EntryAddress) =>
  `/api/entries/${collection}/${language}/${encodeURIComponent(id)}`;

/** Takes an entry off the site, whatever its version; gives the version that took it off, undefined when it failed. */
export async function removeEntry(entry: EntryAddress): Promise<number | undefined> {
  const present = await revOf(await apiFetch(addressOf(entry)));
  return present === undefined ? undefined : change('DELETE', addressOf(entry), { basedOn: present });
}

/** Undoes a removal. */
export function bringBack(entry: EntryAddress, removal: number): Promise<number | undefined> {
  return change('POST', `${addressOf(entry)}/restore`, { rev: removal - 1, basedOn: removal });
}

async function change(method: string, address: string, body: unknown): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  return revOf(await apiFetch(address, { method, headers, body: JSON.stringify(body) }));
}

async function revOf(answer: Response | undefined): Promise<number | undefined> {
  return answer?.ok ? (await answer.json().catch(() => undefined))?.rev : undefined;
}
