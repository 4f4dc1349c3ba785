import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../run.ts';

/** Packages that name their licence in a file of theirs only. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' };

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
}

export const licenceOf = (name: string, { license }: { license?: string }) =>
  license ?? readByHand[name] ?? 'unknown';

/** Every package that runs in production, on any platform, by its licence, as the lock file says. */
export async function licenceList(): Promise<string> {
  const { packages } = JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8'));
  const byLicence = new Map<string, string[]>();
  for (const [place, { version, license, dev }] of Object.entries(packages as Record<string, Locked>)) {
    if (place === '' || dev) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(name, { license });
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
  }
  const parts = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${names.sort().join(', ')}\n`);
  return `# Licences\n\nWhat runs in production, written by \`npm run lock\` from the lock file.\n\n${parts.join('\n')}`;
}

if (import.meta.main) await writeFile(path.join(projectDir, 'docs/licences.md'), await licenceList());
