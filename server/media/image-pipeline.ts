import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CropArea, cropInPixels, isTooSmall } from '#domain/images/crop.ts';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '#domain/images/image-rules.ts';
import { mediaAddress, mediaFiles } from '#domain/images/media-name.ts';
import { RequestError } from '#domain/request-error.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { loadSharp } from './load-sharp.ts';

/** Somebody waits for it: more effort would take five times as long for files a sixth smaller. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 76, effort: 3 };
const INPUT = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' } as const;

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
  /** The part of it that is kept, all of it where none is named. */
  cut?: PixelArea;
}

export type PixelArea = ReturnType<typeof cropInPixels>;

/**
 * Decodes an image and writes it again in every width and format, upright and without what the
 * camera noted in it. Refuses with 422 what is no image. All files are made before the first is kept.
 */
export async function processImage(source: string | Buffer, making: Making): Promise<ProcessedImage> {
  const { slug, hash, store, workFolder, cut } = making;
  const { data, info } = await decode(source, cut);
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
      const bytes = await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
      // Written by Node, which tells a full disk from other troubles.
      await writeFile(part, bytes);
    }
    const largest = made.find(({ name }) => name === path.basename(address));
    const { size } = await stat(largest?.part ?? '');
    for (const { name, part } of made) await store.put(name, part);
    return { address, width, height, size };
  } finally {
    for (const { part } of made) await rm(part, { force: true });
  }
}

/** The pixels of an area. Refuses with 422 what is no image, and what would be too small to show. */
export async function cutInPixels(image: Buffer, area: CropArea): Promise<PixelArea> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(image, INPUT).metadata().catch(refuseUnreadable);
  const cut = cropInPixels(area, autoOrient);
  if (isTooSmall(cut)) throw new RequestError(422, 'The area is too small.', { reason: 'crop-too-small' });
  return cut;
}

async function decode(source: string | Buffer, cut?: PixelArea) {
  const sharp = await loadSharp();
  const upright = sharp(source, INPUT).autoOrient();
  return (cut ? upright.extract(cut) : upright)
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
}

function refuseUnreadable(): never {
  throw new RequestError(422, 'This is no image that can be read.', { reason: 'image-unreadable' });
}
