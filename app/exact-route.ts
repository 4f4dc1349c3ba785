import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A route whose address is compared letter by letter, upper case included. */
export function exactRoute(
  path: string,
  file: string,
  id: string,
  children: RouteConfigEntry[] = [],
): RouteConfigEntry {
  return route(path.replace(/^\//, ''), file, { id, caseSensitive: true }, children);
}
