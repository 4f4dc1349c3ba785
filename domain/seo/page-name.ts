/** The title of a page without the name of the agency behind it. */
export function pageName(title: string): string {
  return title.split(' | ')[0] ?? title;
}
