import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '#server/project-dir.ts';

const OWN = /^\/(images|media)\/((?:[\w-]+\/)*[\w.-]+)$/;

/** Reads an image of the site or of its library; undefined for one that is gone or from elsewhere. */
export function createImageReader(media: { open(name: string): Promise<Buffer | undefined> }) {
  return async (address: string): Promise<Buffer | undefined> => {
    const [, folder, name = ''] = OWN.exec(address) ?? [];
    if (folder === 'media') return media.open(name);
    if (folder !== 'images') return undefined;
    return readFile(path.join(projectDir, 'public/images', name)).catch(() => undefined);
  };
}
