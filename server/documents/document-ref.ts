import type { Language } from '#domain/languages.ts';

export type Collection = 'section' | 'article' | 'case-study';

/** Which document. */
export interface DocumentRef {
  collection: Collection;
  language: Language;
  id: string;
}
