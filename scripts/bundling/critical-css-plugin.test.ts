import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/engines.ts';
import { criticalCssByScript } from './critical-css-plugin.ts';

const home = 'app/site/screens/home/route.tsx?react-router';
const manifest = {
  'app/root.tsx': { file: 'assets/root.js' },
  'app/site/shell/layout.tsx': { file: 'assets/layout.js' },
  [home]: { file: 'assets/home.js', dynamicImports: ['later'] },
  later: { file: 'assets/later.js' },
  'app/admin/layout.tsx': { file: 'assets/admin.js' },
};
const files = {
  'assets/app-1.css': '.root{top:0}.layout{top:0}.home{top:0}.later{top:0}.admin{top:0}',
  'assets/root.js': '"root"',
  'assets/layout.js': '"layout"',
  'assets/home.js': '"home"',
  'assets/later.js': '"later"',
  'assets/admin.js': '"admin"',
};

/** A folder with what a build leaves for the browser. */
async function clientBuild(chunks: object, assets: Record<string, string>): Promise<string> {
  const folder = await newFolder();
  for (const name of ['.vite', 'assets']) await mkdir(path.join(folder, name));
  const all = { ...assets, '.vite/manifest.json': JSON.stringify(chunks) };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(folder, name), text);
  return folder;
}

test('every public route gets the rules for its own classes, those of the frame and those of what it loads later', async () => {
  expect(criticalCssByScript(await clientBuild(manifest, files))).toEqual({
    '/assets/root.js': '.root{top:0}.layout{top:0}',
    '/assets/layout.js': '.root{top:0}.layout{top:0}',
    '/assets/home.js': '.root{top:0}.layout{top:0}.home{top:0}.later{top:0}',
  });
});

test('a build without a style sheet is refused', async () => {
  const { 'assets/app-1.css': _, ...scripts } = files;
  const folder = await clientBuild(manifest, scripts);
  expect(() => criticalCssByScript(folder)).toThrow('The build has no style sheet of the site.');
});

test.each(['app/root.tsx', 'app/site/shell/layout.tsx', home])(
  'a build that does not name %s as expected is refused: its pages would have no critical CSS',
  async (chunk) => {
    const { [chunk]: renamed, ...others } = manifest as Record<string, object>;
    const folder = await clientBuild({ ...others, renamed }, files);
    expect(() => criticalCssByScript(folder)).toThrow(
      'The build names its routes in another way than expected.',
    );
  },
);
