/**
 * The one spelling of a path: no doubled slashes, none at the end. Starting from a single slash, so
 * that `//host` can never become an address of another site.
 */
export function tidyPath(path: string): string {
  const tidy = path.replace(/[/\\]+/g, '/');
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}
