import { AsyncLocalStorage } from 'node:async_hooks';
import { EVERYTHING } from '#server/database/change-feed.ts';

/** What was read: a document by its key (`section/fr/home`), or all whose keys begin alike (`article/fr/`). */
export type Read = string;

export const EVERY_DOCUMENT: Read = '';

/** Whether the change of a document, told by its key, changes what was read. */
export function isAffected(read: Read, change: string): boolean {
  if (change === EVERYTHING || read === EVERY_DOCUMENT) return true;
  return read.endsWith('/') ? change.startsWith(read) : change === read;
}

const noting = new AsyncLocalStorage<Set<Read>>();

/** Says that whatever is being made now is made from this. */
export function noteRead(read: Read): void {
  noting.getStore()?.add(read);
}

/** Makes something, and notes in `reads` what it is made from. */
export function notingReads<Made>(reads: Set<Read>, make: () => Promise<Made>): Promise<Made> {
  return noting.run(reads, make);
}
