import type { DocumentRef } from '#domain/documents.ts';
import { fieldId } from './fields/field-id.ts';
import { labelOf } from './fields/labels.ts';
import { entryOf } from './shell/navigation.ts';

/** Where a field is edited, and what the editor calls it. */
export interface FieldLocation {
  /** Of the section, article or case study. */
  name: string;
  field: string;
  /** Below the address of the back office. */
  path: string;
  hash: string;
}

/** Fields of the common words that have an editor of their own. */
const OWN_EDITORS = ['menus', 'redirects'];

export function sectionFieldLocation(section: string, path: string): FieldLocation {
  // A field that the other language has in an entry of a list: its list is as near as one gets.
  const [shown = path] = path.split('.*');
  const [part = ''] = path.split('.');
  const editor = section === 'common' && OWN_EDITORS.includes(part) ? part : `pages/${section}`;
  return {
    name: entryOf(editor)?.label ?? section,
    field: labelOf(`${section}.${shown}`),
    path: editor,
    hash: `#${fieldId(section, shown)}`,
  };
}

interface NamedEntry {
  collection: 'articles' | 'case-studies';
  id: string;
  /** Its title, or what stands for it. */
  title: string;
}

/** The editor of articles has no addresses for its fields. */
export function entryFieldLocation({ collection, id, title }: NamedEntry, path: string): FieldLocation {
  const isArticle = collection === 'articles';
  const field = fieldId(isArticle ? 'article' : 'case-study', path);
  return {
    name: `${isArticle ? 'Article' : 'Cas client'}\u00a0: ${title}`,
    field: path && labelOf(field),
    path: `${collection}/${encodeURIComponent(id)}`,
    hash: isArticle || path === '' ? '' : `#${field}`,
  };
}

const entryCollections = { article: 'articles', 'case-study': 'case-studies' } as const;

/** Of a field of any document; with no path, of the document. */
export function fieldLocation({ collection, id }: DocumentRef, path = '', title = ''): FieldLocation {
  if (collection === 'section') return sectionFieldLocation(id, path);
  return entryFieldLocation({ collection: entryCollections[collection], id, title: title || id }, path);
}
