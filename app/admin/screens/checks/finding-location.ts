import { labelOf } from '#app/admin/fields/labels.ts';
import type { Finding } from '#domain/content-checks/check-content.ts';
import { fieldId } from '../../fields/field-row.tsx';
import { entryOf } from '../../shell/navigation.ts';
import { words } from './words.ts';

export interface Place {
  name: string;
  /** The field, as its editor calls it. */
  field: string;
  /** Below the address of the back office. */
  path: string;
  hash: string;
}

/** Fields of the common words that have an editor of their own. */
const OWN_EDITORS = ['menus', 'redirects'];

/** Where a finding is edited, down to its field where the editor has fields. */
export function findingLocation({ place, path, entry }: Pick<Finding, 'place' | 'path' | 'entry'>): Place {
  const slug = place.slice(place.indexOf('/') + 1);
  if (entry) {
    const name = entry.collection === 'articles' ? words.article(slug) : words.caseStudy(slug);
    const editor = `${entry.collection}/${encodeURIComponent(entry.id)}`;
    if (entry.collection === 'articles' || path === '') return { name, field: path, path: editor, hash: '' };
    const field = fieldId('case-study', path);
    return { name, field: labelOf(field), path: editor, hash: `#${field}` };
  }
  // A field that the other language has in an entry of a list: its list is as near as one gets.
  const [shown = path] = path.split('.*');
  const [part = ''] = path.split('.');
  const editor = place === 'common' && OWN_EDITORS.includes(part) ? part : `pages/${place}`;
  return {
    name: entryOf(editor)?.label ?? place,
    field: labelOf(`${place}.${shown}`),
    path: editor,
    hash: `#${fieldId(place, shown)}`,
  };
}
