import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The words of one page, as they stand in its file at this moment. */
export function readData(name: string) {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'data', `${name}.json`), 'utf8'));
}

/** The shared words that parts in the browser use: the others stay on the server. */
export function browserWords({ agency, header, menus, readStory }: Record<string, unknown>) {
  return { agency, header, menus, readStory };
}
