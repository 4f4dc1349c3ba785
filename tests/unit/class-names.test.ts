import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['styles', 'admin/styles'].map((folder) =>
  path.resolve(import.meta.dirname, '../../app', folder),
);
/** These change the look of parts that others define. */
const CHANGING = ['print.css', 'forced-colors.css', 'motion.css', 'moment.css', 'page-frame.css'];
/** The blocks whose custom properties count everywhere. */
const ofTheWholeSite = /^(?::root|\.dark) \{([^}]*)\}/gm;
const ownClasses = /^\s*\.([a-z][\w-]*)(?=[\s:{,>[])/gm;

const files = folders
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => !CHANGING.includes(path.basename(file)));

/** What is found, and the style sheets that have it. */
function sheetsOf(find: (source: string) => string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files)
    for (const name of find(readFileSync(file, 'utf8')))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
}

const sharedBy = (found: Map<string, Set<string>>) =>
  [...found].filter(([, sheets]) => sheets.size > 1).map(([name, sheets]) => [name, ...sheets]);

test('each class is defined by one style sheet: two pages never fight over a name', () => {
  const definedIn = sheetsOf((source) => [...source.matchAll(ownClasses)].map(([, name = '']) => name));
  definedIn.delete('dark');
  expect(definedIn.size).toBeGreaterThan(50);
  expect(sharedBy(definedIn)).toEqual([]);
});

test('each colour of the whole site is defined by one style sheet: the later would win everywhere', () => {
  const definedIn = sheetsOf((source) =>
    [...source.matchAll(ofTheWholeSite)].flatMap(([, block = '']) =>
      [...block.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name),
    ),
  );
  expect(definedIn.size).toBeGreaterThan(25);
  expect(sharedBy(definedIn)).toEqual([]);
});
