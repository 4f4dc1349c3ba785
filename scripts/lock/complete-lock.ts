import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../run.ts';

interface LockedPackage {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
  'win32',
  'windows',
  'openharmony',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/**
 * Adds to the lock file the builds for other platforms that this registry does not have. npm leaves
 * them out when it writes the file, and `npm ci` then refuses it because they are missing. They are
 * marked with their platform, so no machine fetches one that it cannot run. Another folder than the
 * project's own is named as argument.
 */
const file = path.join(projectDir, process.argv[2] ?? '', 'package-lock.json');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(await readFile(file, 'utf8'));
for (const [place, parent] of Object.entries(lock.packages)) {
  if (place === '') continue;
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const words = name.split(/[/-]/);
    const os = words.find((word) => SYSTEMS.includes(word));
    const cpu = words
      .map((word) => word.replace('gnueabihf', 'arm'))
      .find((word) => PROCESSORS.includes(word));
    if (lock.packages[`node_modules/${name}`] || (!os && cpu !== 'wasm32')) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(cpu && { cpu: [cpu] }),
      ...(parent.dev && { dev: true }),
      optional: true,
      ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    };
    console.log(`added ${name}`);
  }
}
const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
