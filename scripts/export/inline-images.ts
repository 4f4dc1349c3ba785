import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureVariant } from '../../domain/images/picture-variants.ts';
import type { Services } from '../../server/services.ts';
import { projectDir } from '../run.ts';

const PUBLIC = path.join(projectDir, 'public');
const ADDRESS = /\/(?:images|media)\/[\w./-]+\.(?:webp|avif|svg|jpg|png)/g;
/** Drawn by screens without being named in any content: the signs of pages, faces of authors, the window of the home page. */
const DRAWN = [
  ...['expertises', 'webCreation', 'webDevelopment', 'websiteRedesign', 'seo'].map(
    (name) => `/images/signs/${name}.svg`,
  ),
  ...['chloe', 'karim', 'marie', 'thomas'].map((name) => `/images/team/${name}.svg`),
  '/images/home/shelf.960x520.webp',
  '/images/home/floor.960x360.webp',
];
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** The images that a content names, by their address, as data addresses: each once, in half its width. */
export async function inlineImages(content: unknown, media: Services['media']) {
  const named = JSON.stringify(content).match(ADDRESS) ?? [];
  const addresses = [...new Set([...named, ...DRAWN])].sort();
  const images = await Promise.all(
    addresses.map(async (address): Promise<[string, string][]> => {
      const file = smaller(address);
      const bytes = await readImage(file, media);
      return bytes ? [[address, dataAddress(file, bytes)]] : [];
    }),
  );
  return Object.fromEntries(images.flat());
}

/** `…/street.1600x900.webp` is there in half its width, and smaller as AVIF. */
function smaller(address: string): string {
  const [, name, width] = /^(.*\.(\d+)x\d+)\.webp$/.exec(address) ?? [];
  return name ? pictureVariant(name, Number(width), 2, 'avif') : address;
}

async function readImage(address: string, media: Services['media']): Promise<Buffer | undefined> {
  if (address.startsWith('/media/')) return media.open(address.slice('/media/'.length));
  return readFile(path.join(PUBLIC, address)).catch(() => undefined);
}

function dataAddress(file: string, bytes: Buffer): string {
  return `data:${types[path.extname(file)]};base64,${bytes.toString('base64')}`;
}
