import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { mediaAddress, mediaFiles } from '#domain/images/media-name.ts';
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '#domain/images/picture-rules.ts';
import { Refusal } from '#domain/refusal.ts';
import { loadSharp } from './load-sharp.ts';

/** Somebody waits for it: more effort would take five times as long for files a sixth smaller. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 76, effort: 3 };
export interface MadePicture {
  address: string;
  width: number;
  height: number;
  /** Of the largest WebP, in bytes. */
  size: number;
}

/**
 * Decodes a picture and writes it again in every width and format, upright and without what the
 * camera noted in it. Refuses with 422 what is no picture.
 */
export async function makePicture(
  source: string,
  { slug, hash, folder }: { slug: string; hash: string; folder: string },
): Promise<MadePicture> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: PICTURE_MAX_SIDE, height: PICTURE_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await picture
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(
        422,
        'Ce fichier n’est pas une image que nous savons lire (JPEG, PNG, WebP, AVIF, GIF).',
      );
    });
  const { width, height, channels } = info;
  const address = mediaAddress({ slug, hash, width, height });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  for (const file of mediaFiles(address)) {
    const resized = decoded().resize(file.width);
    await write(
      file.format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP),
      path.join(folder, file.name),
    );
  }
  const { size } = await stat(path.join(folder, path.basename(address)));
  return { address, width, height, size };
}

/** Under its name a file is whole, or not there. */
async function write(picture: Sharp, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await picture.toFile(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
