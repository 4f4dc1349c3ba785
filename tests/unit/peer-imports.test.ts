import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const peersDir = path.join(project, 'bench/peers');
const sources = globSync(['next/app/**/*.{js,jsx}', 'next/*.jsx', 'astro/src/**/*.{js,jsx,astro}'], {
  cwd: peersDir,
});
/** What `copy-site.ts` makes of a file of ours: `#app/ui/icon.jsx` is `app/ui/icon.tsx`. */
const COPY = /['"](?:#|(?:\.\.\/)+generated\/)((?:app|domain)\/[^'"]+\.js(x?))['"]/g;

test('the peers have sources', () => {
  expect(sources).toEqual(expect.arrayContaining(['next/app/layout.jsx', 'astro/src/layouts/site.astro']));
});

test.each(sources)('everything of ours that %s imports is there', (file) => {
  const imports = [...readFileSync(path.join(peersDir, file), 'utf8').matchAll(COPY)];
  const missing = imports.filter(
    ([, copy = '', x]) => !existsSync(path.join(project, copy.replace(/\.jsx?$/, `.ts${x}`))),
  );
  expect(missing.map(([name]) => `${file} imports ${name}`)).toEqual([]);
});
