import type { Language } from './languages.ts';

export type Collection = 'section' | 'article' | 'case-study';

/** Which document. */
export interface DocumentRef {
  collection: Collection;
  language: Language;
  id: string;
}

/** As forms, maps and the change feed write a document: `section/fr/home`. */
export const documentKey = ({ collection, language, id }: DocumentRef) => `${collection}/${language}/${id}`;

/** What a key names; whether there is such a document is for others to say. */
export function readDocumentKey(key: string): { collection: string; language: string; id: string } {
  const [collection = '', language = '', ...rest] = key.split('/');
  return { collection, language, id: rest.join('/') };
}

export const isCalculator = ({ collection, id }: { collection: string; id: string }) =>
  collection === 'section' && id === 'calculator';
