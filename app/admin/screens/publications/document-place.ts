import { labelOf } from '#app/admin/fields/labels.ts';
import type { DocumentRef } from '#domain/documents.ts';
import { findingLocation, type Place } from '../checks/finding-location.ts';

const entryCollections = { article: 'articles', 'case-study': 'case-studies' } as const;

/** What the editors call a field of a document. */
export function fieldName({ collection, id }: Pick<DocumentRef, 'collection' | 'id'>, path: string): string {
  return labelOf(`${collection === 'section' ? id : collection}.${path}`);
}

/** Where a field of a document is edited, and what both are called. */
export function documentPlace({ collection, id }: DocumentRef, path = '', title = ''): Place {
  if (collection === 'section') return findingLocation({ place: id, path });
  const entry = { collection: entryCollections[collection], id };
  return {
    ...findingLocation({ place: `/${title || id}`, path, entry }),
    field: path ? fieldName({ collection, id }, path) : '',
  };
}
