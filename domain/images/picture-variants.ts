import { imageAddress } from './focal-point.ts';

/** An image is there in its full width, a half and a quarter of it. */
export const PICTURE_STEPS = [1, 2, 4] as const;

type Step = (typeof PICTURE_STEPS)[number];
type Format = 'avif' | 'webp';

export interface PictureSources {
  width: number;
  height: number;
  /** Per format, every width with its address, as `srcset` writes them. */
  avif: string;
  webp: string;
}

/** `/agency/street.1600x900` in half width as WebP is `/agency/street.1600x900-800.webp`. */
export function pictureVariant(name: string, width: number, step: Step, format: Format): string {
  return step === 1 ? `${name}.${format}` : `${name}-${Math.round(width / step)}.${format}`;
}

/**
 * What a browser can choose from, told by the name alone: `street.1600x900.webp` says how large it
 * is, and the other widths stand beside it. Undefined for any other address, which is shown as it is.
 */
export function pictureSources(src: string): PictureSources | undefined {
  const [, name, w, h] = /^(\/[^?#]+\.(\d+)x(\d+))\.webp$/.exec(imageAddress(src)) ?? [];
  if (!name) return undefined;
  const width = Number(w);
  const sources = (format: Format) =>
    PICTURE_STEPS.map(
      (step) => `${pictureVariant(name, width, step, format)} ${Math.round(width / step)}w`,
    ).join(', ');
  return { width, height: Number(h), avif: sources('avif'), webp: sources('webp') };
}
