import { labelOf } from '#app/admin/fields/labels.ts';
import type { DocumentName } from '#domain/publishing/publication-findings.ts';
import { findingLocation, type Place } from '../checks/finding-location.ts';

const entryCollections = { article: 'articles', 'case-study': 'case-studies' } as const;

/** What the editors call a field of a document. */
export function fieldName({ collection, id }: Pick<DocumentName, 'collection' | 'id'>, path: string): string {
  return labelOf(`${collection === 'section' ? id : collection}.${path}`);
}

/** Where a field of a document is edited, and what both are called. */
export function documentPlace({ collection, id }: DocumentName, path = '', title = ''): Place {
  if (collection === 'section') return findingLocation({ place: id, path });
  const entry = { collection: entryCollections[collection], id };
  return {
    ...findingLocation({ place: `/${title || id}`, path, entry }),
    field: path ? fieldName({ collection, id }, path) : '',
  };
}

/** As forms and the change feed write a document: `section/fr/home`. */
export const documentKey = ({ collection, language, id }: DocumentName) => `${collection}/${language}/${id}`;

export function readDocumentKey(key: string): { collection: string; language: string; id: string } {
  const [collection = '', language = '', ...rest] = key.split('/');
  return { collection, language, id: rest.join('/') };
}
