import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const MOST = 30;

test('no folder of the code holds more than a reader can take in', () => {
  const crowded = ['app', 'bench', 'domain', 'scripts', 'server', 'tests'].flatMap((room) =>
    [room, ...foldersIn(room)].filter((folder) => filesIn(folder) > MOST),
  );
  expect(crowded).toEqual([]);
});

const entriesOf = (folder: string) => readdirSync(path.join(project, folder), { withFileTypes: true });
const filesIn = (folder: string) => entriesOf(folder).filter((entry) => entry.isFile()).length;

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${folder}/${name}`)
    .flatMap((inner) => [inner, ...foldersIn(inner)]);
}
