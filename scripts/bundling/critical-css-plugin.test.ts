import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/engines.ts';
import { projectDir } from '../run.ts';
import { criticalCssByScript, wordsByScript } from './critical-css-plugin.ts';

const at = (file: string) => path.join(projectDir, file);
const home = 'app/site/screens/home/route.tsx';
const chunks = [
  { fileName: 'assets/root.js', facadeModuleId: at('app/root.tsx?react-router') },
  { fileName: 'assets/layout.js', facadeModuleId: at('app/site/shell/layout.tsx') },
  { fileName: 'assets/home.js', facadeModuleId: at(`${home}?react-router`) },
  { fileName: 'assets/admin.js', facadeModuleId: at('app/admin/layout.tsx') },
  { fileName: 'assets/shared.js', facadeModuleId: null },
];
const module = (word: string, ...imports: string[]) => ({ words: [word], imports });
/** The blocks of all pages are built into one shared script. */
const modules = new Map([
  [at('app/root.tsx?react-router'), module('root')],
  [at('app/site/shell/layout.tsx'), module('layout', 'block')],
  [at(`${home}?react-router`), { words: [], imports: [at(home)] }],
  [at(home), module('home', 'later', 'block')],
  ['later', module('later', at(home))],
  ['block', module('block')],
  ['block of another page', module('other')],
  [at('app/admin/layout.tsx'), module('admin')],
]);

test('a page has the words of its own modules, of the frame and of what they import, not of all that is in their scripts', () => {
  expect(wordsByScript(chunks, modules)).toEqual({
    '/assets/root.js': ['root', 'layout', 'block'],
    '/assets/layout.js': ['root', 'layout', 'block'],
    '/assets/home.js': ['root', 'layout', 'block', 'home', 'later'],
  });
});

test.each(chunks.slice(0, 3))(
  'a build that does not name $fileName as expected is refused: its pages would have no critical CSS',
  (unnamed) => {
    const others = chunks.filter((chunk) => chunk !== unnamed);
    expect(() => wordsByScript(others, modules)).toThrow(
      'The build names its routes in another way than expected.',
    );
  },
);

/** A folder with what a build leaves for the browser. */
async function clientBuild(sheet: string): Promise<string> {
  const folder = await newFolder();
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', sheet), '.root{top:0}.home{top:0}.admin{top:0}');
  return folder;
}

test('every script gets the rules for its words', async () => {
  const folder = await clientBuild('app-1.css');
  expect(criticalCssByScript(folder, { '/a.js': ['root'], '/b.js': ['root', 'home'] })).toEqual({
    '/a.js': '.root{top:0}',
    '/b.js': '.root{top:0}.home{top:0}',
  });
});

test('a build without a style sheet is refused', async () => {
  const folder = await clientBuild('admin-1.css');
  expect(() => criticalCssByScript(folder, {})).toThrow('The build has no style sheet of the site.');
});
