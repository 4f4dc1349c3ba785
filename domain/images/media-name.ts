import { slugOf } from '../articles/slug.ts';
import { PICTURE_STEPS, pictureVariant } from './picture-variants.ts';

const FOLDER = '/media/';
const SLUG_MAX = 60;
/** The slug, the hash, and room for both to grow: a longer name is nobody's. */
const FILE = /^[a-z0-9][a-z0-9-]{0,99}\.\d{1,5}x\d{1,5}(?:-\d{1,5})?\.(?:avif|webp)$/;

/** Under our own folder, whether or not there can be such a file. Words may speak of the folder: it ends like an image. */
const REFERENCE = /(?<=^|["'(,\s])\/media\/[\w./-]+\.(?:avif|webp|jpe?g|png|gif|svg)\b/g;

const imageFormats = ['avif', 'webp'] as const;
type ImageFormat = (typeof imageFormats)[number];

/** The readable part of a stored image's name, made from what somebody's computer called it. */
export function mediaSlug(fileName: string): string {
  const base = (fileName.split(/[/\\]/).at(-1) ?? '').replace(/(?:\.\d+x\d+(?:-\d+)?)?\.[^.]*$/, '');
  return (
    slugOf(base.replace(/[^\p{L}\p{N}]+/gu, ' '))
      .slice(0, SLUG_MAX)
      .replace(/-+$/, '') || 'image'
  );
}

interface StoredImage {
  slug: string;
  /** Of the bytes that were sent: another image has another name, so that a name never changes what it shows. */
  hash: string;
  width: number;
  height: number;
}

/** The address that content names: its largest WebP. The others are found by it (picture-variants.ts). */
export function mediaAddress({ slug, hash, width, height }: StoredImage): string {
  return `${FOLDER}${slug}-${hash}.${width}x${height}.webp`;
}

/** Every file that belongs to an address, with its width and format. */
export function mediaFiles(address: string): { name: string; width: number; format: ImageFormat }[] {
  const stem = address.slice(FOLDER.length, -'.webp'.length);
  const width = Number(/\.(\d+)x\d+$/.exec(stem)?.[1]);
  return imageFormats.flatMap((format) =>
    PICTURE_STEPS.map((step) => ({
      name: pictureVariant(stem, width, step, format),
      width: Math.round(width / step),
      format,
    })),
  );
}

/** The images of the library that a text names, in whatever width. */
export function mediaNamedIn(text: string): string[] {
  const named = text.match(/\/media\/[a-z0-9][a-z0-9-]*\.\d{1,5}x\d{1,5}/g) ?? [];
  return named.map((stem) => `${stem}.webp`);
}

/** The same of a stored body: a case study is kept as it was written, and JSON may write a slash as `\/`. */
export function mediaNamedInJson(body: string): string[] {
  return mediaNamedIn(body.replaceAll('\\/', '/'));
}

/** The images that a text shows from our folder, each once, also those that cannot be in the library. */
export function mediaReferences(text: string): string[] {
  const named = text.match(REFERENCE) ?? [];
  return [...new Set(named.map((address) => mediaNamedIn(address)[0] ?? address))];
}

/** Whether a name can be that of a stored image; nothing else is ever looked for. */
export function isMediaFile(name: string): boolean {
  return FILE.test(name);
}
