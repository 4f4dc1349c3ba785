import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['styles', 'admin/styles'].map((folder) =>
  path.resolve(import.meta.dirname, '../../app', folder),
);
/** These change the look of parts that others define. */
const CHANGING = ['print.css', 'motion.css'];
const ownClasses = /^\s*\.([a-z][\w-]*)(?=[\s:{,>[])/gm;

test('each class is defined by one style sheet: two pages never fight over a name', () => {
  const definedIn = new Map<string, Set<string>>();
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  for (const file of files.filter((name) => !CHANGING.includes(path.basename(name)))) {
    const source = readFileSync(file, 'utf8');
    for (const [, name = ''] of source.matchAll(ownClasses))
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(file));
  }
  definedIn.delete('dark');
  expect(definedIn.size).toBeGreaterThan(50);
  const shared = [...definedIn].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => [name, ...files])).toEqual([]);
});
