import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '#domain/images/image-rules.ts';
import { mediaAddress, mediaFiles } from '#domain/images/media-name.ts';
import { RequestError } from '#domain/request-error.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { loadSharp } from './load-sharp.ts';

/** Somebody waits for it: more effort would take five times as long for files a sixth smaller. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 76, effort: 3 };
export interface ProcessedImage {
  address: string;
  width: number;
  height: number;
  /** Of the largest WebP, in bytes. */
  size: number;
}

interface Making {
  slug: string;
  hash: string;
  store: FileStore;
  /** Where files lie until they are whole. */
  workFolder: string;
}

/**
 * Decodes an image and writes it again in every width and format, upright and without what the
 * camera noted in it. Refuses with 422 what is no image. All files are made before the first is kept.
 */
export async function processImage(source: string, making: Making): Promise<ProcessedImage> {
  const { slug, hash, store, workFolder } = making;
  const { data, info } = await decode(source);
  const { width, height, channels } = info;
  const address = mediaAddress({ slug, hash, width, height });
  const sharp = await loadSharp();
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const made = mediaFiles(address).map((file) => ({
    ...file,
    part: path.join(workFolder, `${crypto.randomUUID()}.part`),
  }));
  try {
    for (const { part, format, width: wanted } of made) {
      const resized = sharp(data, { raw: { width, height, channels } }).resize(wanted);
      await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toFile(part);
    }
    const largest = made.find(({ name }) => name === path.basename(address));
    const { size } = await stat(largest?.part ?? '');
    for (const { name, part } of made) await store.put(name, part);
    return { address, width, height, size };
  } finally {
    for (const { part } of made) await rm(part, { force: true });
  }
}

async function decode(source: string) {
  const sharp = await loadSharp();
  return sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RequestError(422, 'This is no image that can be read.', { reason: 'image-unreadable' });
    });
}
