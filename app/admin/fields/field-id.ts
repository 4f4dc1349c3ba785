/** Where a field stands in the page, for links to it. */
export function fieldId(name: string, path: string): string {
  return `${name}.${path}`;
}

const OTHER = '.other';

/** The same of the field that writes in the other language. */
export function otherFieldId(name: string, path: string): string {
  return `${fieldId(name, path)}${OTHER}`;
}

/** The field of the language that is open, for either of the two. */
export function ownFieldId(id: string): string {
  return id.endsWith(OTHER) ? id.slice(0, -OTHER.length) : id;
}
