import type { z } from 'zod';
import type { Collection } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import type { ShippedFiles } from '#server/content/shipped-files.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { DocumentStore } from '#server/documents/document-store.ts';
import type { Log } from '#server/log.ts';

export interface Entry {
  id: string;
  slug: string;
}

export interface EntryKind<T extends Entry, S extends Entry> {
  collection: Collection;
  /** Folder of the shipped files, per language. */
  folder: string;
  schema: z.ZodType<T>;
  summarySchema: z.ZodType<S>;
  /** Slugs read when the shipped index is missing. */
  manifest: Record<Language, readonly string[]>;
  /** What lists need; kept in memory for every entry, so it leaves the long texts out. */
  summarise(entry: T): S;
  /** The entry as it is kept in a language: where it is saved counts, not what it says of itself. */
  inLanguage?(entry: T, language: Language): T;
  /** The entry with nothing in it but what a page may show, whoever wrote it. */
  clean?(entry: T): Promise<T>;
  /** Kept to the letter, because it is written by hand: order and absence of keys included. */
  keptAsWritten?: boolean;
  /** Whether visitors see it on this day in France (`2025-06-01`); `shipped` is the entry it was made from. */
  isPublished(entry: S, today: string, shipped?: T): boolean;
  compare(a: S, b: S): number;
  /** Said when an entry lacks what every entry must have. */
  incomplete: string;
}

export interface EntryParts {
  documents: DocumentStore;
  shipped: ShippedFiles;
  changes: ChangeFeed;
  log: Log;
  now(): Date;
}
